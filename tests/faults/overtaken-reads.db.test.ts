/** A read that a change overtakes: what it brings may be used once, and is not remembered. */

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSessions, hashToken } from '#platform/auth/sessions.ts';
import type { Database } from '#platform/db/database.ts';
import { sessions as table } from '#platform/db/tables/users.table.ts';
import { createSettings } from '#platform/settings/settings.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ work: false });
});
afterAll(() => app.dispose());

/** The same database, with one kind of query in other hands. */
const withQuery = (name: 'select' | 'update', query: unknown): Database => ({
  ...app.platform.database,
  db: new Proxy(app.platform.db, {
    get: (target, key) => (key === name ? query : Reflect.get(target, key, target)),
  }),
});

it('a session that ends while it is read is not let in a second time', async () => {
  const { db, sessions: product } = app.platform;
  const person = await app.person('ada');
  const sid = hashToken(await product.start(person.user!.id, {}));
  // Its last use is to be noted, which is the moment between reading and remembering.
  const old = new Date(Date.now() - 3_600_000).toISOString();
  await db
    .update(table)
    .set({ sess: sql`${table.sess} || jsonb_build_object('createdAt', ${old}::text)` })
    .where(eq(table.sid, sid));
  const noted = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const sessions = await createSessions(
    withQuery('update', () => {
      started.resolve();
      return { set: () => ({ where: () => noted.promise }) };
    }),
  );
  const reading = sessions.load(sid);
  await started.promise;
  await sessions.end(sid);
  noted.resolve();
  await reading;
  expect(await sessions.load(sid)).toBeNull();
  await sessions.close();
});

it('a setting that is changed while all are read has its new value at the next look', async () => {
  const { db } = app.platform;
  const mayGo = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  let isFirst = true;
  const settings = await createSettings(
    withQuery('select', () => ({
      from: async (rows: Parameters<ReturnType<typeof db.select>['from']>[0]) => {
        const found = await db.select().from(rows);
        if (isFirst) {
          isFirst = false;
          started.resolve();
          await mayGo.promise;
        }
        return found;
      },
    })),
  );
  const late = settings.get('sign_ups');
  await started.promise;
  await settings.set('sign_ups', 'closed', null);
  mayGo.resolve();
  expect(await late).toBe('open');
  expect(await settings.get('sign_ups')).toBe('closed');
  await settings.close();
});
