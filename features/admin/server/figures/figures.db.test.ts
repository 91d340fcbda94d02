/** The cards and charts tell the truth about what is in the database. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyFigures, usageCharges, usageCounters } from '#platform/db/tables/usage.table.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { assets, binnedItems, jobs, projects } from '#platform/db/tables/work.table.ts';
import { monthOf } from '#platform/usage/month.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { AdminCharts, AdminStats } from '../../contract.ts';
import { contentReports } from '../reports.table.ts';
import { writeDailyFigures } from './charts.repo.ts';
import { dayOf } from './days.ts';

let app: TestApp;
let admin: Visitor;
/** Noon, this many days ago. */
const ago = (days: number) => new Date(Date.parse(`${dayOf(new Date())}T12:00:00Z`) - days * 86_400_000);
const later = new Date(Date.now() + 86_400_000);
const file = (name: string, size: number, createdAt: Date) => ({
  userId: admin.user!.id,
  storageKey: name,
  name,
  type: 'image/png',
  size,
  sha256: name,
  createdAt,
});

beforeAll(async () => {
  app = await openTestApp({ work: false });
  admin = await app.person('admin');
  const { db } = app.platform;
  const userId = admin.user!.id;
  const active = { subscriptionStatus: 'active', subscriptionPlan: 'pro' as const };
  await db.insert(users).values([
    { ...active, subscriptionEndsAt: later, createdAt: ago(3) },
    { ...active, subscriptionEndsAt: null, isActive: false, createdAt: ago(3) },
    { ...active, subscriptionEndsAt: ago(1), createdAt: ago(29) },
    { subscriptionStatus: 'active', subscriptionPlan: 'free', createdAt: ago(30) },
    { subscriptionStatus: 'trial', trialEndsAt: ago(2), createdAt: ago(60) },
  ]);
  await db.insert(projects).values([1, 2, 3].map((n) => ({ userId, title: `P${n}`, type: 'video' })));
  const used = (key: string, kind: string, days: number, refundedAt: Date | null = null) => {
    const createdAt = ago(days);
    return { key, userId, kind, month: monthOf(createdAt), createdAt, refundedAt };
  };
  await db
    .insert(usageCharges)
    .values([
      used('a', 'image', 1),
      used('b', 'image', 1),
      used('c', 'speech', 5),
      used('d', 'speech', 5, ago(5)),
      used('e', 'video', 40),
    ]);
  await db.insert(usageCounters).values([
    { userId, kind: 'image', month: monthOf(ago(1)), used: 2 },
    { userId, kind: 'speech', month: monthOf(ago(5)), used: 1 },
    { userId, kind: 'video', month: monthOf(ago(40)), used: 1 },
  ]);
  await db.insert(contentReports).values(
    ['pending', 'pending', 'resolved'].map((status, i) => ({
      reporterId: userId,
      contentType: 'project',
      contentId: `${i}`,
      reason: 'spam',
      status,
    })),
  );
  const job = { type: 'test-work', payload: {} };
  await db.insert(jobs).values([
    { ...job, status: 'completed', finishedAt: ago(2) },
    { ...job, status: 'completed', finishedAt: ago(2) },
    { ...job, status: 'failed', finishedAt: ago(2) },
    { ...job, status: 'cancelled', finishedAt: ago(2) },
    { ...job, status: 'completed', finishedAt: ago(31) },
    { ...job, status: 'queued', createdAt: new Date(Date.now() - 90_000) },
    { ...job, status: 'running' },
  ]);
  await db
    .insert(assets)
    .values([file('old', 1000, ago(50)), file('a', 200, ago(10)), file('b', 30, ago(0))]);
});
afterAll(() => app.dispose());

describe('the cards', () => {
  it('count people, work and open reports', async () => {
    const { body } = await admin.get<AdminStats>('/api/admin/stats');
    expect(body).toEqual({
      totalUsers: 6,
      activeUsers: 5,
      premiumUsers: 2,
      trialUsers: 1,
      totalProjects: 3,
      totalGenerations: 4,
      pendingReports: 2,
    });
  });

  it('say the same as the dashboard and the person’s own page', async () => {
    const { db } = app.platform;
    const userId = admin.user!.id;
    const [one] = await db.select().from(projects).limit(1);
    await db.insert(binnedItems).values({ itemType: 'project', itemId: one!.id, userId });
    const { body: all } = await admin.get<AdminStats>('/api/admin/stats');
    const { body: own } = await admin.get('/api/users/stats');
    const { body: page } = await admin.get(`/api/admin/users/${userId}`);
    expect(all).toMatchObject({ totalProjects: 2, totalGenerations: 4 });
    expect(own).toMatchObject({ projectCount: 2, generationCount: 4 });
    expect(page).toMatchObject({ projectCount: 2 });
    await db.delete(binnedItems);
  });

  it('are not remembered while the tables are small', async () => {
    await app.platform.db.insert(projects).values({ userId: admin.user!.id, title: 'P4', type: 'video' });
    expect((await admin.get<AdminStats>('/api/admin/stats')).body.totalProjects).toBe(4);
  });
});

describe('the charts', () => {
  const read = async () => (await admin.get<AdminCharts>('/api/admin/charts')).body;
  const at = <T extends { day: string }>(rows: T[], days: number): T =>
    rows.find((row) => row.day === dayOf(ago(days)))!;

  it('have every one of the last thirty days, oldest first', async () => {
    const charts = await read();
    const days = Array.from({ length: 30 }, (_, i) => dayOf(ago(29 - i)));
    const rows = [charts.signUps, charts.jobs, charts.storage, ...charts.generations.map((one) => one.days)];
    for (const row of rows) expect(row.map((one) => one.day)).toEqual(days);
  });

  it('show sign-ups, generations by type, and how jobs ended', async () => {
    const { signUps, generations: made, jobs: work } = await read();
    expect([0, 1, 3, 29].map((days) => at(signUps, days).value)).toEqual([1, 0, 2, 1]);
    expect(made.map((one) => one.type)).toEqual(['image', 'speech']);
    expect(at(made[0]!.days, 1).value).toBe(2);
    expect(at(made[1]!.days, 5).value).toBe(1);
    expect(at(work, 2)).toMatchObject({ completed: 2, failed: 1 });
    expect(work.reduce((all, day) => all + day.completed, 0)).toBe(2);
  });

  it('show what waits', async () => {
    const { queue } = await read();
    // The welcome mail of the sign-up waits too: nothing works in this test.
    expect(queue).toMatchObject({ queued: 2, running: 1 });
    expect(queue.oldestQueuedSeconds).toBeGreaterThanOrEqual(90);
    expect(queue.oldestQueuedSeconds).toBeLessThan(300);
  });

  it('show storage: noted days as noted, others from what is there, today live', async () => {
    await app.platform.db.insert(dailyFigures).values([
      { day: dayOf(ago(4)), storageBytes: 9999, users: 1 },
      { day: dayOf(ago(0)), storageBytes: 1, users: 1 },
    ]);
    const { storage } = await read();
    expect([20, 9, 4, 3, 0].map((days) => at(storage, days).value)).toEqual([1000, 1200, 9999, 1200, 1230]);
  });

  it("note today's end again and again, in one row", async () => {
    const { db } = app.platform;
    const today = dayOf(new Date());
    await Promise.all([writeDailyFigures(db, today), writeDailyFigures(db, today)]);
    const rows = (await db.select().from(dailyFigures)).filter((row) => row.day === today);
    expect(rows).toMatchObject([{ storageBytes: 1230, users: 6 }]);
  });
});
