/** Quotas under pressure: exactly as many as allowed, each counted once, given back once. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { notifications } from '#platform/db/tables/work.table.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { effectivePlan } from './usage.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ work: false });
});
afterAll(() => app.dispose());

const person = async (name: string, plan: User['subscriptionPlan'] = 'free'): Promise<User> => {
  const { user } = await app.person(name);
  if (plan === 'free') return user!;
  await app.platform.db
    .update(users)
    .set({ subscriptionPlan: plan, subscriptionStatus: 'active', subscriptionEndsAt: null })
    .where(eq(users.id, user!.id));
  return { ...user!, subscriptionPlan: plan, subscriptionStatus: 'active', subscriptionEndsAt: null };
};

const charge = async (user: User, key: string, kind = 'avatar', isMetered = true) => {
  const use = await app.platform.usage.prepare(user, kind, isMetered);
  await use.charge(app.platform.db, key);
  await use.warn();
};
const used = async (user: User, kind = 'avatar') =>
  (await app.platform.usage.usedThisMonth(user.id)).get(kind) ?? 0;

describe('a quota', () => {
  it('lets exactly as many through as it allows, of two hundred at once', async () => {
    const user = await person('crowd', 'lite');
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, (_, i) => charge(user, `crowd-${i}`)),
    );
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(25);
    expect(await used(user)).toBe(25);
    const refusal = results.find((one) => one.status === 'rejected')!.reason as AppError;
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal.status).toBe(429);
    expect(refusal.message).toMatch(
      /^You have used all 25 3D avatars of the lite plan this month\. The quota resets on \d{4}-\d{2}-01; a larger plan is at \/subscription\.$/,
    );
  });

  it('counts the same work once, however often and however parallel it is charged', async () => {
    const user = await person('same', 'lite');
    await Promise.allSettled(Array.from({ length: 20 }, () => charge(user, 'one-and-the-same')));
    await expect(charge(user, 'one-and-the-same')).rejects.toThrow();
    expect(await used(user)).toBe(1);
  });

  it('gives back once', async () => {
    const user = await person('refund', 'lite');
    await charge(user, 'refund-1');
    await charge(user, 'refund-2');
    await Promise.all(
      Array.from({ length: 10 }, () => app.platform.usage.refund(app.platform.db, 'refund-1')),
    );
    expect(await used(user)).toBe(1);
    await app.platform.usage.refund(app.platform.db, 'never-charged');
    expect(await used(user)).toBe(1);
  });

  it('is for paid cloud work by default; built-in work is counted but never stopped', async () => {
    const user = await person('metered');
    for (let i = 0; i < 5; i++) await charge(user, `builtin-${i}`, 'avatar', false);
    expect(await used(user)).toBe(5);
    // And takes no place from it: the free plan has one.
    await charge(user, 'cloud', 'avatar', true);
    expect(await used(user)).toBe(6);
    await expect(charge(user, 'cloud-2', 'avatar', true)).rejects.toMatchObject({ code: 'quota_reached' });
  });

  it('gives the place back when our own engine did the work in the end', async () => {
    const { db, usage } = app.platform;
    const user = await person('fallback');
    await charge(user, 'fell-back');
    for (let i = 0; i < 2; i++) await usage.makeFree(db, 'fell-back');
    expect([await used(user), (await usage.countedThisMonth(user.id)).get('avatar')]).toEqual([1, 0]);
    await charge(user, 'really-paid');
    await usage.refund(db, 'fell-back');
    expect(await used(user)).toBe(1);
  });

  it('follows the setting at once', async () => {
    const user = await person('setting');
    await app.platform.settings.set('quota_enforcement', 'always', null);
    await charge(user, 'always-1', 'speech', false);
    await expect(charge(user, 'always-2', 'speech', false)).rejects.toMatchObject({ code: 'quota_reached' });
    await app.platform.settings.set('quota_enforcement', 'never', null);
    await charge(user, 'never-1', 'speech', true);
    await app.platform.settings.set('quota_enforcement', 'metered', null);
    await expect(app.platform.settings.set('quota_enforcement', 'sometimes', null)).rejects.toMatchObject({
      code: 'bad_request',
    });
  });

  it('is unlimited on gold, and warns when it runs low', async () => {
    const gold = await person('gold', 'gold');
    await Promise.all(Array.from({ length: 60 }, (_, i) => charge(gold, `gold-${i}`)));
    expect(await used(gold)).toBe(60);
    const lite = await person('warned', 'lite');
    for (let i = 0; i < 25; i++) await charge(lite, `warned-${i}`);
    const told = await app.platform.db.select().from(notifications).where(eq(notifications.userId, lite.id));
    expect(told.map((one) => one.title).sort()).toEqual([
      'All 3D avatars of this month are used',
      'Most 3D avatars of this month are used',
    ]);
  });
});

describe('the plan that counts', () => {
  const base = { id: 'x', subscriptionPlan: 'pro' as const, subscriptionEndsAt: null };
  it.each([
    ['active', null, 'pro'],
    ['active', '2999-01-01T00:00:00.000Z', 'pro'],
    ['active', '2001-01-01T00:00:00.000Z', 'free'],
    ['trial', null, 'free'],
    ['expired', null, 'free'],
  ] as const)('%s until %s is %s', (subscriptionStatus, subscriptionEndsAt, plan) => {
    expect(effectivePlan({ ...base, subscriptionStatus, subscriptionEndsAt })).toBe(plan);
  });
});
