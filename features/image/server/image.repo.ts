/** Rows of generated images; every query names the owner. */

import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { assetUrl } from '#common/asset.ts';
import type { Db } from '#platform/db/database.ts';
import { olderThan, type PageCursor } from '#platform/db/page-cursor.ts';
import { objectIn } from '#platform/db/parse-json.ts';
import { generations } from '#platform/db/tables/work.table.ts';
import { notBinned } from '#platform/generation-jobs/bin.ts';
import { IMAGE_SIZES, type Image, imageSchema, PIXELS } from '../contract.ts';
import { sceneChangeSchema, sceneSchema } from '../scene-schema.ts';

/** What is kept beside the prompt: all that is needed to show the image and to make it again. */
const storedImage = imageSchema.omit({ id: true, prompt: true, createdAt: true, url: true }).extend({
  assetId: z.string().catch(''),
  style: z.string().catch(''),
  size: z.enum(IMAGE_SIZES).catch('square'),
  width: z.int().catch(PIXELS.square.width),
  height: z.int().catch(PIXELS.square.height),
  seed: z.int().catch(0),
  model: z.string().catch(''),
  engine: z.string().catch(''),
  drawn: z.array(z.string()).catch([]),
  notUnderstood: z.array(z.string()).catch([]),
  // Images of older versions were kept without their reading.
  scene: sceneSchema.nullable().catch(null),
  framing: imageSchema.shape.framing.catch(undefined),
  changes: z.array(sceneChangeSchema).catch([]),
  fallback: imageSchema.shape.fallback.catch(null),
  isFromPicture: z.boolean().catch(false),
});
export type StoredImage = z.infer<typeof storedImage>;

export function toImage(row: GenerationRow): Image & { assetId: string } {
  const stored = storedImage.parse(objectIn(row.result));
  return {
    ...stored,
    url: assetUrl(stored.assetId),
    id: row.id,
    prompt: row.prompt ?? '',
    createdAt: row.createdAt.toISOString(),
  };
}

export type GenerationRow = typeof generations.$inferSelect;

const TYPE = 'image';

export const ROWS = {
  table: generations,
  documents: [generations.prompt, generations.result],
  where: eq(generations.type, TYPE),
};

export const insertPending = (db: Db, id: string, userId: string, prompt: string) =>
  db.insert(generations).values({ id, userId, prompt, type: TYPE });

export async function complete(db: Db, id: string, result: StoredImage): Promise<GenerationRow> {
  const [row] = await db
    .update(generations)
    .set({ status: 'completed', result })
    .where(eq(generations.id, id))
    .returning();
  return row!;
}

export const fail = (db: Db, id: string, error: string) =>
  db.update(generations).set({ status: 'failed', result: { error } }).where(eq(generations.id, id));

export const listOlderThan = async (db: Db, before: Date): Promise<string[]> => {
  const rows = await db
    .select({ id: generations.id })
    .from(generations)
    .where(
      and(eq(generations.type, TYPE), eq(generations.status, 'completed'), lt(generations.createdAt, before)),
    )
    .orderBy(generations.createdAt)
    .limit(500);
  return rows.map((row) => row.id);
};

export interface ImageFilter {
  search?: string;
  style?: string;
  model?: string;
}

const mine = (userId: string) =>
  and(
    eq(generations.userId, userId),
    eq(generations.type, TYPE),
    eq(generations.status, 'completed'),
    notBinned(TYPE, generations.id),
  );

const matching = (userId: string, { search, style, model }: ImageFilter) =>
  and(
    mine(userId),
    search ? sql`${generations.prompt} ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}` : undefined,
    style === undefined ? undefined : sql`${generations.result}->>'style' = ${style}`,
    model ? sql`${generations.result}->>'model' = ${model}` : undefined,
  );

export const listPage = (
  db: Db,
  userId: string,
  filter: ImageFilter,
  after: PageCursor | undefined,
  limit: number,
): Promise<GenerationRow[]> =>
  db
    .select()
    .from(generations)
    .where(and(matching(userId, filter), after && olderThan(generations, after)))
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(limit);

export async function countMatching(db: Db, userId: string, filter: ImageFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(generations).where(matching(userId, filter));
  return row?.total ?? 0;
}

export async function listModels(db: Db, userId: string): Promise<string[]> {
  const model = sql<string>`${generations.result}->>'model'`;
  const rows = await db.selectDistinct({ model }).from(generations).where(mine(userId)).orderBy(model);
  return rows.map((row) => row.model);
}

export const findMany = (db: Db, ids: readonly string[]): Promise<GenerationRow[]> =>
  db
    .select()
    .from(generations)
    .where(
      and(inArray(generations.id, [...ids]), eq(generations.type, TYPE), eq(generations.status, 'completed')),
    );

/** One that is not in the bin. */
export async function findOwn(db: Db, userId: string, id: string): Promise<GenerationRow | undefined> {
  const [row] = await db
    .select()
    .from(generations)
    .where(and(eq(generations.id, id), mine(userId)));
  return row;
}

/** How an image was made, in words. */
export async function readRecipe(db: Db, id: string): Promise<{ label: string; value: string }[]> {
  const [row] = await findMany(db, [id]);
  if (!row) return [];
  const { prompt, style, width, height, seed, engine, fallback, isFromPicture } = toImage(row);
  return [
    { label: 'Description', value: prompt },
    { label: 'Art style', value: style || 'Default' },
    { label: 'Size', value: `${width} × ${height}` },
    { label: 'Made by', value: engine },
    ...(fallback ? [{ label: 'Instead of', value: `${fallback.engine}: ${fallback.reason}` }] : []),
    ...(isFromPicture ? [{ label: 'Started from', value: 'A picture' }] : []),
    { label: 'Seed', value: String(seed) },
  ];
}

export const remove = (db: Db, id: string) => db.delete(generations).where(eq(generations.id, id));
