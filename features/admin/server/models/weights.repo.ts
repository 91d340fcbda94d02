/** Rows of downloads: the newest of each entry, whoever began it. */

import type { Db } from '#platform/db/database.ts';
import { lockUntilEnd } from '#platform/db/locks/transaction-lock.ts';
import { findUnfinishedOf, type JobRow } from '#platform/jobs/jobs.repo.ts';
import { WEIGHTS_ITEM } from './download-weights.job.ts';

/** Until the transaction ends, nobody else begins a download of the same. */
export async function lockWeights(tx: Db, id: string): Promise<void> {
  await lockUntilEnd(tx, `weights:${id}`);
}

export async function findDownload(db: Db, id: string): Promise<JobRow | undefined> {
  const [row] = await findUnfinishedOf(db, { type: WEIGHTS_ITEM, id });
  return row;
}
