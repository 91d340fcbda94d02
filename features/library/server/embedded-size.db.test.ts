/** The embedded database is told how much there is: it joins thousands of files at once, not one by one. */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { libraryFeature } from './library.feature.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ work: false });
});
afterAll(() => app.dispose());

// PostgreSQL counts by itself.
it.skipIf(process.env.TEST_DATABASE !== 'pglite')('by its maintenance', async () => {
  const counter = await app.person('counter');
  await app.platform.db.execute(sql`
    insert into assets (id, user_id, storage_key, name, type, size, sha256)
    select 'many' || i, ${counter.user!.id}, 'assets/many' || i, 'many', 'image/png', 1, 'x' from generate_series(1, 500) i`);
  const known = async () => {
    const rows = app.platform.db.select({ count: sql`reltuples`.mapWith(Number) }).from(sql`pg_class`);
    return (await rows.where(sql`relname = 'assets'`))[0]!.count;
  };
  expect(await known()).toBeLessThan(1);
  await libraryFeature.maintenance!(app.platform);
  expect(await known()).toBeGreaterThanOrEqual(500);
});
