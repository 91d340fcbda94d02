/** What subscriptions bring to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerJob } from '#platform/jobs/job-definition.ts';
import { findCustomerOf } from './stripe/billing.repo.ts';
import { registerBillingRoutes } from './stripe/billing.routes.ts';
import { cancelSubscriptionJob } from './stripe/cancel-subscription.job.ts';
import { expireSubscriptions } from './subscription.maintenance.ts';
import { registerUsageRoutes } from './usage.routes.ts';

export const subscriptionFeature: ServerFeature = {
  name: 'subscription',
  routes: async (api, platform) => {
    registerUsageRoutes(api, platform);
    await registerBillingRoutes(api, platform);
  },
  jobs: (platform) => [
    registerJob(cancelSubscriptionJob, async () => {
      const { cancelSubscriptionHandler } = await import('./stripe/cancel-subscription.handler.ts');
      return cancelSubscriptionHandler(platform);
    }),
  ],
  beforeAccountDeleted: async (platform, tx, userId) => {
    const customer = await findCustomerOf(tx, userId);
    if (customer)
      await platform.jobs.enqueue(cancelSubscriptionJob, { customerId: customer.customerId }, { db: tx });
  },
  maintenance: expireSubscriptions,
};
