/** Rows of notes, their versions and links; every query that serves a person names the owner. */

import { and, asc, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { olderThan, type PageCursor } from '#platform/db/page-cursor.ts';
import { notBinned } from '#platform/generation-jobs/bin.ts';
import type { NoteSort } from '../contract.ts';
import { noteLinks, notes, noteVersions } from './notes.table.ts';

export const NOTE = 'note';

export type NoteRow = typeof notes.$inferSelect;
export type ListedRow = Awaited<ReturnType<typeof listNotes>>[number];
export type NoteValues = Pick<NoteRow, 'title' | 'blocks' | 'excerpt' | 'words'>;

const own = (userId: string, id: string) => and(eq(notes.id, id), eq(notes.userId, userId));
const isThere = notBinned(NOTE, notes.id);

/** What a list shows; the words of a note are many, and stay where they are. */
const LISTED = {
  id: notes.id,
  title: notes.title,
  excerpt: notes.excerpt,
  isPinned: notes.isPinned,
  version: notes.version,
  createdAt: notes.createdAt,
  updatedAt: notes.updatedAt,
};

export interface NoteQuery {
  words: readonly string[];
  sort: NoteSort;
  pinned: boolean | undefined;
  limit: number;
  after?: PageCursor | undefined;
  /** By title: the note that the page before ended with. */
  afterId?: string | undefined;
}

const lowered = sql`lower(${notes.title})`;
const like = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

const behindTitle = (userId: string, id: string): SQL =>
  sql`(${lowered}, ${notes.id}) > (select lower(last.title), last.id from ${notes} last
    where last.id = ${id} and last.user_id = ${userId})`;

export const listNotes = (db: Db, userId: string, query: NoteQuery) => {
  const { words, sort, pinned, limit, after, afterId } = query;
  const time = sort === 'created' ? notes.createdAt : notes.updatedAt;
  return db
    .select(LISTED)
    .from(notes)
    .where(
      and(
        eq(notes.userId, userId),
        isThere,
        pinned === undefined ? undefined : eq(notes.isPinned, pinned),
        ...words.map((word) => sql`${notes.words} ilike ${like(word)}`),
        after && olderThan({ createdAt: time, id: notes.id }, after),
        afterId ? behindTitle(userId, afterId) : undefined,
      ),
    )
    .orderBy(...(sort === 'title' ? [asc(lowered), asc(notes.id)] : [desc(time), desc(notes.id)]))
    .limit(limit);
};

export const countPinned = (db: Db, userId: string): Promise<number> =>
  db.$count(notes, and(eq(notes.userId, userId), eq(notes.isPinned, true), isThere));

export async function findNote(
  db: Db,
  userId: string,
  id: string,
  { lock = false } = {},
): Promise<NoteRow | undefined> {
  const query = db
    .select()
    .from(notes)
    .where(and(own(userId, id), isThere));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

/** Of anybody: for items. */
export const findNotes = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: notes.id, title: notes.title, excerpt: notes.excerpt, userId: notes.userId })
    .from(notes)
    .where(inArray(notes.id, [...ids]));

/** Of anybody: for whoever has a link to it. */
export async function findAnyNote(db: Db, id: string): Promise<NoteRow | undefined> {
  const [row] = await db.select().from(notes).where(eq(notes.id, id));
  return row;
}

/** A few at a time, in the order of their ids, so that all notes of a person never lie in memory at once. */
export const listWhole = (db: Db, userId: string, afterId: string, limit: number): Promise<NoteRow[]> =>
  db
    .select()
    .from(notes)
    .where(and(eq(notes.userId, userId), isThere, sql`${notes.id} > ${afterId}`))
    .orderBy(asc(notes.id))
    .limit(limit);

/** Those of these that are the person's own and not thrown away, with their titles. */
export async function titlesOf(db: Db, userId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: notes.id, title: notes.title })
    .from(notes)
    .where(and(eq(notes.userId, userId), inArray(notes.id, [...ids]), isThere));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

