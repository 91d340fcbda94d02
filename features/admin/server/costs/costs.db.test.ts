/** Costs in the admin area: figures of the month, prices and budgets that act, for administrators only. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { billTo } from '#platform/ai/costs/billing-context.ts';
import { monthOf } from '#platform/usage/month.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { CostFigures, CostPrice } from '../../calls/cost-calls.ts';
import { adminFeature } from '../admin.feature.ts';

let app: TestApp;
let admin: Visitor;
let ada: Visitor;
beforeAll(async () => {
  app = await openTestApp({ work: false, features: [accountFeature, adminFeature] });
  admin = await app.person('admin');
  ada = await app.person('ada');
});
afterAll(() => app.dispose());

const call = { kind: 'image', id: 'fal:flux', provider: 'fal', units: { image: 2 } } as const;
const begin = () => billTo(ada.user!.id, () => app.platform.costs.begin(call));

it('prices are set, counted by, shown with the month, and given up again', async () => {
  const put = (body: unknown) => admin.put('/api/admin/costs/prices', body);
  expect((await put({ model: 'fal:flux', unit: 'image', price: 50 })).status).toBe(200);
  await (await begin()).settle();
  const { body } = await admin.get<CostFigures>('/api/admin/costs');
  expect(body).toMatchObject({
    month: monthOf(new Date()),
    total: 0.1,
    budget: null,
    models: [{ provider: 'fal', model: 'flux', kind: 'image', calls: 1, units: { image: 2 }, cost: 0.1 }],
    people: [{ id: ada.user!.id, cost: 0.1, budget: null }],
  });
  expect(body.providers).toEqual([{ name: 'fal', values: [...Array(29).fill(0), 0.1] }]);
  const priceOf = async () =>
    (await admin.get<CostPrice[]>('/api/admin/costs/prices')).body.find(({ model }) => model === 'fal:flux');
  expect(await priceOf()).toEqual({ model: 'fal:flux', unit: 'image', price: 50, isOwn: true });
  expect((await put({ model: 'fal:flux', unit: 'image', price: null })).status).toBe(200);
  expect(await priceOf()).toBeUndefined();
  for (const bad of [{ price: -1 }, { unit: 'hour' }, { model: 'flux' }])
    expect((await put({ model: 'fal:flux', unit: 'image', price: 1, ...bad })).status).toBe(400);
  expect((await admin.get('/api/admin/costs?month=2026-13')).status).toBe(400);
});

it("a person's own budget acts at once, and is listed", async () => {
  await admin.put('/api/admin/costs/prices', { model: 'fal:flux', unit: 'image', price: 50 });
  const put = (id: string, budget: number | null) => admin.put(`/api/admin/costs/people/${id}`, { budget });
  expect((await put(ada.user!.id, 0.15)).status).toBe(200);
  await expect(begin()).rejects.toThrow('Your budget of $0.15');
  expect((await admin.get<CostFigures>('/api/admin/costs')).body.people[0]).toMatchObject({ budget: 0.15 });
  expect((await put(ada.user!.id, null)).status).toBe(200);
  await (await begin()).release();
  expect((await put('nobody', 1)).status).toBe(404);
});

it('budgets of the settings take amounts only, and nobody else sees or sets anything', async () => {
  const set = (value: string) => admin.put('/api/admin/settings/monthly_budget', { value });
  expect([(await set('a lot')).status, (await set('12.50')).status]).toEqual([400, 200]);
  expect((await admin.get<CostFigures>('/api/admin/costs')).body.budget).toBe(12.5);
  for (const path of ['/api/admin/costs', '/api/admin/costs/prices'])
    expect([(await ada.get(path)).status, (await app.visitor().get(path)).status]).toEqual([403, 401]);
  expect((await ada.put(`/api/admin/costs/people/${ada.user!.id}`, { budget: 9 })).status).toBe(403);
});
