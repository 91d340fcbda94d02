/** Payments against a fake provider over HTTP: pages, signed events, forged ones, replays, any order. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { notifications } from '#platform/db/tables/work.table.ts';
import { type FakeStripe, startFakeStripe } from '#tests/fakes/fake-stripe.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { expireSubscriptions } from '../subscription.maintenance.ts';

let app: TestApp;
let stripe: FakeStripe;
let admin: Visitor;
let events = 0;

beforeAll(async () => {
  stripe = await startFakeStripe();
  app = await openTestApp({
    work: false,
    env: {
      STRIPE_SECRET_KEY: 'sk_test_key',
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.base,
      STRIPE_PRICE_PRO_MONTHLY: 'price_pro_m',
      STRIPE_PRICE_GOLD_YEARLY: 'price_gold_y',
    },
  });
  admin = await app.person('admin');
});
afterAll(async () => {
  await app.dispose();
  await stripe.close();
});

const NEXT_MONTH = Math.floor(Date.now() / 1000) + 30 * 86_400;
const me = async (who: Visitor) => (await who.get<User>('/api/auth/user')).body;
const deliver = (body: string, signature: string | undefined) =>
  app.visitor().send<ErrorBody>('POST', '/api/webhooks/stripe', {
    raw: body,
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
  });
const event = (type: string, object: object) => ({
  id: `evt_${++events}`,
  object: 'event',
  type,
  data: { object },
});
const send = (one: object) => {
  const { body, signature } = stripe.sign(one);
  return deliver(body, signature);
};

function subscription(customer: string, price: string, extra: object = {}): Record<string, unknown> {
  const id = `sub_${stripe.subscriptions.size + 1}`;
  const one = {
    id,
    object: 'subscription',
    customer,
    status: 'active',
    created: 1000 + stripe.subscriptions.size,
    items: { data: [{ price: { id: price }, current_period_end: NEXT_MONTH }] },
    ...extra,
  };
  stripe.subscriptions.set(id, one);
  return one;
}

/** A person who has begun to pay, with the provider's id of them. */
async function buyer(name: string): Promise<{ who: Visitor; customer: string }> {
  const who = await app.person(name);
  const { body } = await who.post<{ url: string }>('/api/subscription/checkout', {
    plan: 'pro',
    interval: 'monthly',
  });
  return { who, customer: new URL(body.url).pathname.split('/')[1]! };
}

describe('buying', () => {
  it('leads to the provider’s page, with one customer a person', async () => {
    const who = await app.person('ada');
    const first = await who.post<{ url: string }>('/api/subscription/checkout', {
      plan: 'pro',
      interval: 'monthly',
    });
    expect(first.body.url).toMatch(/^https:\/\/checkout\.example\/cus_\d+\/price_pro_m$/);
    const second = await who.post<{ url: string }>('/api/subscription/checkout', {
      plan: 'gold',
      interval: 'yearly',
    });
    expect(second.body.url.split('/')[3]).toBe(first.body.url.split('/')[3]);
    const portal = await who.post<{ url: string }>('/api/subscription/portal', {});
    expect(portal.body.url).toMatch(/^https:\/\/portal\.example\/cus_/);
    expect((await who.get('/api/subscription/billing')).body).toMatchObject({
      isConfigured: true,
      canManage: true,
    });
  });

  it('says so when a plan has no price here, a person has nothing to manage, or the provider is down', async () => {
    const who = await app.person('bob');
    const noPrice = await who.post<ErrorBody>('/api/subscription/checkout', {
      plan: 'lite',
      interval: 'monthly',
    });
    expect(noPrice.status).toBe(409);
    expect((await who.post('/api/subscription/checkout', { plan: 'free', interval: 'monthly' })).status).toBe(
      400,
    );
    expect((await who.post('/api/subscription/portal', {})).status).toBe(409);
    stripe.isDown = true;
    const down = await who.post<ErrorBody>('/api/subscription/checkout', {
      plan: 'pro',
      interval: 'monthly',
    });
    stripe.isDown = false;
    expect(down.status).toBe(502);
    expect(down.text).not.toContain('sk_test');
  });
});

describe('buying twice', () => {
  it('is refused while a subscription runs', async () => {
    const { who, customer } = await buyer('twice');
    subscription(customer, 'price_pro_m');
    const again = await who.post<ErrorBody>('/api/subscription/checkout', {
      plan: 'gold',
      interval: 'yearly',
    });
    expect(again.status).toBe(409);
    expect(again.body.message).toContain('Manage Subscription');
  });
});

