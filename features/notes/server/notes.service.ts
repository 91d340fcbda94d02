/** The rules of notes: a save names the version it began with, earlier versions stay, and what a note shows is its owner's. */

import { sql } from 'drizzle-orm';
import type { BodyOf, QueryOf } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import { cutText } from '#common/wording/cut-text.ts';
import { setLinks } from '#platform/assets/asset-links.ts';
import type { Db } from '#platform/db/database.ts';
import { type Page, pageOf, readPage } from '#platform/db/page-cursor.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import { createThreadPool } from '#platform/processes/thread-pool.ts';
import { type Block, excerptOf, linksOf, MAX_TITLE, refsOf, wordsOf } from '../blocks/block.ts';
import { blocksHtml } from '../blocks/blocks-html.ts';
import { BlockProblem, readBlocks } from '../blocks/read-blocks.ts';
import {
  type createNote,
  type listNotes,
  MAX_NOTES,
  MAX_PINNED,
  NOTE_CHANGED,
  type Note,
  type NoteSummary,
  type updateNote,
} from '../contract.ts';
import { type ReadNote, readMarkdown } from '../markdown/read-markdown.ts';
import { writeMarkdown } from '../markdown/write-markdown.ts';
import type { MarkdownOrder, ReadArchive } from './markdown.worker.ts';
import { createNoteTasks } from './note-tasks.ts';
import * as repo from './notes.repo.ts';
import { notes, noteVersions } from './notes.table.ts';

const { NOTE } = repo;

/** An editor saves every few seconds: not each of them is worth coming back to. */
const VERSION_EVERY_MS = 120_000;
const MAX_VERSIONS = 40;
const MAX_BACKLINKS = 100;
const MAX_WORDS_ASKED = 8;
/** Letters; longer Markdown is read in a thread. */
const SHORT = 20_000;
const READ_MS = 20_000;
const MEMORY_MB = 384;
/** What the library and its search by meaning read of a note. */
const LIBRARY_WORDS = 4000;

