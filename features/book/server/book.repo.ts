/** Rows of books; every query that serves a user names the owner. */

import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { notBinned } from '#platform/generation-jobs/bin.ts';
import { books } from './book.table.ts';

export type BookRow = typeof books.$inferSelect;
export type ListedBook = Awaited<ReturnType<typeof listBookRows>>[number];

export const ITEM_TYPE = 'book';
/** As many as somebody has at most: the list shows all of them. */
export const MAX_BOOKS = 300;

export const listBookRows = (db: Db, userId: string) =>
  db
    .select({
      id: books.id,
      title: books.title,
      kind: books.kind,
      wish: sql<{
        format: 'square' | 'portrait' | 'landscape';
      }>`jsonb_build_object('format', ${books.wish}->'format')`,
      pageCount: books.pageCount,
      status: books.status,
      jobId: books.jobId,
      error: books.error,
      coverUrl: sql<string | null>`${books.made}->'pages'->0->>'imageUrl'`,
      createdAt: books.createdAt,
    })
    .from(books)
    .where(and(eq(books.userId, userId), notBinned(ITEM_TYPE, books.id)))
    .orderBy(desc(books.createdAt), desc(books.id))
    .limit(MAX_BOOKS);

export async function findOwnBook(db: Db, userId: string, id: string): Promise<BookRow | undefined> {
  const [row] = await db
    .select()
    .from(books)
    .where(and(eq(books.id, id), eq(books.userId, userId), notBinned(ITEM_TYPE, books.id)));
  return row;
}

/** Also those in the bin: another story is to be another one. */
export const countOfPrompt = (db: Db, userId: string, prompt: string): Promise<number> =>
  db.$count(books, and(eq(books.userId, userId), sql`${books.wish}->>'prompt' = ${prompt}`));

/** Nobody else changes it until the transaction ends. */
export async function lockOwnBook(tx: Db, userId: string, id: string): Promise<BookRow | undefined> {
  const [row] = await tx
    .select()
    .from(books)
    .where(and(eq(books.id, id), eq(books.userId, userId)))
    .for('update');
  return row;
}

/** Who is suspended shows nothing. */
export async function findByToken(db: Db, tokenHash: string): Promise<BookRow | undefined> {
  const [row] = await db
    .select({ book: books })
    .from(books)
    .innerJoin(users, and(eq(users.id, books.userId), eq(users.isActive, true)))
    .where(and(eq(books.tokenHash, tokenHash), notBinned(ITEM_TYPE, books.id)));
  return row?.book;
}

/** Of anybody: for jobs and items. */
export const findBooks = (db: Db, ids: readonly string[]): Promise<BookRow[]> =>
  db
    .select()
    .from(books)
    .where(inArray(books.id, [...ids]));

export const insertBook = (db: Db, values: typeof books.$inferInsert) => db.insert(books).values(values);

export const updateBook = (db: Db, id: string, values: Partial<BookRow>) =>
  db.update(books).set(values).where(eq(books.id, id));

export const deleteBookRow = (db: Db, id: string) => db.delete(books).where(eq(books.id, id));

export const listOlderThan = async (db: Db, before: Date): Promise<string[]> =>
  (
    await db
      .select({ id: books.id })
      .from(books)
      .where(lt(books.createdAt, before))
      .orderBy(asc(books.createdAt))
      .limit(200)
  ).map(({ id }) => id);
