/** Books: their data and calls. */

import { z } from 'zod';
import { ANIMATIONS, MOODS, SHOTS } from '#common/character/story.ts';
import { route } from '#common/contract.ts';
import { idParams, isoTime } from '#common/schema-parts.ts';
import { SPOKEN } from '#common/voice-words.ts';
import {
  BOOK_FORMATS,
  BOOK_KINDS,
  BOOK_READERS,
  EXPORT_FORMATS,
  LAYOUTS,
  MAX_PAGES,
  MAX_PROMPT,
  MAX_TEXT,
  PAPERS,
} from './book-limits.ts';

export const ABOUT_REQUIRED = 'Please say in a sentence what the book is about, or give its text.';
/** What stands in a book that somebody stopped. */
export const CANCELLED = 'It was cancelled.';
export const NO_WORDS = 'There are no words in this text yet.';
export const TOO_MANY = 'This text fills more than 60 pages. Please divide it into volumes.';
const TOO_LONG = `A book has ${MAX_TEXT.toLocaleString('en')} characters at most. Please divide it into volumes.`;
const PAGES = `A book has 4 to ${MAX_PAGES} pages.`;

const characterIds = z.array(z.string().min(1).max(64)).max(3, 'At most three characters of yours.');

export const bookBody = z
  .object({
    /** A sentence that a book is made from. */
    prompt: z
      .string()
      .trim()
      .max(MAX_PROMPT, `Keep the sentence within ${MAX_PROMPT} characters.`)
      .optional(),
    /** One's own text, as Markdown. */
    text: z.string().trim().max(MAX_TEXT, TOO_LONG).optional(),
    title: z.string().trim().max(120, 'Keep the title within 120 characters.').optional(),
    author: z.string().trim().max(120, 'Keep the name within 120 characters.').optional(),
    kind: z
      .enum(BOOK_KINDS, { error: 'Choose a picture book, a recipe book, a comic or a guide.' })
      .default('picture'),
    pages: z.int({ error: PAGES }).min(4, PAGES).max(MAX_PAGES, PAGES).optional(),
    format: z.enum(BOOK_FORMATS, { error: 'Choose square, portrait or landscape.' }).default('square'),
    readers: z.enum(BOOK_READERS, { error: 'Choose for whom the book is.' }).default('small'),
    /** Absent: read from what is written. */
    language: z.enum(SPOKEN, { error: 'Choose one of the languages.' }).optional(),
    characterIds: characterIds.default([]),
  })
  .refine(({ prompt, text }) => Boolean(prompt || text), { error: ABOUT_REQUIRED, path: ['prompt'] });
export type BookOrder = z.output<typeof bookBody>;

const pictureSchema = z.object({
  /** The place, in words that it is painted from. */
  place: z.string().trim().max(300, 'Keep the place within 300 characters.'),
  seen: z
    .array(z.object({ who: z.int().min(0).max(11), animation: z.enum(ANIMATIONS), mood: z.enum(MOODS) }))
    .max(3, 'At most three characters in a picture.'),
  shot: z.enum(SHOTS),
  seed: z.int().min(0).max(1_000_000),
  isMirrored: z.boolean(),
  /** People stand to one side: on the other the place shows a thing of the story. */
  isAside: z.boolean().optional(),
});

const panelSchema = z.object({
  picture: pictureSchema,
  caption: z.string().max(300),
  lines: z.array(z.object({ who: z.int().min(0).max(2), text: z.string().max(200) })).max(3),
  pictureUrl: z.string().nullable(),
});

const recipeSchema = z.object({
  facts: z.string().max(300),
  ingredients: z.array(z.string().max(300)).max(60),
  steps: z.array(z.string().max(1500)).max(40),
});

export const bookPageSchema = z.object({
  id: z.string(),
  kind: z.enum(['cover', 'title', 'story', 'comic', 'chapter', 'text', 'recipe', 'contents', 'end']),
  title: z.string(),
  /** Markdown on the pages of guides, else plain words. */
  text: z.string(),
  layout: z.enum(LAYOUTS),
  picture: pictureSchema.nullable(),
  /** The picture by itself, and the page as it is printed. */
  pictureUrl: z.string().nullable(),
  imageUrl: z.string().nullable(),
  panels: z.array(panelSchema).optional(),
  recipe: recipeSchema.optional(),
});
export type BookPage = z.infer<typeof bookPageSchema>;
export type BookPanel = z.infer<typeof panelSchema>;
export type BookRecipe = z.infer<typeof recipeSchema>;

const summarySchema = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(BOOK_KINDS),
  format: z.enum(BOOK_FORMATS),
  pageCount: z.int(),
  status: z.enum(['pending', 'completed', 'failed']),
  jobId: z.string().nullable(),
  error: z.string().nullable(),
  coverUrl: z.string().nullable(),
  createdAt: isoTime,
});
export type BookSummary = z.infer<typeof summarySchema>;

const exportedSchema = z.object({
  format: z.enum(EXPORT_FORMATS),
  url: z.string(),
  name: z.string(),
  /** The book was changed since. */
  isOld: z.boolean(),
});

export const bookSchema = summarySchema.extend({
  author: z.string(),
  blurb: z.string(),
  language: z.enum(SPOKEN),
  readers: z.enum(BOOK_READERS),
  prompt: z.string(),
  company: z.array(z.object({ name: z.string(), about: z.string(), characterId: z.string().optional() })),
  /** The cover first; the pages after it are numbered from 1. */
  pages: z.array(bookPageSchema),
  exports: z.array(exportedSchema),
  exportJobId: z.string().nullable(),
  /** Whoever has it can leaf through the book. */
  shareUrl: z.string().nullable(),
});
export type Book = z.infer<typeof bookSchema>;