const toSummary = (row: repo.ListedRow): NoteSummary => ({
  id: row.id,
  title: row.title,
  excerpt: row.excerpt,
  isPinned: row.isPinned,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Rows outlive the code that wrote them. */
export function blocksOf({ blocks }: Pick<repo.NoteRow, 'blocks'>): Block[] {
  try {
    return Array.isArray(blocks) ? readBlocks(blocks, { isKept: true }) : [];
  } catch {
    return [];
  }
}

/** What was read out of Markdown is held to the same limits as what was sent as blocks. */
function checked(blocks: readonly Block[]): Block[] {
  try {
    return readBlocks(blocks);
  } catch (error) {
    throw error instanceof BlockProblem ? new AppError('bad_request', error.message) : error;
  }
}

const valuesOf = (title: string, blocks: readonly Block[]): repo.NoteValues => ({
  title,
  blocks,
  excerpt: excerptOf(blocks),
  words: wordsOf(title, blocks),
});

type Written = Pick<BodyOf<typeof createNote>, 'title' | 'blocks' | 'markdown'>;

export type Notes = ReturnType<typeof createNotesService>;

export function createNotesService(platform: Platform) {
  const { db, items, generationJobs } = platform;
  const tasks = createNoteTasks(platform);
  const pool = createThreadPool({
    entry: new URL('./markdown.worker.ts', import.meta.url),
    size: 1,
    timeoutMs: READ_MS,
    memoryMb: MEMORY_MB,
    idleMs: 30_000,
  });
  platform.onClose(pool.close);

  const read = async (order: { text: string; hasTitle: boolean }): Promise<ReadNote> =>
    order.text.length <= SHORT
      ? readMarkdown(order.text, order)
      : pool.run<ReadNote>(order satisfies MarkdownOrder);

  async function getRow(userId: string, id: string): Promise<repo.NoteRow> {
    const row = await repo.findNote(db, userId, id);
    if (!row) throw notFound('That note');
    return row;
  }

  /** With tasks and linked notes as they are now; all are looked up together. */
  async function shownBlocks(userId: string, lists: readonly (readonly Block[])[]): Promise<Block[][]> {
    const all = lists.flat();
    const states = await tasks.read(userId, all);
    const titles = await repo.titlesOf(db, userId, linksOf(all));
    return lists.map((blocks) => tasks.refreshed(withTitles(blocks, titles), states));
  }

  const shownTogether = (userId: string, rows: readonly repo.NoteRow[]): Promise<Block[][]> =>
    shownBlocks(userId, rows.map(blocksOf));

  async function shown(row: repo.NoteRow, blocks = blocksOf(row)): Promise<Block[]> {
    const [found] = await shownBlocks(row.userId, [blocks]);
    return found!;
  }

  /** What somebody reads is what their next save is compared with: only what they change themselves is told the task list. */
  async function refreshed(row: repo.NoteRow): Promise<Block[]> {
    const stored = blocksOf(row);
    const blocks = await shown(row, stored);
    if (JSON.stringify(blocks) !== JSON.stringify(stored)) await repo.refreshBlocks(db, row, blocks);
    return blocks;
  }

  const toNote = async (row: repo.NoteRow): Promise<Note> => ({
    ...toSummary(row),
    blocks: await refreshed(row),
    backlinks: await repo.listBacklinks(db, row.userId, row.id, MAX_BACKLINKS),
  });

  /** What was sent as blocks, and behind it what was sent as Markdown. */
  async function written({ title, blocks, markdown }: Written): Promise<{ title: string; blocks: Block[] }> {
    if (markdown === undefined) return { title: title ?? '', blocks: blocks ?? [] };
    const found = await read({ text: markdown, hasTitle: !title });
    const added = found.blocks.map((one) => ({ ...one, id: newId() }));
    const all = [...(blocks ?? []), ...added];
    return { title: title || cutText(found.title, MAX_TITLE), blocks: checked(all) };
  }

  /** Files and notes of others are passed over, and so are those that are gone. */
  async function link(tx: Db, row: repo.NoteRow, blocks: readonly Block[]): Promise<void> {
    const item = { type: NOTE, id: row.id };
    const now = refsOf(blocks);
    await setLinks(tx, row.userId, item, 'thing', now);
    const kept = (await repo.refsOfVersions(tx, row.id)).filter((one) => !now.includes(one));
    await setLinks(tx, row.userId, item, 'version', kept);
    await repo.setNoteLinks(tx, row.userId, row.id, linksOf(blocks));
  }

  async function assertPinRoom(userId: string): Promise<void> {
    if ((await repo.countPinned(db, userId)) >= MAX_PINNED)
      throw new AppError('conflict', `You have ${MAX_PINNED} pinned notes already. Please unpin one first.`);
  }

  /** Notes and their tasks: all of them or none. */
  async function insert(
    userId: string,
    given: readonly { title: string; blocks: readonly Block[] }[],
    { isPinned = false, signal }: { isPinned?: boolean | undefined; signal?: AbortSignal } = {},
  ): Promise<repo.NoteRow[]> {
    const hasRoom = await tasks.hasRoom(
      userId,
      given.map(({ blocks }) => blocks),
    );
    let hasTasks = false;
    const rows = await db.transaction(async (tx) => {
      const made: repo.NoteRow[] = [];
      for (const { title, blocks } of given) {
        signal?.throwIfAborted();
        const named = hasRoom ? await tasks.added(tx, userId, blocks) : blocks;
        hasTasks ||= named.some(({ taskId }) => taskId !== undefined);
        const values = { ...valuesOf(title, named), isPinned, id: newId(), userId };
        const row = await repo.insertNote(tx, values);
        await link(tx, row, named);
        made.push(row);
      }
      return made;
    });
    if (hasTasks) await tasks.announce(userId);
    return rows;
  }

  return {
    shownTogether,

    async list(userId: string, query: QueryOf<typeof listNotes>): Promise<Page<NoteSummary>> {
      const words = (query.q ?? '').split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS_ASKED);
      const pinned = query.pinned === undefined ? undefined : query.pinned === 'true';
      const asked = { words, pinned, sort: query.sort };
      if (query.sort === 'title') {
        const limit = query.limit + 1;
        const afterId = query.cursor?.replace(/^t\./, '');
        const rows = await repo.listNotes(db, userId, { ...asked, limit, afterId });
        const { page, nextCursor } = pageOf(rows, query.limit);
        return { page: page.map(toSummary), nextCursor: nextCursor && `t.${page.at(-1)!.id}` };
      }
      const time = query.sort === 'created' ? 'createdAt' : 'updatedAt';
      return readPage(
        query,
        async (after, limit) =>
          (await repo.listNotes(db, userId, { ...asked, limit, after })).map((row) => ({
            row,
            id: row.id,
            createdAt: row[time],
          })),
        (rows) => rows.map(({ row }) => toSummary(row)),
      );
    },

    get: async (userId: string, id: string): Promise<Note> => toNote(await getRow(userId, id)),

    async create(userId: string, body: BodyOf<typeof createNote>): Promise<Note> {
      const { title, blocks } = await written(body);
      await items.assertRoom(userId, NOTE, blocks);
      if (body.isPinned) await assertPinRoom(userId);
      const [row] = await insert(userId, [{ title, blocks }], { isPinned: body.isPinned });
      return toNote(row!);
    },

    /** All of them or none. */
    async importZip(
      userId: string,
      zip: Uint8Array,
      signal: AbortSignal,
    ): Promise<{ added: number; left: string[] }> {
      const found = await pool.run<ReadArchive>({ zip } satisfies MarkdownOrder, { signal });
      if (found.notes.length === 0)
        throw new AppError('bad_request', 'There is no Markdown file in this archive.');
      await items.assertRoom(userId, NOTE, found.notes, found.notes.length);
      const given = found.notes.map(({ title, blocks }) => ({
        title,
        blocks: blocks.map((one) => ({ ...one, id: newId() })),
      }));
      await insert(userId, given, { signal });
      return { added: found.notes.length, left: found.left };
    },

    async save(userId: string, id: string, body: BodyOf<typeof updateNote>): Promise<Note> {
      const { version, isPinned } = body;
      const assertCurrent = (row: repo.NoteRow) => {
        if (version !== undefined && version !== row.version)
          throw new AppError('conflict', NOTE_CHANGED, { details: { version: row.version } });
      };
      const before = await getRow(userId, id);
      const isWritten = [body.title, body.blocks, body.markdown].some((one) => one !== undefined);
      if (isPinned && !before.isPinned) await assertPinRoom(userId);
      if (!isWritten)
        return toNote(isPinned === undefined ? before : await repo.updateNote(db, before, { isPinned }));
      assertCurrent(before);
      const given = await written(body);
      const hasBlocks = body.blocks !== undefined || body.markdown !== undefined;
      const title = body.title ?? (body.markdown !== undefined && given.title ? given.title : before.title);
      // What is replaced stays as an earlier version.
      if (hasBlocks || version === undefined)
        await platform.assets.assertRoom(
          userId,
          JSON.stringify(hasBlocks ? given.blocks : before.blocks).length,
        );
      const hasRoom = await tasks.hasRoom(userId, [hasBlocks ? given.blocks : blocksOf(before)]);
      let hasTold = false;
      const row = await db.transaction(async (tx) => {
        const locked = await repo.findNote(tx, userId, id, { lock: true });
        if (!locked) throw notFound('That note');
        assertCurrent(locked);
        const old = blocksOf(locked);
        const blocks = hasBlocks ? tasks.adopted(given.blocks, old) : old;
        const named = hasRoom ? await tasks.added(tx, userId, blocks) : blocks;
        const saved = await repo.updateNote(tx, locked, {
          ...valuesOf(title, named),
          ...(isPinned !== undefined && { isPinned }),
        });
        const [last] = await repo.listVersions(tx, userId, id);
        const isDue = !last || saved.updatedAt.getTime() - last.createdAt.getTime() > VERSION_EVERY_MS;
        // Who names no version replaces what they may never have seen.
        if (isDue || version === undefined) await repo.keepVersion(tx, locked, MAX_VERSIONS);
        await link(tx, saved, named);
        const isNamed = named.some((one, at) => one !== blocks[at]);
        hasTold = (await tasks.tell(tx, userId, old, named)) || isNamed;
        return saved;
      });
      if (hasTold) await tasks.announce(userId);
      return toNote(row);
    },

    async remove(userId: string, id: string): Promise<void> {
      await getRow(userId, id);
      await generationJobs.bin({ type: NOTE, id }, userId);
    },

    async versions(userId: string, id: string) {
      await getRow(userId, id);
      const rows = await repo.listVersions(db, userId, id);
      return rows.map(({ createdAt, ...row }) => ({ ...row, savedAt: createdAt.toISOString() }));
    },

    async version(userId: string, id: string, version: number) {
      const found = await repo.findVersion(db, userId, id, version);
      if (!found) throw notFound('That version');
      return { title: found.title, blocks: blocksOf(found) };
    },

    async tasks(userId: string, id: string) {
      const states = await tasks.read(userId, await refreshed(await getRow(userId, id)));
      return [...states].map(([taskId, state]) => ({ id: taskId, ...state }));
    },

    async markdown(userId: string, id: string): Promise<{ title: string; markdown: string }> {
      const row = await getRow(userId, id);
      return { title: row.title, markdown: writeMarkdown(row.title, await shown(row)) };
    },
  };
}

const withTitles = (blocks: readonly Block[], titles: ReadonlyMap<string, string>): Block[] =>
  blocks.map((block) =>
    block.content?.some((one) => one.type === 'note')
      ? {
          ...block,
          content: block.content.map((one) =>
            one.type === 'note' ? { ...one, title: titles.get(one.noteId) || one.title } : one,
          ),
        }
      : block,
  );

const FILE_TYPES: ReadonlySet<string> = new Set(['image', 'video', 'audio']);
const NAME = sql`coalesce(nullif(${notes.title}, ''), nullif(left(${notes.excerpt}, 80), ''), 'Note')`;

export const noteItems = ({ generationJobs }: Platform): ItemKind => ({
  type: NOTE,
  noun: 'note',
  page: '/notes',
  find: async (db, ids) =>
    new Map(
      (await repo.findNotes(db, ids)).map((row) => [
        row.id,
        { title: row.title || row.excerpt.slice(0, 80) || 'Note', ownerId: row.userId },
      ]),
    ),
  remove: (id) => generationJobs.remove({ type: NOTE, id }, (tx) => repo.removeNote(tx, id)),
  library: {
    tool: 'note',
    kind: 'note',
    partRoles: ['thing', 'version'],
    title: NAME,
    words: sql`left(${notes.words}, ${LIBRARY_WORDS})`,
    openUrl: (id) => `/notes/${id}`,
    text: sql`${notes.words}`,
    sharedPage: async (db, id) => {
      const row = await repo.findAnyNote(db, id);
      if (!row) return undefined;
      const blocks = blocksOf(row);
      const files = blocks.filter(({ type }) => FILE_TYPES.has(type));
      return {
        title: row.title,
        assetIds: refsOf(files),
        html: (fileUrl) => blocksHtml(blocks, fileUrl),
      };
    },
  },
  rows: {
    table: notes,
    documents: [notes.blocks, notes.words],
    versions: { table: noteVersions, documents: [noteVersions.blocks] },
    max: MAX_NOTES,
  },
});
