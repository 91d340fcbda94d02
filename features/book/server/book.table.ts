/** The books table. */

import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoryPerson } from '#common/character/story.ts';
import type { TemplateLock } from '#common/templates.ts';
import type { Spoken } from '#common/voice-words.ts';
import { id, timestamps } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';
import type { BookFormat, BookKind, BookReaders, ExportFormat } from '../book-limits.ts';
import type { BookPage } from '../contract.ts';
import type { SeenHead } from '../pages/page-parts.ts';

export interface BookWish {
  prompt: string;
  text: string;
  pages: number | null;
  format: BookFormat;
  readers: BookReaders;
  language: Spoken;
  author: string;
  cast: { id: string; name: string }[];
  /** How many books the same sentence has given before: each tells another story. */
  take?: number;
}

export interface MadePage extends BookPage {
  /** What picture and page were made of: whoever is asked for the same again has it. */
  artKey?: string;
  pageKey?: string;
  heads?: SeenHead[];
  panelKeys?: string[];
}

export interface MadeBook {
  blurb: string;
  company: StoryPerson[];
  pages: MadePage[];
  /** Of its colours. */
  seed: number;
  /** Grows with every change. */
  version: number;
  exports: Partial<Record<ExportFormat, { url: string; name: string; version: number }>>;
}

export const books = pgTable(
  'books',
  {
    id: id(),
    userId: ownerId(),
    title: text('title').notNull(),
    kind: text('kind').$type<BookKind>().notNull(),
    wish: jsonb('wish').$type<BookWish>().notNull(),
    status: text('status', { enum: ['pending', 'completed', 'failed'] })
      .notNull()
      .default('pending'),
    jobId: text('job_id'),
    error: text('error'),
    made: jsonb('made').$type<MadeBook>(),
    /** For the list: how many pages, without reading them. */
    pageCount: integer('page_count').notNull().default(0),
    tokenHash: text('token_hash').unique(),
    sealedToken: text('sealed_token'),
    /** What the template that it was made from has locked. */
    lock: jsonb('lock').$type<TemplateLock>(),
    ...timestamps(),
  },
  (t) => [index('books_user_created').on(t.userId, t.createdAt)],
);
