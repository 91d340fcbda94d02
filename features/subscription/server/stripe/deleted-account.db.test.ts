/** A deleted account is charged no more, also when the payment provider was down at that moment, and its late events hurt nobody. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobs } from '#platform/db/tables/work.table.ts';
import { type FakeStripe, startFakeStripe } from '#tests/fakes/fake-stripe.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { PASSWORD, type Visitor } from '#tests/harness/visitor.ts';
import { cancelSubscriptionJob } from './cancel-subscription.job.ts';

let app: TestApp;
let stripe: FakeStripe;
let admin: Visitor;

beforeAll(async () => {
  stripe = await startFakeStripe();
  app = await openTestApp({
    env: {
      STRIPE_SECRET_KEY: 'sk_test_key',
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.base,
      STRIPE_PRICE_PRO_MONTHLY: 'price_pro_m',
    },
  });
  admin = await app.person('admin');
});
afterAll(async () => {
  await app.dispose();
  await stripe.close();
});

async function subscriber(name: string) {
  const who = await app.person(name);
  const { body } = await who.post<{ url: string }>('/api/subscription/checkout', {
    plan: 'pro',
    interval: 'monthly',
  });
  const customer = new URL(body.url).pathname.split('/')[1]!;
  const subscription = {
    id: `sub_${name}`,
    object: 'subscription',
    customer,
    status: 'active',
    created: 1000,
    items: { data: [{ price: { id: 'price_pro_m' }, current_period_end: 2_000_000_000 }] },
  };
  stripe.subscriptions.set(subscription.id, subscription);
  return { who, customer, subscription };
}

const leave = (who: Visitor) => who.delete('/api/account', { confirm: who.user!.email, password: PASSWORD });

let events = 0;
const send = (type: string, object: object) => {
  const { body, signature } = stripe.sign({ id: `evt_${++events}`, object: 'event', type, data: { object } });
  return app.visitor().send('POST', '/api/webhooks/stripe', {
    raw: body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
};

it('ends subscriptions and open payment pages with the account, and nobody else’s', async () => {
  const other = await subscriber('stays');
  const { who, customer, subscription } = await subscriber('leaves');
  expect((await leave(who)).status).toBe(200);
  await expect.poll(() => subscription.status).toBe('canceled');
  expect([...stripe.openPages.values()]).toEqual([other.customer]);
  expect(other.subscription.status).toBe('active');

  // What the provider knows no more is not asked for, or its events would come again and again.
  stripe.isDown = true;
  const requested = stripe.calls.length;
  for (const [type, object] of [
    ['customer.subscription.updated', subscription],
    ['customer.subscription.deleted', subscription],
    ['invoice.paid', { id: 'in_gone', object: 'invoice', customer }],
    ['checkout.session.completed', { id: 'cs_9', customer, client_reference_id: who.user!.id }],
  ] as const) {
    expect((await send(type, object)).status).toBe(200);
  }
  stripe.isDown = false;
  expect(stripe.calls.length).toBe(requested);
  expect(app.logLines.filter((line) => line.includes('event of an unknown customer'))).toHaveLength(4);
});

it('deletes the account while the provider is down, and cancels when it is back', async () => {
  const { who, customer, subscription } = await subscriber('unlucky');
  stripe.isDown = true;
  const before = stripe.calls.length;
  expect((await leave(who)).status).toBe(200);
  expect((await who.get('/api/auth/user')).status).toBe(401);
  await expect.poll(() => stripe.calls.length).toBeGreaterThan(before);
  expect(subscription.status).toBe('active');
  const open = async () => (await admin.get<{ customerId: string }[]>('/api/admin/cancellations')).body;
  await expect.poll(open).toMatchObject([{ customerId: customer, isTried: true }]);
  const told = async () => (await admin.get<{ items: { title: string }[] }>('/api/notifications')).body.items;
  await expect
    .poll(async () => (await told()).map(({ title }) => title))
    .toEqual(['A deleted account may still be charged']);
  expect(app.logLines.some((line) => line.includes('may still be charged'))).toBe(true);
  stripe.isDown = false;
  await expect.poll(() => subscription.status).toBe('canceled');
  await expect
    .poll(async () => {
      const rows = await app.platform.db.select().from(jobs).where(eq(jobs.type, cancelSubscriptionJob.name));
      return rows.map((row) => row.status);
    })
    .toEqual(['completed', 'completed']);
  expect(await open()).toEqual([]);
});

it('goes on for days before it is given up', () => {
  const { pauses = [], attempts } = cancelSubscriptionJob;
  const seconds = Array.from({ length: attempts - 1 }, (_, at) => pauses[at] ?? pauses.at(-1)!);
  expect(seconds.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(7 * 86_400);
});
