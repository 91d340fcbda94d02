/** HTTP for the dashboard. */

import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { getUserStats } from '../contract.ts';
import { readUserStats } from './dashboard.service.ts';

export function registerDashboardRoutes(api: Api, { db }: Platform): void {
  api.handle(getUserStats, ({ user }) => readUserStats(db, user.id));
}
