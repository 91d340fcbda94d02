/** The list of pronunciations of a person. */

import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import type { Pronunciation } from '../contract.ts';
import { pronunciations } from './pronunciations.table.ts';

export async function readPronunciations(db: Db, userId: string): Promise<Pronunciation[]> {
  const [row] = await db.select().from(pronunciations).where(eq(pronunciations.userId, userId));
  return row?.entries ?? [];
}

export async function writePronunciations(db: Db, userId: string, entries: Pronunciation[]): Promise<void> {
  await db
    .insert(pronunciations)
    .values({ userId, entries })
    .onConflictDoUpdate({ target: pronunciations.userId, set: { entries, updatedAt: new Date() } });
}
