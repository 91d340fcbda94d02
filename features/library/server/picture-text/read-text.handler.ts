/** Reads a picture in the readers' process and keeps what is written in it with the file. */

import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { fillPath } from '#common/contract.ts';
import { getLibraryItem, listLibrary } from '#common/library.ts';
import type { Lettering } from '#engine/photo/text/read-text.ts';
import { assets } from '#platform/db/tables/work.table.ts';
import type { JobHandler } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { createChildPool } from '#platform/processes/child-pool.ts';

const ENTRY = new URL('./read-text.process.ts', import.meta.url);

export function readTextHandler({ storage, events, onClose }: Platform): JobHandler<{ assetId: string }> {
  const pool = createChildPool({ entry: ENTRY, size: 1, timeoutMs: 150_000, memoryMb: 2000, idleMs: 30_000 });
  onClose(pool.close);
  return async ({ payload, db, signal }) => {
    const [row] = await db.select().from(assets).where(eq(assets.id, payload.assetId));
    // Deleted before its turn came.
    if (!row) return { letters: 0 };
    const { stream } = await storage.get(row.storageKey);
    const bytes = await buffer(stream);
    const { text, area } = await pool.run<Lettering>(bytes, { signal });
    if (text === '') return { letters: 0 };
    const read = { text, lettering: area };
    await db
      .update(assets)
      .set({ facts: sql`coalesce(${assets.facts}, '{}') || ${JSON.stringify(read)}::jsonb` })
      .where(eq(assets.id, row.id));
    const details = fillPath(getLibraryItem.path, { id: row.id });
    await events.publish(row.userId, { type: 'invalidate', keys: [listLibrary.path, details] });
    return { letters: text.length };
  };
}
