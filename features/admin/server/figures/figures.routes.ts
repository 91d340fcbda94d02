/** HTTP for the cards and charts of the admin dashboard. */

import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { getAdminCharts, getAdminStats } from '../../contract.ts';
import { createFigures } from './figures.service.ts';

export function registerFigureRoutes(api: Api, { db }: Platform): void {
  const figures = createFigures(db);
  api.handle(getAdminStats, figures.stats);
  api.handle(getAdminCharts, figures.charts);
}
