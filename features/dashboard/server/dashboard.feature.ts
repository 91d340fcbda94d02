/** What the dashboard brings to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerDashboardRoutes } from './dashboard.routes.ts';

export const dashboardFeature: ServerFeature = {
  name: 'dashboard',
  routes: registerDashboardRoutes,
};
