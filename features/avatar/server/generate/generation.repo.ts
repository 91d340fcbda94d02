/** Rows of drawn characters: what was asked, and how it came out. */

import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { generations } from '#platform/db/tables/work.table.ts';

export interface StoredPortrait {
  engine: string;
  characterData: unknown;
}

export const insertPending = (db: Db, id: string, userId: string, prompt: string) =>
  db.insert(generations).values({ id, userId, prompt, type: 'avatar' });

export const complete = (db: Db, id: string, result: StoredPortrait) =>
  db.update(generations).set({ status: 'completed', result }).where(eq(generations.id, id));

export const fail = (db: Db, id: string, error: string) =>
  db.update(generations).set({ status: 'failed', result: { error } }).where(eq(generations.id, id));
