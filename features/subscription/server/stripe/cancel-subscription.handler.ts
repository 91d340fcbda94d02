/** Ends whatever would charge somebody who is gone: running subscriptions, and payment pages still open. */

import { AppError } from '#common/errors.ts';
import { said } from '#common/wording/sentence.ts';
import type { JobHandler } from '#platform/jobs/job-definition.ts';
import { notifyAdmins } from '#platform/notifications/notify-admins.ts';
import type { Platform } from '#platform/platform.ts';
import { askStripe, createStripeClient } from './stripe-client.ts';

const OVER = new Set(['canceled', 'incomplete_expired']);

export const cancelSubscriptionHandler =
  (platform: Platform): JobHandler<{ customerId: string }> =>
  async ({ payload: { customerId }, log }) => {
    try {
      return await cancelAll(platform, customerId);
    } catch (error) {
      log.error({ err: error, customer: customerId }, 'a deleted account may still be charged');
      await reportOpenCancellation(platform, customerId);
      throw error;
    }
  };

/** From the first failure on: whether the next try helps or not, somebody should know. */
const reportOpenCancellation = (platform: Platform, customerId: string): Promise<void> =>
  notifyAdmins(platform, {
    kind: 'billing',
    title: 'A deleted account may still be charged',
    body: said`The payment provider could not end the subscription of customer ${customerId}. It is tried for two weeks; the admin area lists what is still open under Costs.`,
    link: '/admin?tab=costs',
    dedupeKey: `cancel-subscription:${customerId}`,
  });

async function cancelAll({ config }: Platform, customer: string): Promise<{ cancelled: number }> {
  if (!config.stripe)
    throw new AppError('unavailable', 'Payments are no longer set up: cancel it at the provider.');
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
}
