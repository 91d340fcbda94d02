/** A migrated embedded database without anybody in it, kept from the build, so that a first start copies it instead of making one. */

import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFolder } from '#engine/weights/package-files.ts';
import { MIGRATIONS_FOLDER } from './migrations.ts';

export const BLANK_DATABASES = fileURLToPath(new URL('../../dist/blank-database', import.meta.url));

/** What shapes it is in its name: one of another version of the code is never taken. */
export function blankDatabaseFolder(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS_FOLDER).sort())
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(MIGRATIONS_FOLDER, name)));
  for (const name of ['@electric-sql/pglite', 'pg-boss']) hash.update(versionOf(name));
  return join(BLANK_DATABASES, hash.digest('hex').slice(0, 16));
}

/** True: the folder now is one. */
export function copyBlankDatabase(folder: string, blank: string = blankDatabaseFolder()): boolean {
  if (!existsSync(blank)) return false;
  cpSync(blank, folder, { recursive: true });
  return true;
}

/** Not every package shows its description to those who ask by name. */
function versionOf(name: string): string {
  const folder = packageFolder(name);
  if (!folder) return '';
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}
