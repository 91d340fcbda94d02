/** HTTP for the dashboard. */

import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { getUserStats } from '../contract.ts';
import { readUserStats } from './dashboard.service.ts';

export function registerDashboardRoutes(api: Api, platform: Platform): void {
  api.handle(getUserStats, ({ user }) => readUserStats(platform, user.id));
}
