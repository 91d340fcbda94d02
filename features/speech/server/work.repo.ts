/** Rows of speeches and transcriptions; every list names the owner. */

import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { generations, jobs } from '#platform/db/tables/work.table.ts';

export type WorkType = 'speech' | 'transcription';

type Row = typeof generations.$inferSelect;

/** What is kept beside the text, as its feature knows it. */
export interface WorkRow<R> extends Omit<Row, 'result'> {
  result: R;
}

export type Cursor = { createdAt: Date; id: string };

/** Long lists that only one view needs; a history without them stays light. */
const LIGHT = sql<unknown>`${generations.result} - 'words' - 'mouth' - 'segments'`;

export function workRepo<R extends object>(type: WorkType) {
  const mine = (userId: string) => and(eq(generations.userId, userId), eq(generations.type, type));
  const one = (id: string) => and(eq(generations.id, id), eq(generations.type, type));
  const asWork = (row: Row | undefined) => row as WorkRow<R> | undefined;
  const columns = {
    id: generations.id,
    userId: generations.userId,
    type: generations.type,
    prompt: generations.prompt,
    status: generations.status,
    createdAt: generations.createdAt,
  };

  return {
    async insert(db: Db, userId: string, prompt: string, result: R): Promise<WorkRow<R>> {
      const [row] = await db.insert(generations).values({ userId, prompt, type, result }).returning();
      return asWork(row)!;
    },

    async find(db: Db, id: string): Promise<WorkRow<R> | undefined> {
      const [row] = await db.select().from(generations).where(one(id));
      return asWork(row);
    },

    /** Without the long lists: for who looks again and again. */
    async findLight(db: Db, id: string): Promise<WorkRow<R> | undefined> {
      const [row] = await db
        .select({ ...columns, result: LIGHT })
        .from(generations)
        .where(one(id));
      return row as WorkRow<R> | undefined;
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
      return asWork(row);
    },

    /** Ends it as failed, once; answers whether this call did. */
    async fail(db: Db, id: string, error: string): Promise<boolean> {
      const rows = await db
        .update(generations)
        .set({
          status: 'failed',
          result: sql`coalesce(${generations.result}, '{}'::jsonb) || ${JSON.stringify({ error })}::jsonb`,
        })
        .where(and(one(id), eq(generations.status, 'pending')))
        .returning({ id: generations.id });
      return rows.length > 0;
    },

    async listPage(db: Db, userId: string, after: Cursor | undefined, limit: number): Promise<WorkRow<R>[]> {
      const older =
        after &&
        or(
          lt(generations.createdAt, after.createdAt),
          and(eq(generations.createdAt, after.createdAt), lt(generations.id, after.id)),
        );
      const rows = await db
        .select({ ...columns, result: LIGHT })
        .from(generations)
        .where(and(mine(userId), older))
        .orderBy(desc(generations.createdAt), desc(generations.id))
        .limit(limit);
      return rows as WorkRow<R>[];
    },

    async total(db: Db, userId: string): Promise<number> {
      const [row] = await db.select({ total: count() }).from(generations).where(mine(userId));
      return row?.total ?? 0;
    },

    /** Begun and not ended; what a crash cut off is cleared away by the upkeep. */
    async unfinished(db: Db, userId: string): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(generations)
        .where(and(mine(userId), eq(generations.status, 'pending')));
      return row?.total ?? 0;
    },

    async remove(db: Db, id: string): Promise<void> {
      await db.delete(generations).where(one(id));
    },

    /** Pending, with no job that could still finish them: cut off by a crash, or cancelled before they began. */
    async listAbandoned(db: Db, before: Date): Promise<{ id: string }[]> {
      const jobId = sql`${generations.result}->>'jobId'`;
      return db
        .select({ id: generations.id })
        .from(generations)
        .leftJoin(jobs, sql`${jobs.id} = ${jobId}`)
        .where(
          and(
            eq(generations.type, type),
            eq(generations.status, 'pending'),
            lt(generations.createdAt, before),
            or(isNull(jobs.id), sql`${jobs.status} in ('completed', 'failed', 'cancelled')`),
          ),
        )
        .limit(200);
    },

    async listOlderThan(db: Db, before: Date): Promise<WorkRow<R>[]> {
      const rows = await db
        .select({ ...columns, result: LIGHT })
        .from(generations)
        .where(and(eq(generations.type, type), lt(generations.createdAt, before)))
        .orderBy(generations.createdAt)
        .limit(500);
      return rows as WorkRow<R>[];
    },
  };
}

export type WorkRepo<R extends object> = ReturnType<typeof workRepo<R>>;
