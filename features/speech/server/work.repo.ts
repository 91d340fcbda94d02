/** Rows of speeches and transcriptions; every list names the owner. */

import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { olderThan, type PageCursor } from '#platform/db/page-cursor.ts';
import { objectIn } from '#platform/db/parse-json.ts';
import { generations } from '#platform/db/tables/work.table.ts';
import { notBinned } from '#platform/generation-jobs/bin.ts';

export type WorkType = 'speech' | 'transcription';

type Row = typeof generations.$inferSelect;

/** What is kept beside the text, as its feature knows it. */
export interface WorkRow<R> extends Omit<Row, 'result'> {
  result: R;
}

/** Long lists that only one view needs; a history without them stays light. */
const LIGHT = sql<unknown>`case jsonb_typeof(${generations.result}) when 'object'
  then ${generations.result} - 'words' - 'mouth' - 'segments' end`;

/** `shape` reads what is stored, whatever version of the product stored it. */
export function workRepo<R extends { error?: string | undefined }>(type: WorkType, shape: z.ZodType<R>) {
  const mine = (userId: string) =>
    and(eq(generations.userId, userId), eq(generations.type, type), notBinned(type, generations.id));
  const one = (id: string) => and(eq(generations.id, id), eq(generations.type, type));
  const asWork = (row: Row): WorkRow<R> => ({ ...row, result: shape.parse(objectIn(row.result)) });
  const columns = {
    id: generations.id,
    userId: generations.userId,
    type: generations.type,
    prompt: generations.prompt,
    status: generations.status,
    createdAt: generations.createdAt,
  };

  return {
    rows: {
      table: generations,
      documents: [generations.prompt, generations.result],
      where: eq(generations.type, type),
    },

    async insert(
      db: Db,
      values: { id: string; userId: string; prompt: string; result: R },
    ): Promise<WorkRow<R>> {
      const [row] = await db
        .insert(generations)
        .values({ ...values, type })
        .returning();
      return asWork(row!);
    },

    async find(db: Db, id: string): Promise<WorkRow<R> | undefined> {
      const [row] = await db.select().from(generations).where(one(id));
      return row && asWork(row);
    },

    /** One of this person's that is not in the bin. */
    async findOwn(db: Db, userId: string, id: string): Promise<WorkRow<R> | undefined> {
      const [row] = await db
        .select()
        .from(generations)
        .where(and(eq(generations.id, id), mine(userId)));
      return row && asWork(row);
    },

    /** Without the long lists: for who looks again and again. */
    async findLight(db: Db, id: string): Promise<WorkRow<R> | undefined> {
      const [row] = await db
        .select({ ...columns, result: LIGHT })
        .from(generations)
        .where(one(id));
      return row && asWork(row);
    },

    /** Changes some of what is kept, unless the row is gone. */
    async update(
      db: Db,
      id: string,
      change: { result?: Partial<R>; status?: 'completed' | 'failed'; prompt?: string },
    ): Promise<WorkRow<R> | undefined> {
      const { result, ...rest } = change;
      const [row] = await db
        .update(generations)
        .set({
          ...rest,
          ...(result && {
            result: sql`coalesce(${generations.result}, '{}'::jsonb) || ${JSON.stringify(result)}::jsonb`,
          }),
        })
        .where(one(id))
        .returning();
      return row && asWork(row);
    },

    async fail(db: Db, id: string, error: string): Promise<void> {
      await this.update(db, id, { status: 'failed', result: { error } as Partial<R> });
    },

    async listPage(db: Db, userId: string, after: PageCursor | undefined, limit: number) {
      const rows = await db
        .select({ ...columns, result: LIGHT })
        .from(generations)
        .where(and(mine(userId), after && olderThan(generations, after)))
        .orderBy(desc(generations.createdAt), desc(generations.id))
        .limit(limit);
      return rows.map(asWork);
    },

    async findMany(db: Db, ids: readonly string[]): Promise<WorkRow<R>[]> {
      const rows = await db
        .select({ ...columns, result: LIGHT })
        .from(generations)
        .where(and(eq(generations.type, type), inArray(generations.id, [...ids])));
      return rows.map(asWork);
    },

    async total(db: Db, userId: string): Promise<number> {
      const [row] = await db.select({ total: count() }).from(generations).where(mine(userId));
      return row?.total ?? 0;
    },

    async remove(db: Db, id: string): Promise<void> {
      await db.delete(generations).where(one(id));
    },

    async listOlderThan(db: Db, before: Date): Promise<string[]> {
      const rows = await db
        .select({ id: generations.id })
        .from(generations)
        .where(and(eq(generations.type, type), lt(generations.createdAt, before)))
        .orderBy(generations.createdAt)
        .limit(500);
      return rows.map((row) => row.id);
    },
  };
}

export type WorkRepo<R extends { error?: string | undefined }> = ReturnType<typeof workRepo<R>>;
