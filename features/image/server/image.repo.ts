/** Rows of generated images; every query names the owner. */

import { and, count, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { generations } from '#platform/db/tables/work.table.ts';
import type { Image } from '../contract.ts';

/** What is kept beside the prompt: all that is needed to show the image and to make it again. */
export type StoredImage = Omit<Image, 'id' | 'prompt' | 'createdAt'> & { assetId: string };

export type GenerationRow = typeof generations.$inferSelect;

const TYPE = 'image';

export async function insertPending(db: Db, userId: string, prompt: string): Promise<GenerationRow> {
  const [row] = await db.insert(generations).values({ userId, prompt, type: TYPE }).returning();
  return row!;
}

export async function complete(db: Db, id: string, result: StoredImage): Promise<GenerationRow> {
  const [row] = await db
    .update(generations)
    .set({ status: 'completed', result })
    .where(eq(generations.id, id))
    .returning();
  return row!;
}

export async function fail(db: Db, id: string, message: string): Promise<void> {
  await db
    .update(generations)
    .set({ status: 'failed', result: { error: message } })
    .where(and(eq(generations.id, id), eq(generations.status, 'pending')));
}

/** Work that a crash cut off would stay pending for ever. */
export const failAbandoned = (db: Db, before: Date): Promise<{ id: string }[]> =>
  db
    .update(generations)
    .set({ status: 'failed', result: { error: 'The process ended before the image was finished.' } })
    .where(
      and(eq(generations.type, TYPE), eq(generations.status, 'pending'), lt(generations.createdAt, before)),
    )
    .returning({ id: generations.id });

/** What the operator no longer keeps: the oldest first, a piece at a time. */
export const listOlderThan = (db: Db, before: Date): Promise<GenerationRow[]> =>
  db
    .select()
    .from(generations)
    .where(
      and(eq(generations.type, TYPE), eq(generations.status, 'completed'), lt(generations.createdAt, before)),
    )
    .orderBy(generations.createdAt)
    .limit(500);

export interface ImageFilter {
  search?: string;
  style?: string;
  model?: string;
}

const mine = (userId: string) =>
  and(eq(generations.userId, userId), eq(generations.type, TYPE), eq(generations.status, 'completed'));

const matching = (userId: string, { search, style, model }: ImageFilter) =>
  and(
    mine(userId),
    search ? sql`${generations.prompt} ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}` : undefined,
    style === undefined ? undefined : sql`${generations.result}->>'style' = ${style}`,
    model ? sql`${generations.result}->>'model' = ${model}` : undefined,
  );

export async function listPage(
  db: Db,
  userId: string,
  filter: ImageFilter,
  after: { createdAt: Date; id: string } | undefined,
  limit: number,
): Promise<GenerationRow[]> {
  const older =
    after &&
    or(
      lt(generations.createdAt, after.createdAt),
      and(eq(generations.createdAt, after.createdAt), lt(generations.id, after.id)),
    );
  return db
    .select()
    .from(generations)
    .where(and(matching(userId, filter), older))
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(limit);
}

export async function countMatching(db: Db, userId: string, filter: ImageFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(generations).where(matching(userId, filter));
  return row?.total ?? 0;
}

export async function listModels(db: Db, userId: string): Promise<string[]> {
  const model = sql<string>`${generations.result}->>'model'`;
  const rows = await db.selectDistinct({ model }).from(generations).where(mine(userId)).orderBy(model);
  return rows.map((row) => row.model);
}

export async function find(db: Db, id: string): Promise<GenerationRow | undefined> {
  const [row] = await db
    .select()
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.type, TYPE), eq(generations.status, 'completed')));
  return row;
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.delete(generations).where(eq(generations.id, id));
}