const LIST = '/api/books';
const ONE = '/api/books/:id';
const begun = z.object({ id: z.string(), jobId: z.string() });

export const listBooks = route({
  method: 'GET',
  path: LIST,
  summary: 'My books, newest first',
  access: 'user',
  response: z.array(summarySchema),
});

export const getBook = route({
  method: 'GET',
  path: ONE,
  summary: 'One of my books with all its pages',
  access: 'user',
  params: idParams,
  response: bookSchema,
});

export const createBook = route({
  method: 'POST',
  path: LIST,
  summary: 'Make a book from a sentence or from a text of mine',
  access: 'user',
  changes: [LIST],
  body: bookBody,
  example: { prompt: 'a picture book of 24 pages about a fox who opens a bakery', kind: 'picture' },
  status: 202,
  response: begun,
});

export const updateBook = route({
  method: 'PUT',
  path: ONE,
  summary: 'Change title, author or the words on the back of a book of mine; its cover is made again',
  access: 'user',
  changes: [LIST, ONE],
  params: idParams,
  body: z.object({
    title: z
      .string()
      .trim()
      .min(1, 'Please enter a title.')
      .max(120, 'Keep the title within 120 characters.')
      .optional(),
    author: z.string().trim().max(120, 'Keep the name within 120 characters.').optional(),
    blurb: z.string().trim().max(600, 'Keep the words on the back within 600 characters.').optional(),
  }),
  status: 202,
  response: begun,
});

export const deleteBook = route({
  method: 'DELETE',
  path: ONE,
  summary: 'Delete a book of mine; one that is being made is stopped',
  access: 'user',
  changes: [LIST],
  params: idParams,
  status: 204,
});

const pageParams = z.object({
  id: z.string().min(1).max(64),
  n: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_PAGES + 20),
});

export const pageChange = z.object({
  title: z.string().trim().max(200, 'Keep the heading within 200 characters.').optional(),
  text: z.string().trim().max(6000, 'A page has 6,000 characters at most.').optional(),
  layout: z.enum(LAYOUTS, { error: 'Choose one of the layouts.' }).optional(),
  picture: pictureSchema.nullable().optional(),
  panels: z
    .array(panelSchema.omit({ pictureUrl: true }))
    .min(1)
    .max(6, 'A page has six panels at most.')
    .optional(),
  recipe: recipeSchema.optional(),
});
export type PageChange = z.infer<typeof pageChange>;

/** Pages are numbered: whoever tells the id of the one that is meant never changes another one that moved there. */
const pageId = z.string().min(1).max(64).optional();

export const changeBookPage = route({
  method: 'PUT',
  path: '/api/books/:id/pages/:n',
  summary: 'Change words, picture or layout of a page; only this page is made again',
  access: 'user',
  changes: [LIST, ONE],
  params: pageParams,
  body: pageChange.extend({ pageId }),
  status: 202,
  response: begun,
});

export const addBookPage = route({
  method: 'POST',
  path: '/api/books/:id/pages',
  summary: 'Add a page behind another one',
  access: 'user',
  changes: [LIST, ONE],
  params: idParams,
  body: z.object({
    after: z.int().min(0).max(MAX_PAGES),
    text: z.string().trim().max(6000).default(''),
    pageId,
  }),
  status: 202,
  response: begun,
});

export const moveBookPage = route({
  method: 'POST',
  path: '/api/books/:id/pages/:n/move',
  summary: 'Put a page in another place',
  access: 'user',
  changes: [LIST, ONE],
  params: pageParams,
  body: z.object({
    to: z
      .int()
      .min(1)
      .max(MAX_PAGES + 20),
    pageId,
  }),
  status: 202,
  response: begun,
});

export const deleteBookPage = route({
  method: 'DELETE',
  path: '/api/books/:id/pages/:n',
  summary: 'Take a page out of a book of mine',
  access: 'user',
  changes: [LIST, ONE],
  params: pageParams,
  query: z.object({ pageId }),
  status: 202,
  response: begun,
});

export const exportBook = route({
  method: 'POST',
  path: '/api/books/:id/export',
  summary: 'Make a file of a book of mine: EPUB, PDF for print, its cover, an audiobook or a film',
  access: 'user',
  changes: [ONE],
  params: idParams,
  body: z.object({
    format: z.enum(EXPORT_FORMATS, { error: 'Choose EPUB, PDF, cover, audiobook or film.' }),
    paper: z.enum(PAPERS, { error: 'Choose one of the papers.' }).default('coated'),
  }),
  status: 202,
  response: begun,
});

export const shareBook = route({
  method: 'POST',
  path: '/api/books/:id/share',
  summary: 'Make a link by which anybody can leaf through a book of mine',
  access: 'user',
  changes: [ONE],
  params: idParams,
  response: z.object({ url: z.string() }),
});

export const unshareBook = route({
  method: 'DELETE',
  path: '/api/books/:id/share',
  summary: 'End the link to a book of mine',
  access: 'user',
  changes: [ONE],
  params: idParams,
  status: 204,
});

const tokenParams = z.object({ token: z.string().min(1).max(128) });

export const openSharedBook = route({
  method: 'GET',
  path: '/read/:token',
  summary: 'The book behind a link, to leaf through',
  access: 'public',
  params: tokenParams,
  produces: 'text/html',
});

export const getSharedPage = route({
  method: 'GET',
  path: '/read/:token/pages/:n',
  summary: 'A page of the book behind a link',
  access: 'public',
  params: tokenParams.extend({ n: z.coerce.number().int().min(0).max(200) }),
  produces: 'image/*',
});
