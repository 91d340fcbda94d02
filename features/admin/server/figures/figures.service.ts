/** The figures of the admin dashboard, remembered for some seconds where counting them is a scan of large tables. */

import type { Db } from '#platform/db/database.ts';
import type { AdminCharts, AdminStats } from '../../contract.ts';
import { createTimedCache } from '../timed-cache.ts';
import { readCharts } from './charts.service.ts';
import { readStats } from './stats.repo.ts';

/** Rows from which on a scan is worth avoiding. */
const MANY_ROWS = 10_000;

export function createFigures(db: Db) {
  const sizeOf = (stats: AdminStats) => stats.totalUsers + stats.totalProjects + stats.totalGenerations;
  const stats = createTimedCache<AdminStats>({ ttlMs: 5000, isLarge: (value) => sizeOf(value) > MANY_ROWS });
  const charts = createTimedCache<AdminCharts>({
    ttlMs: 15_000,
    isLarge: (value) => eventCount(value) > MANY_ROWS,
  });
  return {
    stats: () => stats('all', () => readStats(db)),
    charts: () => charts('all', () => readCharts(db)),
  };
}

/** How many things the charts have counted. */
const eventCount = ({ signUps, generations, jobs }: AdminCharts): number =>
  [...signUps, ...generations.flatMap((one) => one.days)].reduce((all, { value }) => all + value, 0) +
  jobs.reduce((all, day) => all + day.completed + day.failed, 0);
