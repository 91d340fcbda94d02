/** HTTP for the cards and charts of the admin dashboard. */

import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { type AdminCharts, type AdminStats, getAdminCharts, getAdminStats } from '../../contract.ts';
import { createRemembered } from '../remembered.ts';
import { readCharts } from './charts.service.ts';
import { readStats } from './stats.repo.ts';

/** Rows from which on a scan is worth avoiding. */
const MANY_ROWS = 10_000;

export function registerFigureRoutes(api: Api, { db }: Platform): void {
  const sizeOf = (stats: AdminStats) => stats.totalUsers + stats.totalProjects + stats.totalGenerations;
  const stats = createRemembered<AdminStats>({ forMs: 5000, isLarge: (value) => sizeOf(value) > MANY_ROWS });
  const charts = createRemembered<AdminCharts>({
    forMs: 15_000,
    isLarge: (value) => happenings(value) > MANY_ROWS,
  });

  api.handle(getAdminStats, () => stats('all', () => readStats(db)));
  api.handle(getAdminCharts, () => charts('all', () => readCharts(db)));
}

/** How many things the charts have counted. */
const happenings = ({ signUps, generations, jobs }: AdminCharts): number =>
  [...signUps, ...generations.flatMap((one) => one.days)].reduce((all, { value }) => all + value, 0) +
  jobs.reduce((all, day) => all + day.completed + day.failed, 0);
