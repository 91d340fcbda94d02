/** What subscriptions bring to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerBillingRoutes } from './stripe/billing.routes.ts';
import { keepSubscriptions } from './subscription.upkeep.ts';
import { registerUsageRoutes } from './usage.routes.ts';

export const subscriptionFeature: ServerFeature = {
  name: 'subscription',
  routes: async (api, platform) => {
    registerUsageRoutes(api, platform);
    await registerBillingRoutes(api, platform);
  },
  upkeep: keepSubscriptions,
};
