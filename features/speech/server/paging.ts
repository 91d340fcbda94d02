/** A history in pages, each naming the place where the next begins. */

import { AppError } from '#common/errors.ts';
import type { Db } from '#platform/db/database.ts';
import type { Cursor, WorkRepo, WorkRow } from './work.repo.ts';

export async function readPage<R extends object, T>(
  repo: WorkRepo<R>,
  db: Db,
  userId: string,
  { cursor, limit }: { cursor?: string; limit: number },
  show: (row: WorkRow<R>) => T,
): Promise<{ items: T[]; nextCursor: string | null; total: number }> {
  const rows = await repo.listPage(db, userId, readCursor(cursor), limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(show),
    nextCursor: rows.length > limit && last ? `${last.createdAt.getTime()}.${last.id}` : null,
    total: await repo.total(db, userId),
  };
}

function readCursor(text: string | undefined): Cursor | undefined {
  if (!text) return undefined;
  const match = /^(\d{1,15})\.([\w-]{1,40})$/.exec(text);
  if (!match) throw new AppError('bad_request', 'This page does not exist.');
  return { createdAt: new Date(Number(match[1])), id: match[2]! };
}
