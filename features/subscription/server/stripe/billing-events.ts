/** Turns the payment provider's events into plans and invoices: each once, in any order, believed only after asking back. */

import type Stripe from 'stripe';
import { PLAN_IDS, type PlanId } from '#common/user.ts';
import { said } from '#common/wording/sentence.ts';
import type { Db } from '#platform/db/database.ts';
import { notifyAdmins } from '#platform/notifications/notify-admins.ts';
import type { Platform } from '#platform/platform.ts';
import { planOf } from '../../contract.ts';
import * as repo from './billing.repo.ts';
import { askStripe, type StripeClient, type StripeSettings } from './stripe-client.ts';

export const LIVE_STATUSES = new Set(['active', 'trialing', 'past_due']);

/** What open pages show of a subscription. */
const SHOWN = ['/api/auth/user', '/api/subscription/usage', '/api/subscription/billing'];

/** What the provider says now, and since when we know: an answer asked for earlier never overwrites a later one. */
interface Snapshot {
  customerId: string;
  askedAt: Date;
  subscription: Stripe.Subscription | undefined;
  invoice: Stripe.Invoice | undefined;
}

export function createBillingEvents(platform: Platform, client: StripeClient, settings: StripeSettings) {
  return async function handle(event: Stripe.Event): Promise<void> {
    const object = event.data.object as { id?: string; customer?: string | { id: string } | null };
    const customerId = idOf(object.customer);
    if (!customerId) return;
    if (event.type === 'checkout.session.completed') await linkCustomer(platform.db, object, customerId);
    if (!(await repo.isKnownCustomer(platform.db, customerId))) {
      // Of an account that was deleted, or of another shop at the same provider: asking would fail for ever.
      return platform.log.info(
        { event: event.id, type: event.type, customerId },
        'event of an unknown customer',
      );
    }
    const snapshot = await ask(client, event, customerId);
    const done = await platform.db.transaction(async (tx) => {
      if (!(await repo.recordEvent(tx, event.id, event.type))) return undefined;
      const customer = await repo.lockCustomer(tx, customerId);
      if (!customer) return undefined;
      if (snapshot.invoice) await repo.saveInvoice(tx, invoiceRow(snapshot.invoice, customer.userId));
      const isNewer = snapshot.askedAt > customer.updatedAt;
      const notice = isNewer ? await apply(tx, customer, snapshot, settings) : undefined;
      return { userId: customer.userId, notice };
    });
    if (!done) return;
    if (snapshot.subscription) await reportUnknownPrice(platform, snapshot.subscription, settings);
    await platform.sessions.announce(done.userId);
    await platform.events.publish(done.userId, { type: 'invalidate', keys: SHOWN });
    if (!done.notice) return;
    const dedupeKey = `billing:${event.id}`;
    await platform.notify(done.userId, { kind: 'billing', link: '/subscription', dedupeKey, ...done.notice });
  };
}

/** A person who paid through a link we made is known by the reference that we gave along. */
async function linkCustomer(db: Db, session: object, customerId: string): Promise<void> {
  const userId = (session as Stripe.Checkout.Session).client_reference_id;
  if (userId) await repo.saveCustomer(db, userId, customerId).catch(() => undefined);
}

async function ask(client: StripeClient, event: Stripe.Event, customerId: string): Promise<Snapshot> {
  const stripe = await client();
  const askedAt = new Date();
  return askStripe(async () => {
    const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 20 });
    const newest = [...data].sort((a, b) => b.created - a.created);
    const invoiceId = event.type.startsWith('invoice.')
      ? (event.data.object as Stripe.Invoice).id
      : undefined;
    return {
      customerId,
      askedAt,
      subscription: newest.find((one) => LIVE_STATUSES.has(one.status)) ?? newest[0],
      invoice: invoiceId ? await stripe.invoices.retrieve(invoiceId) : undefined,
    };
  });
}

