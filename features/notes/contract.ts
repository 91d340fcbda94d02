/** The calls of notes: written in blocks or as Markdown, saved upon the version that was read, with their earlier versions. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime, pageQuery } from '#common/schema-parts.ts';
import {
  BLOCK_TYPES,
  type Block,
  MAX_BLOCKS,
  MAX_CHARACTERS,
  MAX_TITLE,
  type Piece,
  STYLES,
  TOO_LONG,
} from './blocks/block.ts';
import { BlockProblem, readBlocks } from './blocks/read-blocks.ts';

export const MAX_NOTES = 20_000;
export const MAX_PINNED = 100;
/** Of one archive. */
export const MAX_IMPORT_NOTES = 1000;
export const MAX_IMPORT_BYTES = 16 * 1024 * 1024;
export const NOTE_SORTS = ['updated', 'created', 'title'] as const;
export type NoteSort = (typeof NOTE_SORTS)[number];

/** One object instead of a choice of two, which would be checked piece by piece in every answer. */
const pieceSchema = z.object({
  type: z.enum(['text', 'note']),
  text: z.string().optional(),
  styles: z.array(z.enum(STYLES)).optional(),
  href: z.string().optional(),
  noteId: z.string().optional(),
  title: z.string().optional(),
}) as unknown as z.ZodType<Piece>;

export const blockSchema = z.object({
  id: z.string(),
  type: z.enum(BLOCK_TYPES),
  indent: z.int().optional(),
  level: z.int().optional(),
  checked: z.boolean().optional(),
  taskId: z.string().optional(),
  ref: z.string().optional(),
  name: z.string().optional(),
  content: z.array(pieceSchema).optional(),
});

const title = z.string().trim().max(MAX_TITLE, `Keep the title within ${MAX_TITLE} characters.`);

/** Also in the form of BlockNote documents, with `props`, `children` and text as `content`. */
const blocks = z
  .array(z.looseObject({ type: z.string().max(40).optional() }), { error: 'Please send a list of blocks.' })
  .max(MAX_BLOCKS, TOO_LONG)
  .transform((given, context) => {
    try {
      return readBlocks(given);
    } catch (error) {
      if (!(error instanceof BlockProblem)) throw error;
      context.addIssue(error.message);
      return z.NEVER;
    }
  }) as unknown as z.ZodType<Block[], readonly Block[]>;

const markdown = z.string({ error: 'Please send Markdown as text.' }).max(MAX_CHARACTERS, TOO_LONG);

export const noteSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  /** How it begins. */
  excerpt: z.string(),
  isPinned: z.boolean(),
  /** Goes up with every save; a save names the one it began with. */
  version: z.int(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type NoteSummary = z.infer<typeof noteSummarySchema>;

const linkSchema = z.object({ id: z.string(), title: z.string() });
export type NoteLink = z.infer<typeof linkSchema>;

export const noteSchema = noteSummarySchema.extend({
  blocks: z.array(blockSchema),
  /** Notes that link to this one. */
  backlinks: z.array(linkSchema),
});
export type Note = z.infer<typeof noteSchema>;

const LIST = '/api/notes';
const CHANGED = [LIST, '/api/library', '/api/library/summary'];

export const listNotes = route({
  method: 'GET',
  path: LIST,
  summary: 'My notes, the last changed first; by words where some are given',
  access: 'user',
  query: pageQuery(50).extend({
    q: z.string().trim().max(200).optional(),
    sort: z.enum(NOTE_SORTS).default('updated'),
    /** Only those that are pinned, or only the others. */
    pinned: z.enum(['true', 'false']).optional(),
  }),
  response: z.array(noteSummarySchema),
});

export const createNote = route({
  method: 'POST',
  path: LIST,
  summary: 'Write a note: from blocks or from Markdown, or empty',
  access: 'user',
  changes: CHANGED,
  body: z.object({
    title: title.optional(),
    blocks: blocks.optional(),
    markdown: markdown.optional(),
    isPinned: z.boolean().optional(),
  }),
  example: { title: 'Shopping', markdown: '# For Sunday\n\n- Apples\n- [ ] Order flour' },
  status: 201,
  response: noteSchema,
});

export const getNote = route({
  method: 'GET',
  path: '/api/notes/:id',
  summary: 'One note of mine, with the notes that link to it',
  access: 'user',
  params: idParams,
  response: noteSchema,
});

export const NOTE_CHANGED = 'This note was changed in another window.';

export const updateNote = route({
  method: 'PUT',
  path: '/api/notes/:id',
  summary: 'Save a note of mine; refused with 409 when it was saved elsewhere since `version` was read',
  access: 'user',
  changes: [...CHANGED, '/api/notes/:id'],
  params: idParams,
  body: z.object({
    /** Absent: what is there is replaced, and kept as an earlier version. */
    version: z.int().min(1).optional(),
    title: title.optional(),
    blocks: blocks.optional(),
    markdown: markdown.optional(),
    isPinned: z.boolean().optional(),
  }),
  response: noteSchema,
});

export const deleteNote = route({
  method: 'DELETE',
  path: '/api/notes/:id',
  summary: 'Delete a note of mine; it stays in the bin for 30 days',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  status: 204,
});

export const listNoteVersions = route({
  method: 'GET',
  path: '/api/notes/:id/versions',
  summary: 'Earlier versions of a note of mine, newest first',
  access: 'user',
  params: idParams,
  response: z.array(z.object({ version: z.int(), name: z.string(), savedAt: isoTime })),
});

export const getNoteVersion = route({
  method: 'GET',
  path: '/api/notes/:id/versions/:version',
  summary: 'A note of mine as it was',
  access: 'user',
  params: idParams.extend({ version: z.coerce.number().int().min(1) }),
  response: z.object({ title: z.string(), blocks: z.array(blockSchema) }),
});

export const exportNote = route({
  method: 'GET',
  path: '/api/notes/:id/export',
  summary: 'A note of mine as a Markdown file',
  access: 'user',
  params: idParams,
  produces: 'text/markdown',
});

export const exportNotes = route({
  method: 'GET',
  path: '/api/notes/export',
  summary: 'All my notes as Markdown files in a ZIP',
  access: 'user',
  produces: 'application/zip',
});

export const importNotes = route({
  method: 'POST',
  path: '/api/notes/import',
  summary: 'Notes from a ZIP of Markdown files; send it as `file` in a form',
  access: 'user',
  changes: CHANGED,
  consumes: 'multipart/form-data',
  status: 201,
  response: z.object({
    added: z.int(),
    /** Names of files that became no note. */
    left: z.array(z.string()),
  }),
});

/** The state of tasks that stand in a note, for pages that show it: ticked there, ticked here. */
export const listNoteTasks = route({
  method: 'GET',
  path: '/api/notes/:id/tasks',
  summary: 'The tasks of my task list that stand in a note of mine',
  access: 'user',
  params: idParams,
  response: z.array(z.object({ id: z.string(), title: z.string(), completed: z.boolean() })),
});
