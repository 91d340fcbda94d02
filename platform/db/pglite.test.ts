/** The embedded database's first start, killed in the middle: the next one makes it anew. */

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { openPglite } from './pglite.ts';

it('makes a database anew that was never whole', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'atelier-half-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  mkdirSync(join(dataDir, 'database', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18\n');
  writeFileSync(join(dataDir, 'database.unfinished'), '');
  const database = await openPglite(dataDir);
  await database.db.execute(sql`select 1 from users`);
  expect(existsSync(join(dataDir, 'database.unfinished'))).toBe(false);
  await database.close();
});
