/** Suspending, appointing, granting: acts at once, leaves a trail, and never leaves the place without an admin. */

import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import type { ServerEvent } from '#common/job.ts';
import type { User } from '#common/user.ts';
import { auditLogs } from '#platform/db/tables/governance.table.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { notifications } from '#platform/db/tables/work.table.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { PASSWORD, type Visitor } from '#tests/harness/visitor.ts';

let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await openTestApp({ work: false });
  admin = await app.person('admin');
});
afterAll(() => app.dispose());

const change = (who: Visitor, id: string, what: 'status' | 'role' | 'plan', json: object) =>
  who.put<User & ErrorBody>(`/api/admin/users/${id}/${what}`, json);
const lastEntry = async (targetId: string) => {
  const [entry] = await app.platform.db
    .select()
    .from(auditLogs)
    .where(eq(auditLogs.targetId, targetId))
    .orderBy(desc(auditLogs.createdAt))
    .limit(1);
  return entry;
};
const eventsOf = (who: Visitor): ServerEvent[] => {
  const seen: ServerEvent[] = [];
  app.platform.events.subscribe(who.user!.id, (event) => seen.push(event));
  return seen;
};
const secondAdmin = async (name: string) => {
  const person = await app.person(name);
  expect((await change(admin, person.user!.id, 'role', { role: 'admin' })).status).toBe(200);
  return person;
};

describe('suspending', () => {
  it('ends all sessions at once and tells the open pages; activating lets in again', async () => {
    const ann = await app.person('ann');
    const elsewhere = app.visitor();
    await elsewhere.post('/api/login', { email: 'ann@example.com', password: PASSWORD });
    const seen = eventsOf(ann);
    const { status, body } = await change(admin, ann.user!.id, 'status', { isActive: false });
    expect([status, body.isActive]).toEqual([200, false]);
    expect((await ann.get('/api/auth/user')).status).toBe(401);
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401);
    await expect.poll(() => seen).toContainEqual({ type: 'session-ended' });
    expect(await lastEntry(ann.user!.id)).toMatchObject({
      adminId: admin.user!.id,
      action: 'user_suspended',
      targetType: 'user',
      details: { before: { isActive: true }, after: { isActive: false }, email: 'ann@example.com' },
    });
    expect((await lastEntry(ann.user!.id))!.details).toHaveProperty('address');

    await change(admin, ann.user!.id, 'status', { isActive: true });
    expect((await ann.get('/api/auth/user')).status).toBe(401);
    const again = await ann.post('/api/login', { email: 'ann@example.com', password: PASSWORD });
    expect(again.status).toBe(200);
    expect((await lastEntry(ann.user!.id))!.action).toBe('user_activated');
  });

  it('notes nothing when nothing changes', async () => {
    const bea = await app.person('bea');
    expect((await change(admin, bea.user!.id, 'status', { isActive: true })).status).toBe(200);
    expect(await lastEntry(bea.user!.id)).toBeUndefined();
  });

  it('is refused for oneself, for nobody, and without a value', async () => {
    const self = await change(admin, admin.user!.id, 'status', { isActive: false });
    expect([self.status, self.body.message]).toEqual([409, 'You cannot suspend your own account.']);
    expect((await change(admin, 'nobody', 'status', { isActive: false })).status).toBe(404);
    expect((await change(admin, admin.user!.id, 'status', {})).status).toBe(400);
    expect((await change(admin, admin.user!.id, 'status', { isActive: 'false' })).status).toBe(400);
  });
});

