/** Finds work by what its words mean: vectors of titles and prompts, brought up to date when somebody searches. */

import { and, eq, type SQL, sql } from 'drizzle-orm';
import { likeness, READ_LENGTH, type Sentences } from '#platform/ai/sentence/sentences.ts';
import type { Db } from '#platform/db/database.ts';
import { notBinned } from '#platform/generation-jobs/bin.ts';
import type { ItemRef } from '#platform/generation-jobs/item-kind.ts';
import type { ShownKind } from './entries.ts';
import { libraryVectors } from './library.table.ts';

const BATCH = 32;
/** So many unread things are read before an answer; more are read behind it, and found the next time. */
const READ_AT_ONCE = 64;
/** More than are shown: what was thrown away since may be among them. */
const NEAREST = 96;
/** Below, two sentences have little in common. */
const NEAR_ENOUGH = 0.45;
const CACHED_PEOPLE = 8;
const CACHE_MS = 60_000;
/** Looking for unread words means looking at all of them. */
const LOOK_EVERY_MS = 5000;
/** The model knows English, so at least Latin letters. */
const CAN_READ = /[a-z]{3}/i;

interface Unread extends ItemRef {
  words: string;
  hash: string;
}

interface Vectors {
  readAt: number;
  all: (ItemRef & { vector: Int8Array })[];
}

export type SemanticSearch = ReturnType<typeof createSemanticSearch>;

export function createSemanticSearch(db: Db, kinds: readonly ShownKind[], sentences: Sentences) {
  const readers = new Map<string, Promise<void>>();
  const cache = new Map<string, Vectors>();
  /** When somebody's things were last found to be read, all of them. */
  const looked = new Map<string, number>();

  /** Things whose words were never read, or have changed since. */
  async function listUnread(userId: string, limit: number): Promise<Unread[]> {
    const parts = kinds.map(({ type, rows, library }): SQL => {
      const words = sql`left(${library.words}, ${READ_LENGTH})`;
      return sql`select ${type}::text as type, ${rows.table.id} as id, ${words} as words, md5(${words}) as hash
        from ${rows.table} left join ${libraryVectors}
          on ${libraryVectors.itemType} = ${type} and ${libraryVectors.itemId} = ${rows.table.id}
        where ${and(eq(rows.table.userId, userId), rows.where, library.isShown)}
          and ${words} <> '' and ${libraryVectors.wordsHash} is distinct from md5(${words})`;
    });
    return db
      .select({
        type: sql<string>`unread.type`,
        id: sql<string>`unread.id`,
        words: sql<string>`unread.words`,
        hash: sql<string>`unread.hash`,
      })
      .from(sql`(${sql.join(parts, sql` union all `)}) as unread`)
      .limit(limit);
  }

  async function read(userId: string, unread: readonly Unread[]): Promise<boolean> {
    for (let start = 0; start < unread.length; start += BATCH) {
      const batch = unread.slice(start, start + BATCH);
      const vectors = await sentences.embed(batch.map((one) => one.words));
      if (vectors.length !== batch.length) return false;
      const rows = batch.map(({ type, id, hash }, i) => ({
        itemType: type,
        itemId: id,
        userId,
        wordsHash: hash,
        vector: new Uint8Array(vectors[i]!.buffer, vectors[i]!.byteOffset, vectors[i]!.byteLength),
      }));
      await db
        .insert(libraryVectors)
        .values(rows)
        .onConflictDoUpdate({
          target: [libraryVectors.itemType, libraryVectors.itemId],
          set: { wordsHash: sql`excluded.words_hash`, vector: sql`excluded.vector` },
        });
      cache.delete(userId);
    }
    return true;
  }

  async function readAll(userId: string): Promise<void> {
    for (;;) {
      const unread = await listUnread(userId, READ_AT_ONCE);
      if (unread.length === 0 || !(await read(userId, unread))) return;
    }
  }

  /** A few are waited for; many are read behind the answer, once at a time for each person. */
  async function bringUpToDate(userId: string): Promise<void> {
    if (readers.has(userId) || Date.now() - (looked.get(userId) ?? 0) < LOOK_EVERY_MS) return;
    const unread = await listUnread(userId, READ_AT_ONCE + 1);
    if (unread.length === 0) {
      if (looked.size > 1000) looked.clear();
      looked.set(userId, Date.now());
      return;
    }
    const reading = (unread.length <= READ_AT_ONCE ? read(userId, unread) : readAll(userId))
      .then(() => undefined)
      .catch(() => undefined)
      .finally(() => readers.delete(userId));
    readers.set(userId, reading);
    if (unread.length <= READ_AT_ONCE) await reading;
  }

  /** What was deleted, or lies in the bin, would take the places of what can be shown. */
  const isThere = sql`${notBinned(libraryVectors.itemType, libraryVectors.itemId)}
    and (${sql.join(
      kinds.map(
        ({ type, rows }) =>
          sql`${libraryVectors.itemType} = ${type} and exists (select 1 from ${rows.table} where ${rows.table.id} = ${libraryVectors.itemId})`,
      ),
      sql` or `,
    )})`;

  async function vectorsOf(userId: string): Promise<Vectors['all']> {
    const known = cache.get(userId);
    if (known && Date.now() - known.readAt < CACHE_MS) return known.all;
    const rows = await db
      .select({ type: libraryVectors.itemType, id: libraryVectors.itemId, vector: libraryVectors.vector })
      .from(libraryVectors)
      .where(and(eq(libraryVectors.userId, userId), isThere));
    const all = rows.map(({ vector, ...ref }) => ({
      ...ref,
      vector: new Int8Array(vector.buffer, vector.byteOffset, vector.byteLength),
    }));
    cache.delete(userId);
    cache.set(userId, { readAt: Date.now(), all });
    if (cache.size > CACHED_PEOPLE) cache.delete(cache.keys().next().value!);
    return all;
  }

  return {
    /** Nearest first; things of this person only. */
    async nearest(userId: string, text: string): Promise<ItemRef[]> {
      if (!CAN_READ.test(text)) return [];
      await bringUpToDate(userId);
      const all = await vectorsOf(userId);
      if (all.length === 0) return [];
      const [wanted] = await sentences.embed([text]);
      if (!wanted) return [];
      return all
        .map(({ vector, type, id }) => ({ type, id, score: likeness(wanted, vector) }))
        .filter(({ score }) => score >= NEAR_ENOUGH)
        .sort((a, b) => b.score - a.score)
        .slice(0, NEAREST);
    },
  };
}
