/** What cloud calls cost: counted by unit, given back when they fail, and never more than a budget, however many come at once. */

import { generateImage } from 'ai';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { costCounters, costTotals, modelCalls } from '#platform/db/tables/cost.table.ts';
import { notifications } from '#platform/db/tables/work.table.ts';
import { type FakeProvider, startFakeProvider } from '#tests/fakes/fake-provider.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { billTo } from './billing-context.ts';

const MODEL = 'compatible:painter-1';
let app: TestApp;
let provider: FakeProvider;
let admin: Visitor;
let ada: Visitor;
beforeAll(async () => {
  provider = await startFakeProvider();
  app = await openTestApp({
    work: false,
    features: [accountFeature],
    env: {
      IMAGE_MODEL: MODEL,
      SPEECH_MODEL: 'openai:tts-1',
      OPENAI_API_KEY: 'sk',
      COMPATIBLE_BASE_URL: provider.baseURL,
      COMPATIBLE_NAME: 'Studio',
    },
  });
  admin = await app.person('admin');
  ada = await app.person('ada');
  // Four cents a picture.
  await app.platform.costs.setPrice(MODEL, 'image', 40_000_000);
});
afterAll(async () => {
  await app.dispose();
  await provider.close();
});

beforeEach(async () => {
  provider.script('ok');
  const { db, settings } = app.platform;
  for (const table of [modelCalls, costCounters, costTotals, notifications]) await db.delete(table);
  await settings.set('monthly_budget', '', null);
  await settings.set('monthly_budget_person', '', null);
  await app.platform.costs.setPersonBudget(ada.user!.id, null);
});

const paint = (n = 1) =>
  billTo(ada.user!.id, async () =>
    generateImage({ model: await app.platform.models.image(), prompt: 'a fox', n, maxRetries: 0 }),
  );

const sums = async () => {
  const [total] = await app.platform.db.select().from(costTotals);
  const [own] = await app.platform.db.select().from(costCounters);
  return [total?.micros, own?.micros];
};

it('a call is noted with provider, model, units and cost, for whom it was', async () => {
  await paint();
  const [call] = await app.platform.db.select().from(modelCalls);
  expect(call).toMatchObject({
    userId: ada.user!.id,
    provider: 'Studio',
    model: 'painter-1',
    kind: 'image',
    units: { image: 1 },
    micros: 40_000,
    status: 'done',
  });
  expect(await sums()).toEqual([40_000, 40_000]);
});

it('a failed call costs nothing, and one that was lost gives its share back', async () => {
  provider.script('refuse the prompt');
  await expect(paint()).rejects.toThrow();
  expect(await sums()).toEqual([0, 0]);
  const call = { kind: 'image', id: MODEL, provider: 'Studio', units: { image: 3 } } as const;
  await billTo(ada.user!.id, () => app.platform.costs.begin(call));
  expect(await sums()).toEqual([120_000, 120_000]);
  await app.platform.costs.sweep(Date.now() + 86_400_000);
  expect(await sums()).toEqual([0, 0]);
  expect(await app.platform.db.select().from(modelCalls)).toEqual([]);
});

it('what a call took in the end is what it costs', async () => {
  const { costs } = app.platform;
  const reservation = await costs.begin({
    kind: 'transcription',
    id: 'openai:whisper-1',
    provider: 'OpenAI',
    units: { minute: 10 },
  });
  expect(await sums()).toEqual([60_000, undefined]);
  await reservation.settle({ minute: 2.5 });
  await reservation.settle({ minute: 99 });
  await reservation.release();
  expect(await sums()).toEqual([15_000, undefined]);
});

describe('a budget', () => {
  it('of a person gives exactly as many calls as fit, when two hundred come at once', async () => {
    await app.platform.settings.set('monthly_budget_person', '0.30', null);
    const call = { kind: 'image', id: MODEL, provider: 'Studio', units: { image: 1 } } as const;
    const all = await Promise.allSettled(
      Array.from({ length: 200 }, () => billTo(ada.user!.id, () => app.platform.costs.begin(call))),
    );
    const refusals = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(200 - refusals.length).toBe(7);
    expect(refusals[0]).toMatchObject({
      code: 'quota_reached',
      message: expect.stringMatching(/^Your budget of \$0\.30 for cloud models is used up this month\./),
    });
    expect(await sums()).toEqual([280_000, 280_000]);
  });

  it('of everybody refuses before the provider is asked, and tells the administrator at 80 %', async () => {
    await app.platform.settings.set('monthly_budget', '0.10', null);
    await paint();
    expect(await told(admin)).toEqual([]);
    await paint();
    expect(await told(admin)).toEqual(['Most of the budget for cloud models is used']);
    const requested = provider.requests.length;
    await expect(paint()).rejects.toMatchObject({ code: 'quota_reached' });
    expect(provider.requests.length).toBe(requested);
    expect(await sums()).toEqual([80_000, 80_000]);
  });

  it('of one person goes before everybody’s, and is told to them once', async () => {
    await app.platform.settings.set('monthly_budget_person', '0.01', null);
    await expect(paint()).rejects.toThrow(/Your budget of \$0\.01/);
    await app.platform.costs.setPersonBudget(ada.user!.id, 100_000);
    await paint();
    await paint();
    expect(await told(ada)).toEqual(['Most of your budget for cloud models is used']);
  });
});

async function told({ user }: Visitor): Promise<string[]> {
  const rows = await app.platform.db.select().from(notifications).where(eq(notifications.userId, user!.id));
  return rows.map(({ title }) => title);
}

it('a model without a price is refused while there is a budget, and administrators are asked for its price', async () => {
  const { costs, settings, db } = app.platform;
  await costs.setPrice(MODEL, 'image', null);
  try {
    await paint();
    await settings.set('monthly_budget', '5', null);
    const requested = provider.requests.length;
    await expect(paint()).rejects.toThrow(/compatible:painter-1 has no price here/);
    expect(provider.requests.length).toBe(requested);
    const told = await db.select().from(notifications).where(eq(notifications.userId, admin.user!.id));
    expect(told.map(({ title }) => title)).toContain('compatible:painter-1 has no price');
    await costs.setPrice(MODEL, 'image', 0);
    await paint();
  } finally {
    await costs.setPrice(MODEL, 'image', 40_000_000);
  }
});

it('a price that the product brings counts without being set', async () => {
  const { costs } = app.platform;
  const reservation = await costs.begin({
    kind: 'speech',
    id: 'openai:tts-1',
    provider: 'OpenAI',
    units: { character: 1000 },
  });
  await reservation.settle();
  expect(await sums()).toEqual([15_000, undefined]);
});
