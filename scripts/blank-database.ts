/** Makes the database that first starts copy: migrated, with all queues, and with nobody in it. */

import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contributionsOf } from '#app/contributions.ts';
import { FEATURES } from '#app/features.ts';
import { readConfig } from '#platform/config/config.ts';
import { BLANK_DATABASES, blankDatabaseFolder } from '#platform/db/blank-database.ts';
import { createLog } from '#platform/log/log.ts';
import { openPlatform } from '#platform/platform.ts';

const target = blankDatabaseFolder();
mkdirSync(BLANK_DATABASES, { recursive: true });
for (const name of readdirSync(BLANK_DATABASES))
  rmSync(join(BLANK_DATABASES, name), { recursive: true, force: true });
const folder = mkdtempSync(join(BLANK_DATABASES, '.making-'));
// Settings of this machine play no part: they are for those who will use it.
const config = readConfig({ DATA_DIR: folder, PORT: '0' });
const platform = await openPlatform(config, createLog({ level: 'warn' }), contributionsOf(FEATURES));
await platform.jobs.start({ work: false });
await platform.close(0);
renameSync(join(folder, 'database'), target);
rmSync(folder, { recursive: true, force: true });
process.exit(0);
