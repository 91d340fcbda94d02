/** What the calendar brings to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerCalendarRoutes } from './calendar.routes.ts';

export const calendarFeature: ServerFeature = {
  name: 'calendar',
  routes: registerCalendarRoutes,
};
