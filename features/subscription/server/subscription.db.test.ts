/** Usage over HTTP, and subscriptions that end on their day. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '#common/user.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { notifications } from '#platform/db/tables/work.table.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Usage } from '../calls/billing-calls.ts';
import { expireSubscriptions } from './subscription.maintenance.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ work: false });
});
afterAll(() => app.dispose());

const HOUR = 3_600_000;
const change = (who: Visitor, values: Partial<typeof users.$inferInsert>) =>
  app.platform.db.update(users).set(values).where(eq(users.id, who.user!.id));
const titles = async (who: Visitor) =>
  (await app.platform.db.select().from(notifications).where(eq(notifications.userId, who.user!.id))).map(
    (one) => one.title,
  );
const me = async (who: Visitor) => (await who.get<User>('/api/auth/user')).body;

describe('usage', () => {
  it('shows what was really used and stored, and the limits of the plan', async () => {
    const ada = await app.person('ada');
    const { usage, assets, db } = app.platform;
    const use = await usage.prepare(ada.user!, 'image', false);
    await use.charge(db, 'i1');
    await use.charge(db, 'i2');
    await usage.refund(db, 'i2');
    await assets.save({ userId: ada.user!.id, name: 'a', type: 'image/png', bytes: new Uint8Array(1234) });
    const { body } = await ada.get<Usage>('/api/subscription/usage');
    expect(body.kinds).toContainEqual({ kind: 'image', used: 1, limit: 1, isLimited: false });
    expect(body.kinds.map((one) => one.kind)).toEqual(['image', 'avatar', 'video', 'coverSong', 'speech']);
    expect(body.storage).toEqual({ usedBytes: 1234, limitBytes: 1024 ** 3 });
    expect(body.plan).toBe('free');
    expect(body.periodStart).toMatch(/-01T00:00:00\.000Z$/);
    expect(new Date(body.resetsAt).getTime()).toBeGreaterThan(Date.now());
    // The dashboard shows the same number.
    await ada.post('/api/notes', { title: 'Rye' });
    expect((await ada.get('/api/users/stats')).body).toMatchObject({
      usedThisMonth: 1,
      counts: { note: 1, book: 0 },
    });
    expect((await app.visitor().get('/api/subscription/usage')).status).toBe(401);
  });
});

describe('upkeep', () => {
  it('warns once before a trial ends, then ends it', async () => {
    const bob = await app.person('bob');
    const end = new Date(bob.user!.trialEndsAt!).getTime();
    await expireSubscriptions(app.platform, new Date(end - 7 * HOUR));
    expect(await titles(bob)).toEqual([]);
    await expireSubscriptions(app.platform, new Date(end - 5 * HOUR));
    await expireSubscriptions(app.platform, new Date(end - 1 * HOUR));
    expect(await titles(bob)).toEqual(['Your trial ends soon']);
    expect((await me(bob)).subscriptionStatus).toBe('trial');
    await expireSubscriptions(app.platform, new Date(end));
    expect(await me(bob)).toMatchObject({ subscriptionStatus: 'expired', subscriptionPlan: 'free' });
  });

  it('ends a granted plan on its day, and leaves one without an end alone', async () => {
    const [carl, dora] = [await app.person('carl'), await app.person('dora')];
    const end = new Date(Date.now() + HOUR);
    await change(carl, { subscriptionStatus: 'active', subscriptionPlan: 'pro', subscriptionEndsAt: end });
    await change(dora, { subscriptionStatus: 'active', subscriptionPlan: 'gold', subscriptionEndsAt: null });
    await expireSubscriptions(app.platform, new Date(end.getTime() - 1));
    await expireSubscriptions(app.platform, end);
    await expireSubscriptions(app.platform, end);
    expect(await me(carl)).toMatchObject({ subscriptionStatus: 'expired', subscriptionPlan: 'free' });
    expect((await titles(carl)).filter((title) => title.includes('plan has ended'))).toEqual([
      'Your Pro plan has ended',
    ]);
    const [row] = await app.platform.db.select().from(users).where(eq(users.id, dora.user!.id));
    expect(row).toMatchObject({ subscriptionStatus: 'active', subscriptionPlan: 'gold' });
  });
});
