/** What maintenance forgets and removes: in one process a day, also when none lives that long. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#common/ids.ts';
import { createCache } from '#platform/assets/cache.ts';
import { installationKeys } from '#platform/db/tables/governance.table.ts';
import { usageCharges } from '#platform/db/tables/usage.table.ts';
import { jobs } from '#platform/db/tables/work.table.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { isDue, runMaintenance } from './maintenance.ts';

const DAY = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ work: false });
});
afterAll(() => app.dispose());

it('a daily duty is done once a day by whoever comes first, whenever it was started', async () => {
  const { db } = app.platform;
  const at = (days: number) =>
    Promise.all([1, 2, 3].map(() => isDue(db, 'test', DAY, Date.now() + days * DAY)));
  expect((await at(0)).filter(Boolean)).toHaveLength(1);
  expect((await at(0.5)).filter(Boolean)).toHaveLength(0);
  expect((await at(1.1)).filter(Boolean)).toHaveLength(1);
});

it('the key of the installation is made before the first file, once', async () => {
  const keys = () => app.platform.db.select().from(installationKeys);
  expect(await keys()).toEqual([]);
  await Promise.all([1, 2].map(() => runMaintenance(app.platform, [])));
  const [made, ...others] = await keys();
  expect([made?.certificates.length, others]).toEqual([2, []]);
});

it('bytes without a row go soon after a start and every day, but not those that are still being used', async () => {
  const { storage, db } = app.platform;
  const { user } = await app.person();
  const put = (key: string) => storage.put(key, Buffer.from('lost'), { contentType: 'image/png' });
  const isThere = (key: string) =>
    storage.head(key).then(
      () => true,
      () => false,
    );
  const item = newId();
  const [lost, piece] = ['assets/lost/file', `assets/lost/piece-${item}-0`];
  const generationJobs = {
    id: 'making',
    userId: user!.id,
    type: 'x',
    payload: {},
    itemType: 'x',
    itemId: item,
  };
  await db.insert(jobs).values({ ...generationJobs, status: 'running' });
  for (const key of [lost, piece]) await put(key);
  await runMaintenance(app.platform, []);
  // As young as that it may be waiting for its row.
  for (const turn of [0, 2]) await runMaintenance(app.platform, [], { turn });
  expect(await isThere(lost)).toBe(true);
  const later = { now: Date.now() + 20 * 60_000 };
  await runMaintenance(app.platform, [], { ...later, turn: 1 });
  expect(await isThere(lost)).toBe(true);
  await runMaintenance(app.platform, [], { ...later, turn: 2 });
  expect([await isThere(lost), await isThere(piece)]).toEqual([false, true]);
  await db.delete(jobs).where(eq(jobs.id, 'making'));
  await runMaintenance(app.platform, [], { now: Date.now() + 2 * DAY });
  expect(await isThere(piece)).toBe(false);
});

it('jobs and charges of long ago are forgotten, those of today are not', async () => {
  const { db, usage } = app.platform;
  const { user } = await app.person();
  const finished = { userId: user!.id, type: 'x', status: 'completed' as const, payload: {} };
  await db.insert(jobs).values([
    { ...finished, id: 'old', finishedAt: new Date(Date.now() - 31 * DAY) },
    { ...finished, id: 'new', finishedAt: new Date() },
    { ...finished, id: 'waiting', status: 'queued' },
  ]);
  const use = await usage.prepare(user!, 'image', false);
  for (const key of ['old', 'new']) await use.charge(db, key);
  await db
    .update(usageCharges)
    .set({ createdAt: new Date(Date.now() - 120 * DAY) })
    .where(eq(usageCharges.key, 'old'));
  await runMaintenance(app.platform, []);
  const left = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.userId, user!.id));
  expect(left.map((one) => one.id).sort()).toEqual(['new', 'waiting']);
  expect((await db.select().from(usageCharges)).map((one) => one.key)).toEqual(['new']);
  expect((await usage.usedThisMonth(user!.id)).get('image')).toBe(2);
});

it('what can be made again stays within its limits, the newest of it', async () => {
  const { storage, log } = app.platform;
  const cache = createCache(storage, log, { perPerson: 1000, total: 2500 });
  let made = 0;
  const once = (person: string, recipe: number) =>
    cache.once(person, recipe, 'text/plain', async () => {
      made++;
      return Buffer.alloc(300, recipe);
    });
  for (const person of ['a', 'b', 'c']) {
    for (let i = 0; i < 8; i++) {
      await once(person, i);
      await new Promise((next) => setTimeout(next, 5));
    }
  }
  expect(made).toBe(24);
  await cache.sweep();
  const left = { a: 0, b: 0, c: 0 };
  let bytes = 0;
  for await (const { key, size } of storage.list('cache/')) {
    left[key.split('/')[1] as 'a']++;
    bytes += size;
  }
  expect(bytes).toBeLessThanOrEqual(2500);
  expect(Math.max(...Object.values(left))).toBeLessThanOrEqual(3);
  await Promise.all([once('c', 7), once('c', 7)]);
  expect(made).toBe(24);
  await cache.removeAllOf('c');
  expect(await cache.has('c', 7)).toBe(false);
  await Promise.all([once('c', 7), once('c', 7)]);
  expect(made).toBe(25);
});