async function apply(
  tx: Db,
  customer: repo.CustomerRow,
  { subscription, askedAt }: Snapshot,
  settings: StripeSettings,
) {
  if (!subscription) return undefined;
  const plan = await planOfSubscription(tx, customer, subscription, settings);
  const isPaid = LIVE_STATUSES.has(subscription.status);
  // Paid, but nobody can say for what: administrators are told, and nothing is taken away.
  if (isPaid && plan === undefined) return undefined;
  const isLive = isPaid && plan !== undefined;
  // A subscription that never came to life changes nothing for a person who has another plan.
  if (!isLive && customer.subscriptionId !== null && customer.subscriptionId !== subscription.id)
    return undefined;
  if (!isLive && subscription.status.startsWith('incomplete')) return undefined;
  const values = isLive
    ? { plan, status: 'active' as const, endsAt: periodEnd(subscription) }
    : { plan: 'free' as const, status: 'expired' as const, endsAt: moment(subscription.ended_at) };
  const before = await repo.setSubscription(tx, customer.userId, values);
  await repo.markSynced(tx, customer.userId, {
    subscriptionId: subscription.id,
    plan: plan ?? null,
    at: askedAt,
  });
  if (before?.plan === values.plan && before.status === values.status) return undefined;
  const name = planOf(values.plan).name;
  const title = isLive ? said`Welcome to the ${name} plan` : said`Your subscription has ended`;
  const body = isLive
    ? 'Your new limits are active at once.'
    : 'You are on the free plan now. Everything you made stays.';
  return { title, body };
}

/** By its price; else as it was bought or known so far: a paying customer loses nothing because a setting went away. */
async function planOfSubscription(
  tx: Db,
  customer: repo.CustomerRow,
  subscription: Stripe.Subscription,
  settings: StripeSettings,
): Promise<PlanId | undefined> {
  const known = planOfPrice(subscription, settings);
  if (known) return known;
  if (customer.subscriptionId === subscription.id)
    return customer.plan ?? (await repo.paidPlanOf(tx, customer.userId));
  return PLAN_IDS.find((one) => one === subscription.metadata?.plan && one !== 'free');
}

async function reportUnknownPrice(
  platform: Platform,
  subscription: Stripe.Subscription,
  settings: StripeSettings,
): Promise<void> {
  if (!LIVE_STATUSES.has(subscription.status) || planOfPrice(subscription, settings)) return;
  const prices = subscription.items.data.map((item) => item.price.id).join(', ');
  platform.log.warn({ subscription: subscription.id, prices }, 'a paid price belongs to no plan');
  await notifyAdmins(platform, {
    kind: 'billing',
    title: said`A price that is being paid belongs to no plan: ${prices}`,
    body: 'Whoever pays it keeps the plan they had. Add the price to the settings, or change the subscription at the payment provider.',
    link: '/admin',
    dedupeKey: `unknown-price:${prices}`,
  });
}

function planOfPrice(subscription: Stripe.Subscription, settings: StripeSettings): PlanId | undefined {
  const prices = new Set(subscription.items.data.map((item) => item.price.id));
  const entry = Object.entries(settings.prices).find(([, price]) => price !== undefined && prices.has(price));
  return entry?.[0].split('-')[0] as PlanId | undefined;
}

/** The provider moved this from the subscription to its items; both are read. */
function periodEnd(subscription: Stripe.Subscription): Date | null {
  const ends = subscription.items.data.map((item) => item.current_period_end ?? 0);
  const older = (subscription as unknown as { current_period_end?: number }).current_period_end ?? 0;
  return moment(Math.max(older, ...ends));
}

const moment = (seconds: number | null | undefined): Date | null =>
  seconds ? new Date(seconds * 1000) : null;

const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

const invoiceRow = (invoice: Stripe.Invoice, userId: string) => ({
  id: invoice.id,
  userId,
  number: invoice.number,
  amount: invoice.amount_paid || invoice.amount_due,
  currency: invoice.currency,
  status: invoice.status ?? 'open',
  url: invoice.hosted_invoice_url ?? null,
  issuedAt: new Date(invoice.created * 1000),
});