describe('events', () => {
  it('set plan, status and end, tell the person, and end again', async () => {
    const { who, customer } = await buyer('carl');
    const bought = subscription(customer, 'price_pro_m');
    const seen: unknown[] = [];
    app.platform.events.subscribe(who.user!.id, (one) => seen.push(one));
    expect((await send(event('customer.subscription.created', bought))).status).toBe(200);
    expect(await me(who)).toMatchObject({
      subscriptionPlan: 'pro',
      subscriptionStatus: 'active',
      subscriptionEndsAt: new Date(NEXT_MONTH * 1000).toISOString(),
    });
    await expect.poll(() => JSON.stringify(seen)).toContain('/api/subscription/usage');
    await expireSubscriptions(app.platform, new Date(NEXT_MONTH * 1000 + 3_600_000));
    expect((await me(who)).subscriptionPlan).toBe('pro');
    Object.assign(bought, { status: 'canceled', ended_at: NEXT_MONTH });
    await send(event('customer.subscription.deleted', bought));
    expect(await me(who)).toMatchObject({ subscriptionPlan: 'free', subscriptionStatus: 'expired' });
    const told = await app.platform.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, who.user!.id));
    expect(told.map((one) => one.title).sort()).toEqual([
      'Welcome to the Pro plan',
      'Your subscription has ended',
    ]);
  });

  it('are acted upon once, also when replayed many times at once', async () => {
    const { who, customer } = await buyer('dora');
    const created = event('customer.subscription.created', subscription(customer, 'price_pro_m'));
    await Promise.all(Array.from({ length: 5 }, () => send(created)));
    await app.platform.db.update(users).set({ subscriptionPlan: 'lite' }).where(eq(users.id, who.user!.id));
    expect((await send(created)).status).toBe(200);
    const [row] = await app.platform.db.select().from(users).where(eq(users.id, who.user!.id));
    expect(row!.subscriptionPlan).toBe('lite');
  });

  it('may come in any order: the provider’s present word counts, not the message', async () => {
    const { who, customer } = await buyer('emil');
    const old = subscription(customer, 'price_pro_m', { status: 'canceled', ended_at: 5000 });
    subscription(customer, 'price_gold_y');
    await send(event('customer.subscription.updated', { ...old, status: 'active', ended_at: null }));
    expect((await me(who)).subscriptionPlan).toBe('gold');
    await send(event('customer.subscription.deleted', old));
    expect(await me(who)).toMatchObject({ subscriptionPlan: 'gold', subscriptionStatus: 'active' });
  });

  it('fill the billing history with the invoice as it stands', async () => {
    const { who, customer } = await buyer('fay');
    const invoice = {
      id: 'in_1',
      object: 'invoice',
      customer,
      number: 'A-1',
      amount_due: 3900,
      amount_paid: 3900,
      currency: 'usd',
      status: 'paid',
      created: 1_700_000_000,
      hosted_invoice_url: 'https://invoice.example/1',
    };
    stripe.invoices.set('in_1', invoice);
    await send(event('invoice.paid', invoice));
    await send(event('invoice.finalized', { ...invoice, status: 'open', amount_paid: 0 }));
    const { body } = await who.get<{ invoices: object[] }>('/api/subscription/billing');
    expect(body.invoices).toEqual([
      {
        id: 'in_1',
        number: 'A-1',
        amount: 3900,
        currency: 'usd',
        status: 'paid',
        url: 'https://invoice.example/1',
        createdAt: '2023-11-14T22:13:20.000Z',
      },
    ]);
    const other = await app.person('gus');
    expect((await other.get<{ invoices: object[] }>('/api/subscription/billing')).body.invoices).toEqual([]);
  });

  it('keep the plan of who pays when its price is no longer in the settings, and tell the administrator', async () => {
    const { who, customer } = await buyer('loyal');
    const bought = subscription(customer, 'price_pro_m');
    await send(event('customer.subscription.created', bought));
    expect((await me(who)).subscriptionPlan).toBe('pro');
    (bought as { items: object }).items = {
      data: [{ price: { id: 'price_of_last_year' }, current_period_end: NEXT_MONTH }],
    };
    await send(event('customer.subscription.updated', bought));
    expect(await me(who)).toMatchObject({ subscriptionPlan: 'pro', subscriptionStatus: 'active' });
    const told = (await admin.get<{ items: { title: string }[] }>('/api/notifications')).body.items;
    expect(told.map(({ title }) => title)).toContain(
      'A price that is being paid belongs to no plan: price_of_last_year',
    );
  });

  it('of strangers and of other kinds change nothing', async () => {
    expect(
      (await send(event('customer.subscription.created', subscription('cus_unknown', 'price_pro_m')))).status,
    ).toBe(200);
    expect((await send(event('product.created', { id: 'prod_1' }))).status).toBe(200);
  });

  it('are refused when forged, altered, too old or unsigned', async () => {
    const { who, customer } = await buyer('hal');
    const one = event('customer.subscription.created', subscription(customer, 'price_gold_y'));
    const good = stripe.sign(one);
    const forged = stripe.sign(one, { secret: 'whsec_guess' });
    const old = stripe.sign(one, { at: Math.floor(Date.now() / 1000) - 3600 });
    for (const [body, signature] of [
      [good.body, forged.signature],
      [good.body.replace('gold', 'free'), good.signature],
      [old.body, old.signature],
      [good.body, undefined],
      [good.body, 't=1,v1=zz'],
    ] as const) {
      const answer = await deliver(body, signature);
      expect(answer.status).toBe(400);
      expect(answer.body.message).toBe('The signature of this event is not right.');
    }
    expect((await me(who)).subscriptionPlan).toBe('free');
  });

  it('are sent again by the provider when we could not act', async () => {
    const { who, customer } = await buyer('ida');
    const one = event('customer.subscription.created', subscription(customer, 'price_pro_m'));
    stripe.isDown = true;
    expect((await send(one)).status).toBe(502);
    stripe.isDown = false;
    expect((await send(one)).status).toBe(200);
    expect((await me(who)).subscriptionPlan).toBe('pro');
  });
});

describe('without a payment provider', () => {
  it('says so', async () => {
    const plain = await openTestApp({ work: false });
    try {
      const who = await plain.person('jo');
      expect((await who.get('/api/subscription/billing')).body).toEqual({
        isConfigured: false,
        canManage: false,
        invoices: [],
      });
      const answer = await who.post<ErrorBody>('/api/subscription/checkout', {
        plan: 'pro',
        interval: 'monthly',
      });
      expect(answer.status).toBe(409);
      expect(answer.body.message).toBe('Payments are not set up on this installation.');
      expect((await plain.visitor().send('POST', '/api/webhooks/stripe', { raw: '{}' })).status).toBe(404);
    } finally {
      await plain.dispose();
    }
  });
});
