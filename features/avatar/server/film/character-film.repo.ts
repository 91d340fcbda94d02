/** Rows of characters' films; every list names the owner. */

import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { assetUrl } from '#common/asset.ts';
import type { Db } from '#platform/db/database.ts';
import { olderThan, type PageCursor } from '#platform/db/page-cursor.ts';
import { objectIn } from '#platform/db/parse-json.ts';
import { generations } from '#platform/db/tables/work.table.ts';
import { notBinned } from '#platform/generation-jobs/bin.ts';
import { type CharacterFilm, FILM_BACKGROUNDS, FILM_SHAPES, FILM_STATUSES } from '../../calls/film-calls.ts';
import { filmFileName } from '../../film-name.ts';

export const FILM_TYPE = 'character-film';

/** What is kept beside the dialogue. */
const storedFilm = z.object({
  name: z.string().catch(''),
  shape: z.enum(FILM_SHAPES).catch('16:9'),
  background: z.enum(FILM_BACKGROUNDS).catch('studio'),
  voice: z.string().catch(''),
  animation: z.string().catch(''),
  jobId: z.string().nullable().catch(null),
  assetId: z.string().nullable().catch(null),
  thumbnailId: z.string().nullable().catch(null),
  seconds: z.number().nullable().catch(null),
  error: z.string().nullable().catch(null),
});
export type StoredFilm = z.infer<typeof storedFilm>;

export type FilmRow = typeof generations.$inferSelect;

export const storedOf = (row: Pick<FilmRow, 'result'>): StoredFilm => storedFilm.parse(objectIn(row.result));

export function toFilm(row: FilmRow): CharacterFilm {
  const { name, shape, background, jobId, assetId, thumbnailId, seconds, error } = storedOf(row);
  return {
    id: row.id,
    name,
    dialogue: row.prompt ?? '',
    shape,
    background,
    status: z.enum(FILM_STATUSES).catch('failed').parse(row.status),
    jobId,
    url: assetId && assetUrl(assetId),
    thumbnailUrl: thumbnailId && assetUrl(thumbnailId),
    fileName: filmFileName(name, background === 'transparent'),
    seconds,
    error,
    createdAt: row.createdAt.toISOString(),
  };
}

const one = (id: string) => and(eq(generations.id, id), eq(generations.type, FILM_TYPE));
const merged = (change: Partial<StoredFilm>) =>
  sql`coalesce(${generations.result}, '{}'::jsonb) || ${JSON.stringify(change)}::jsonb`;

export const FILM_ROWS = {
  table: generations,
  documents: [generations.prompt, generations.result],
  where: eq(generations.type, FILM_TYPE),
  max: 1000,
};

export async function insertFilm(
  db: Db,
  values: { id: string; userId: string; prompt: string; result: StoredFilm },
): Promise<FilmRow> {
  const [row] = await db
    .insert(generations)
    .values({ ...values, type: FILM_TYPE })
    .returning();
  return row!;
}

export const endFilm = (
  db: Db,
  id: string,
  made: Pick<StoredFilm, 'assetId' | 'thumbnailId' | 'seconds'>,
): Promise<unknown> =>
  db
    .update(generations)
    .set({ status: 'completed', result: merged({ ...made, error: null }) })
    .where(one(id));

/** A film that was stopped never was; one that failed says why. */
export const failFilm = (db: Db, id: string, error: string | null): Promise<unknown> =>
  error === null
    ? db.delete(generations).where(one(id))
    : db
        .update(generations)
        .set({ status: 'failed', result: merged({ error }) })
        .where(one(id));

export const findFilms = (db: Db, ids: readonly string[]): Promise<FilmRow[]> =>
  db
    .select()
    .from(generations)
    .where(and(eq(generations.type, FILM_TYPE), inArray(generations.id, [...ids])));

export const listFilms = (
  db: Db,
  userId: string,
  after: PageCursor | undefined,
  limit: number,
): Promise<FilmRow[]> =>
  db
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        eq(generations.type, FILM_TYPE),
        notBinned(FILM_TYPE, generations.id),
        after && olderThan(generations, after),
      ),
    )
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(limit);

export const deleteFilm = (db: Db, id: string): Promise<unknown> => db.delete(generations).where(one(id));

export const listFilmsOlderThan = async (db: Db, before: Date): Promise<string[]> => {
  const rows = await db
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.type, FILM_TYPE), lt(generations.createdAt, before)))
    .limit(200);
  return rows.map((row) => row.id);
};
