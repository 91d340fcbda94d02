/** Rows of downloads: the newest of each entry, whoever began it. */

import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { findUnfinishedOf, type JobRow } from '#platform/jobs/jobs.repo.ts';
import { WEIGHTS_ITEM } from './download-weights.job.ts';

/** Until the transaction ends, nobody else begins a download of the same. */
export async function lockWeights(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`weights:${id}`}, 0))`);
}

export async function findDownload(db: Db, id: string): Promise<JobRow | undefined> {
  const [row] = await findUnfinishedOf(db, { type: WEIGHTS_ITEM, id });
  return row;
}
