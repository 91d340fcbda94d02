/** What notifications bring to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerNotificationRoutes } from './notifications.routes.ts';
import { sweepNotifications } from './notifications.service.ts';

export const notificationsFeature: ServerFeature = {
  name: 'notifications',
  routes: registerNotificationRoutes,
  maintenance: ({ db }) => sweepNotifications(db),
};
