/** One migrated embedded database, made once and kept: making one from nothing costs more than most tests. */

import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOfFiles } from '../../../scripts/install/source-hash.mjs';
import { packedPath } from './packed-path.ts';

const KEPT_IN = fileURLToPath(new URL('../../../node_modules/.cache/test-database', import.meta.url));
const DAY_MS = 24 * 60 * 60 * 1000;

/** What shapes it. Anything else, such as a new queue, is added by every start by itself. */
const SOURCES = ['platform/db', 'platform/jobs', 'features/logo/server/templates', 'package-lock.json'];

/** The folder to copy from; safe to ask for in several processes at once. */
export async function preparedDatabase(): Promise<string> {
  const kept = join(KEPT_IN, hashOfFiles(SOURCES));
  if (!existsSync(kept) || !existsSync(packedPath(kept))) await prepare(kept);
  return kept;
}

async function prepare(kept: string): Promise<void> {
  // Read only where needed: this is most of the product, and most runs find their database ready.
  const { openTestPlatform } = await import('../test-platform.ts');
  const { seedTemplates } = await import('#features/logo/server/templates/seed-templates.ts');
  const { platform, dispose } = await openTestPlatform();
  await platform.jobs.start({ work: false });
  await seedTemplates(platform.db);
  await platform.close(0);
  const draft = `${kept}.${process.pid}`;
  mkdirSync(KEPT_IN, { recursive: true });
  cpSync(join(platform.config.dataDir, 'database'), draft, { recursive: true });
  await dispose();
  await pack(draft, packedPath(kept));
  try {
    renameSync(draft, kept);
  } catch (error) {
    // Another process was first: its folder is as good.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(kept)) throw error;
  }
  for (const name of readdirSync(KEPT_IN)) {
    const path = join(KEPT_IN, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (!path.startsWith(kept) && age > DAY_MS) rmSync(path, { recursive: true, force: true });
  }
}

async function pack(folder: string, to: string): Promise<void> {
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = await PGlite.create(folder);
  const packed = await pglite.dumpDataDir('none');
  await pglite.close();
  const draft = `${to}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await packed.arrayBuffer()));
  renameSync(draft, to);
}
