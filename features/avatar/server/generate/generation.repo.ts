/** Rows of drawn characters, and which of their pictures nobody uses any more. */

import { and, eq, lt, sql } from 'drizzle-orm';
import { assetUrl } from '#common/asset.ts';
import type { Db } from '#platform/db/database.ts';
import { generations } from '#platform/db/tables/work.table.ts';
import { userAvatars } from '../avatar.table.ts';

export interface StoredAvatar {
  /** Absent once the picture was removed because nobody kept it. */
  assetId?: string;
  engine: string;
  characterData: unknown;
}

const TYPE = 'avatar';
const ofType = eq(generations.type, TYPE);

export async function insertPending(db: Db, userId: string, prompt: string): Promise<string> {
  const [row] = await db
    .insert(generations)
    .values({ userId, prompt, type: TYPE })
    .returning({ id: generations.id });
  return row!.id;
}

export const complete = (db: Db, id: string, result: StoredAvatar) =>
  db.update(generations).set({ status: 'completed', result }).where(eq(generations.id, id));

export const fail = (db: Db, id: string, message: string) =>
  db
    .update(generations)
    .set({ status: 'failed', result: { error: message } })
    .where(and(eq(generations.id, id), eq(generations.status, 'pending')));

/** Work that a crash cut off would stay pending for ever. */
export const failAbandoned = (db: Db, before: Date): Promise<{ id: string }[]> =>
  db
    .update(generations)
    .set({ status: 'failed', result: { error: 'The process ended before the character was finished.' } })
    .where(and(ofType, eq(generations.status, 'pending'), lt(generations.createdAt, before)))
    .returning({ id: generations.id });

/** Notes when a kept character let go of its picture, so that an undo finds it for a while. */
export const release = (db: Db, userId: string, assetId: string) =>
  db
    .update(generations)
    .set({
      result: sql`${generations.result} || jsonb_build_object('releasedAt', ${new Date().toISOString()}::text)`,
    })
    .where(and(ofType, eq(generations.userId, userId), sql`${generations.result}->>'assetId' = ${assetId}`));

/** Pictures that no kept character shows, drawn and let go before this moment. */
export const listUnused = (db: Db, before: Date) =>
  db
    .select({
      id: generations.id,
      userId: generations.userId,
      assetId: sql<string>`${generations.result}->>'assetId'`,
    })
    .from(generations)
    .where(
      and(
        ofType,
        eq(generations.status, 'completed'),
        sql`${generations.result}->>'assetId' is not null`,
        lt(generations.createdAt, before),
        sql`coalesce(${generations.result}->>'releasedAt', '') < ${before.toISOString()}`,
        sql`not exists (select 1 from ${userAvatars} where ${userAvatars.userId} = ${generations.userId}
          and ${userAvatars.imageUrl} = ${assetUrl('')} || (${generations.result}->>'assetId'))`,
      ),
    )
    .limit(500);

export const forgetPicture = (db: Db, id: string) =>
  db
    .update(generations)
    .set({ result: sql`${generations.result} - 'assetId'` })
    .where(eq(generations.id, id));
