/** A history in pages, each naming the place where the next begins. */

import type { Db } from '#platform/db/database.ts';
import { pageOf, readCursor } from '#platform/db/page-cursor.ts';
import type { WorkRepo, WorkRow } from './work.repo.ts';

export async function readPage<R extends { error?: string | undefined }, T>(
  repo: WorkRepo<R>,
  db: Db,
  userId: string,
  { cursor, limit }: { cursor?: string; limit: number },
  show: (row: WorkRow<R>) => T,
): Promise<{ items: T[]; nextCursor: string | null; total: number }> {
  const rows = await repo.listPage(db, userId, readCursor(cursor), limit + 1);
  const { page, nextCursor } = pageOf(rows, limit);
  return { items: page.map(show), nextCursor, total: await repo.total(db, userId) };
}
