/** A person's own list of words and how they sound. */

import type { BodyOf } from '#common/contract.ts';
import type { Db } from '#platform/db/database.ts';
import type { putPronunciations } from '../contract.ts';
import { readPronunciations, writePronunciations } from './pronunciations.repo.ts';

export const listPronunciations = async (db: Db, userId: string) => ({
  entries: await readPronunciations(db, userId),
});

/** The last one wins where a word stands twice. */
export async function savePronunciations(db: Db, userId: string, body: BodyOf<typeof putPronunciations>) {
  const entries = [...new Map(body.entries.map((one) => [one.word.toLowerCase(), one])).values()];
  await writePronunciations(db, userId, entries);
  return { entries };
}
