/** The end of the bin: what is emptied, and what lay there for too long, goes for good. */

import type { ItemRef } from '#platform/generation-jobs/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import { FILE } from './entries.ts';
import * as repo from './library.repo.ts';

const DAY_MS = 86_400_000;
const BIN_DAYS = 30;

type Owner = Pick<Platform, 'db' | 'assets' | 'items'>;

/** With all that is theirs. */
export async function removeForGood(
  { db, assets, items }: Owner,
  userId: string,
  refs: readonly ItemRef[],
): Promise<void> {
  for (const ref of refs) {
    if (ref.type === FILE) await assets.delete(userId, [ref.id]);
    else await items.remove(ref);
    await db.transaction((tx) => repo.forget(tx, ref));
  }
}

export async function emptyBinOf(platform: Owner, userId: string): Promise<number> {
  let removed = 0;
  for (;;) {
    const batch = await repo.listBinned(platform.db, { userId });
    if (batch.length === 0) return removed;
    await removeForGood(platform, userId, batch.map(repo.refOf));
    removed += batch.length;
  }
}

/** Of whomever. */
export async function sweepBins(platform: Owner, now: number = Date.now()): Promise<void> {
  const before = new Date(now - BIN_DAYS * DAY_MS);
  for (;;) {
    const batch = await repo.listBinned(platform.db, { before });
    if (batch.length === 0) return;
    for (const row of batch) await removeForGood(platform, row.userId, [repo.refOf(row)]);
  }
}
