/** What subscriptions bring to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { keepSubscriptions } from './subscription.upkeep.ts';
import { registerUsageRoutes } from './usage.routes.ts';

export const subscriptionFeature: ServerFeature = {
  name: 'subscription',
  routes: registerUsageRoutes,
  upkeep: keepSubscriptions,
};