export async function insertNote(
  db: Db,
  values: NoteValues & { id: string; userId: string; isPinned: boolean },
): Promise<NoteRow> {
  const [row] = await db.insert(notes).values(values).returning();
  return row!;
}

/** To be called with the row locked. */
export async function updateNote(
  db: Db,
  row: NoteRow,
  values: Partial<NoteValues & Pick<NoteRow, 'isPinned'>>,
): Promise<NoteRow> {
  const isWritten = values.title !== undefined || values.blocks !== undefined;
  const [saved] = await db
    .update(notes)
    .set({ ...values, ...(isWritten && { version: row.version + 1, updatedAt: new Date() }) })
    .where(eq(notes.id, row.id))
    .returning();
  return saved!;
}

/** The same version with what was ticked elsewhere; passed over where somebody saved meanwhile. */
export const refreshBlocks = (db: Db, { id, version }: NoteRow, blocks: unknown) =>
  db
    .update(notes)
    .set({ blocks })
    .where(and(eq(notes.id, id), eq(notes.version, version)));

export const removeNote = (db: Db, id: string) => db.delete(notes).where(eq(notes.id, id));

/** Makes these the notes that it links to: of the same person only, and never itself. */
export async function setNoteLinks(db: Db, userId: string, fromId: string, ids: readonly string[]) {
  const to = [...(await titlesOf(db, userId, ids)).keys()].filter((id) => id !== fromId);
  await db
    .delete(noteLinks)
    .where(and(eq(noteLinks.fromId, fromId), to.length > 0 ? notInArray(noteLinks.toId, to) : undefined));
  if (to.length > 0)
    await db
      .insert(noteLinks)
      .values(to.map((toId) => ({ fromId, toId, userId })))
      .onConflictDoNothing();
}

export const listBacklinks = (db: Db, userId: string, id: string, limit: number) =>
  db
    .select({ id: notes.id, title: notes.title })
    .from(noteLinks)
    .innerJoin(notes, eq(notes.id, noteLinks.fromId))
    .where(and(eq(noteLinks.toId, id), eq(notes.userId, userId), isThere))
    .orderBy(desc(notes.updatedAt), desc(notes.id))
    .limit(limit);

export const listVersions = (db: Db, userId: string, noteId: string) =>
  db
    .select({
      version: noteVersions.version,
      name: noteVersions.title,
      createdAt: noteVersions.createdAt,
    })
    .from(noteVersions)
    .where(and(eq(noteVersions.noteId, noteId), eq(noteVersions.userId, userId)))
    .orderBy(desc(noteVersions.version));

export async function findVersion(db: Db, userId: string, noteId: string, version: number) {
  const [row] = await db
    .select({ title: noteVersions.title, blocks: noteVersions.blocks })
    .from(noteVersions)
    .where(
      and(
        eq(noteVersions.noteId, noteId),
        eq(noteVersions.userId, userId),
        eq(noteVersions.version, version),
      ),
    );
  return row;
}

/** Files named in earlier versions; the rest of a note may be much. */
export async function refsOfVersions(db: Db, noteId: string): Promise<string[]> {
  const ref = sql<string>`jsonb_path_query(${noteVersions.blocks}, '$[*].ref') #>> '{}'`;
  const rows = await db
    .selectDistinct({ ref: ref.as('ref') })
    .from(noteVersions)
    .where(eq(noteVersions.noteId, noteId));
  return rows.map((row) => row.ref);
}

/** Keeps what is about to be replaced, and the latest `max` of them. */
export async function keepVersion(db: Db, row: NoteRow, max: number): Promise<void> {
  const { id: noteId, version, userId, title, blocks, updatedAt: createdAt } = row;
  await db
    .insert(noteVersions)
    .values({ noteId, version, userId, title, blocks, createdAt })
    .onConflictDoNothing();
  const kept = db
    .select({ version: noteVersions.version })
    .from(noteVersions)
    .where(eq(noteVersions.noteId, noteId))
    .orderBy(desc(noteVersions.version))
    .limit(max);
  await db
    .delete(noteVersions)
    .where(and(eq(noteVersions.noteId, noteId), notInArray(noteVersions.version, sql`(${kept})`)));
}
