/** Opens the payment provider's pages for a person. */

import type Stripe from 'stripe';
import type { BodyOf, ResponseOf } from '#common/contract.ts';
import { AppError } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import type { Db } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { getBilling, startCheckout } from '../../calls/billing-calls.ts';
import * as repo from './billing.repo.ts';
import { LIVE_STATUSES } from './billing-events.ts';
import { askStripe, type StripeClient, type StripeSettings } from './stripe-client.ts';

export async function readBilling(
  db: Db,
  userId: string,
  isConfigured: boolean,
): Promise<ResponseOf<typeof getBilling>> {
  const [customer, rows] = await Promise.all([
    repo.findCustomerOf(db, userId),
    repo.listInvoices(db, userId),
  ]);
  return {
    isConfigured,
    canManage: isConfigured && customer !== undefined,
    invoices: rows.map(({ id, number, amount, currency, status, url, issuedAt }) => ({
      id,
      number,
      amount,
      currency,
      status,
      url,
      createdAt: issuedAt.toISOString(),
    })),
  };
}

/** Nobody pays twice: a running subscription is changed in the portal. */
async function assertNoSubscription(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 20 });
  if (data.some((one) => LIVE_STATUSES.has(one.status))) {
    throw new AppError('conflict', 'You have a subscription already. Change it with Manage Subscription.');
  }
}

export function createBilling(platform: Platform, client: StripeClient, settings: StripeSettings) {
  const page = (query: string) => `${platform.baseUrl}/subscription${query}`;

  /** One customer a person, however often they begin. */
  const customerOf = async (user: User): Promise<string> => {
    const known = await repo.findCustomerOf(platform.db, user.id);
    if (known) return known.customerId;
    const stripe = await client();
    const created = await stripe.customers.create(
      { email: user.email ?? undefined, metadata: { userId: user.id } },
      { idempotencyKey: `customer:${user.id}` },
    );
    return repo.saveCustomer(platform.db, user.id, created.id);
  };

  return {
    checkout: (user: User, { plan, interval }: BodyOf<typeof startCheckout>): Promise<{ url: string }> => {
      const price = settings.prices[`${plan}-${interval}`];
      if (!price) throw new AppError('conflict', `The ${plan} plan cannot be bought ${interval} here yet.`);
      return askStripe(async () => {
        const stripe = await client();
        const customer = await customerOf(user);
        await assertNoSubscription(stripe, customer);
        const session = await stripe.checkout.sessions.create({
          mode: 'subscription',
          customer,
          client_reference_id: user.id,
          line_items: [{ price, quantity: 1 }],
          // So that the plan is known also when its price is another one day.
          subscription_data: { metadata: { plan } },
          success_url: page('?payment=done'),
          cancel_url: page('?payment=cancelled'),
        });
        return { url: session.url! };
      });
    },

    portal: async (user: User): Promise<{ url: string }> => {
      const customer = await repo.findCustomerOf(platform.db, user.id);
      if (!customer)
        throw new AppError('conflict', 'There is no subscription to manage yet. Choose a plan first.');
      return askStripe(async () => {
        const stripe = await client();
        const { url } = await stripe.billingPortal.sessions.create({
          customer: customer.customerId,
          return_url: page(''),
        });
        return { url };
      });
    },
  };
}
