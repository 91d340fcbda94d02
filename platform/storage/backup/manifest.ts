/** What an archive says about itself, so that it is never put where it does not fit. */

import { sql } from 'drizzle-orm';
import { StartError } from '#platform/config/start-error.ts';
import type { Db } from '#platform/db/database.ts';

export const FORMAT = 'atelier-backup-1';

export interface Manifest {
  format: string;
  createdAt: string;
  /** Hashes of the migrations that had run. */
  migrations: string[];
  /** Rows per table. */
  tables: Record<string, number>;
  files: number;
}

export async function migrationsOf(db: Db): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select hash from drizzle.__drizzle_migrations order by created_at, id`,
  )) as unknown as { rows: { hash: string }[] };
  return rows.map((row) => row.hash);
}

/** Throws in words where this version cannot take it. */
export async function assertFits(db: Db, manifest: Manifest): Promise<void> {
  const own = await migrationsOf(db);
  if (manifest.format !== FORMAT)
    throw new StartError('this file is not a backup of Atelier that this version can read.');
  if (manifest.migrations.join() !== own.join()) {
    throw new StartError(
      'the backup was made by another version. Restore it with that version, then upgrade.',
    );
  }
}
