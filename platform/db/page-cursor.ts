/** Lists in pages: the place where a page ends, as a word that the next request hands back. */

import { and, eq, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '#common/errors.ts';
import { LATEST_TIME } from '#common/schema-parts.ts';

export interface PageCursor {
  createdAt: Date;
  id: string;
}

/** What a list is asked for. */
export interface PageQuery {
  limit: number;
  cursor?: string | undefined;
}

export interface Page<T> {
  page: T[];
  nextCursor: string | null;
}

export function readCursor(text: string | undefined): PageCursor | undefined {
  if (!text) return undefined;
  const match = /^(\d{1,15})\.([\w-]{1,40})$/.exec(text);
  if (!match || Number(match[1]) > LATEST_TIME)
    throw new AppError('bad_request', 'This page does not exist.');
  return { createdAt: new Date(Number(match[1])), id: match[2]! };
}

/** For lists that show the newest first. */
export const olderThan = (table: { createdAt: PgColumn; id: PgColumn }, after: PageCursor): SQL | undefined =>
  or(lt(table.createdAt, after.createdAt), and(eq(table.createdAt, after.createdAt), lt(table.id, after.id)));

/** Cuts a list that was read one row too far, and says where the next page begins. */
export function pageOf<T extends PageCursor>(rows: readonly T[], limit: number): Page<T> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    page,
    nextCursor: rows.length > limit && last ? `${last.createdAt.getTime()}.${last.id}` : null,
  };
}

/** Reads one row too far, to know whether there is more. */
export async function readPage<T extends PageCursor, R>(
  query: PageQuery,
  read: (after: PageCursor | undefined, limit: number) => Promise<T[]>,
  show: (rows: T[]) => R[] | Promise<R[]>,
): Promise<Page<R>> {
  const { page, nextCursor } = pageOf(await read(readCursor(query.cursor), query.limit + 1), query.limit);
  return { page: await show(page), nextCursor };
}
