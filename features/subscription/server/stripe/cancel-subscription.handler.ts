/** Ends whatever would charge somebody who is gone: running subscriptions, and payment pages still open. */

import type { JobHandler } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { askStripe, createStripeClient } from './stripe-client.ts';

const OVER = new Set(['canceled', 'incomplete_expired']);

export const cancelSubscriptionHandler =
  ({ config }: Platform): JobHandler<{ customerId: string }> =>
  async ({ payload: { customerId: customer }, log }) => {
    if (!config.stripe) {
      log.error({ customer }, 'payments are no longer set up: cancel the subscription at the provider');
      return { cancelled: 0 };
    }
    const stripe = await createStripeClient(config.stripe)();
    return askStripe(async () => {
      // Pages first: one that is paid in between has become a subscription by then.
      const pages = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
      for (const page of pages.data) await stripe.checkout.sessions.expire(page.id);
      const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
      const running = data.filter((one) => !OVER.has(one.status));
      for (const one of running) await stripe.subscriptions.cancel(one.id);
      return { cancelled: running.length };
    });
  };