describe('roles', () => {
  it('act with the very next request, up and down', async () => {
    const mod = await app.person('mod');
    const seen = eventsOf(mod);
    expect((await mod.get('/api/moderation/reports')).status).toBe(403);
    await change(admin, mod.user!.id, 'role', { role: 'moderator' });
    expect((await mod.get('/api/moderation/reports')).status).toBe(200);
    await expect.poll(() => seen).toContainEqual({ type: 'invalidate', keys: ['/api/auth/user'] });
    await change(admin, mod.user!.id, 'role', { role: 'user' });
    expect((await mod.get('/api/moderation/reports')).status).toBe(403);
    expect(await lastEntry(mod.user!.id)).toMatchObject({
      action: 'role_changed',
      details: { before: { role: 'moderator' }, after: { role: 'user' } },
    });
  });

  it('cannot be taken from oneself, nor be made up', async () => {
    const self = await change(admin, admin.user!.id, 'role', { role: 'user' });
    expect([self.status, self.body.message]).toEqual([409, 'You cannot take the admin role from yourself.']);
    expect((await change(admin, admin.user!.id, 'role', { role: 'admin' })).status).toBe(200);
    expect((await change(admin, admin.user!.id, 'role', { role: 'king' })).status).toBe(400);
    expect((await change(admin, 'nobody', 'role', { role: 'user' })).status).toBe(404);
  });

  it.each([
    ['status', { isActive: false }],
    ['role', { role: 'user' }],
  ] as const)(
    'two admins who take each other away at the same moment: one stays (%s)',
    async (what, json) => {
      const other = await secondAdmin(`rival-${what}`);
      const answers = await Promise.all([
        change(admin, other.user!.id, what, json),
        change(other, admin.user!.id, what, json),
      ]);
      expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
      const admins = await app.platform.db
        .select()
        .from(users)
        .where(and(eq(users.role, 'admin'), eq(users.isActive, true)));
      expect(admins.length).toBeGreaterThanOrEqual(1);
      // Whoever lost is restored, so that the next case starts with the same admin.
      await app.platform.db
        .update(users)
        .set({ role: 'admin', isActive: true })
        .where(eq(users.id, admin.user!.id));
      await app.platform.sessions.announce(admin.user!.id);
      await admin.post('/api/login', { email: 'admin@example.com', password: PASSWORD });
    },
  );

  it('of an admin who was just demoted opens nothing, even when the request is already inside', async () => {
    const late = await secondAdmin('late');
    const victim = await secondAdmin('victim');
    // Their process remembers them as an admin, as it would of a request that arrived a moment before.
    expect((await late.get('/api/admin/stats')).status).toBe(200);
    await app.platform.db.update(users).set({ role: 'user' }).where(eq(users.id, late.user!.id));
    const answer = await change(late, victim.user!.id, 'role', { role: 'user' });
    expect(answer.status).toBe(403);
    // Somebody else: of the first one the process may know by now that they are no admin.
    const gone = await secondAdmin('gone');
    expect((await gone.get('/api/admin/stats')).status).toBe(200);
    await app.platform.db.update(users).set({ isActive: false }).where(eq(users.id, gone.user!.id));
    expect((await change(gone, victim.user!.id, 'role', { role: 'user' })).status).toBe(401);
  });
});

describe('plans', () => {
  const future = new Date(Date.now() + 40 * 86_400_000).toISOString();

  it('are granted with an end, act at once, and are told to the person', async () => {
    const pat = await app.person('pat');
    const { body } = await change(admin, pat.user!.id, 'plan', { plan: 'pro', endsAt: future });
    const granted = { subscriptionPlan: 'pro', subscriptionStatus: 'active', subscriptionEndsAt: future };
    expect(body).toMatchObject(granted);
    expect((await pat.get<User>('/api/auth/user')).body).toMatchObject(granted);
    expect(await lastEntry(pat.user!.id)).toMatchObject({
      action: 'plan_changed',
      details: { before: { subscriptionPlan: 'free', subscriptionStatus: 'trial' }, after: granted },
    });
    const told = await app.platform.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, pat.user!.id));
    expect(told).toMatchObject([{ kind: 'billing', title: 'You are on the Pro plan now' }]);
    expect(told[0]!.body).toContain(future.slice(0, 10));
  });

  it('without an end run on; free goes back to the trial, or ends', async () => {
    const tom = await app.person('tom');
    const gold = await change(admin, tom.user!.id, 'plan', { plan: 'gold' });
    expect(gold.body).toMatchObject({ subscriptionPlan: 'gold', subscriptionEndsAt: null });
    const trial = await change(admin, tom.user!.id, 'plan', { plan: 'free' });
    expect(trial.body).toMatchObject({
      subscriptionPlan: 'free',
      subscriptionStatus: 'trial',
      subscriptionEndsAt: tom.user!.trialEndsAt,
    });
    await app.platform.db
      .update(users)
      .set({ trialEndsAt: new Date(Date.now() - 1000) })
      .where(eq(users.id, tom.user!.id));
    const ended = await change(admin, tom.user!.id, 'plan', { plan: 'free' });
    expect(ended.body).toMatchObject({ subscriptionStatus: 'expired', subscriptionEndsAt: null });
  });

  it.each([
    [{ plan: 'diamond' }, 400],
    [{ plan: 'pro', endsAt: '2001-01-01T00:00:00Z' }, 400],
    [{ plan: 'pro', endsAt: 'tomorrow' }, 400],
    [{}, 400],
  ])('%j is refused', async (json, status) => {
    expect((await change(admin, admin.user!.id, 'plan', json)).status).toBe(status);
    expect((await change(admin, 'nobody', 'plan', { plan: 'pro' })).status).toBe(404);
  });
});
