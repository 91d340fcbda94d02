/** Books as the rest of the product knows them: found, shown in the library, counted, and gone with their files. */

import { eq, sql } from 'drizzle-orm';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import * as repo from './book.repo.ts';
import { books } from './book.table.ts';
import { COVER_ROLE } from './paint-pages.ts';

const TYPE = repo.ITEM_TYPE;

export const removeBook = (platform: Platform, id: string): Promise<void> =>
  platform.generationJobs.remove({ type: TYPE, id }, (tx) => repo.deleteBookRow(tx, id));

export const bookItems = (platform: Platform): ItemKind => ({
  type: TYPE,
  noun: 'book',
  page: '/book-creator',
  find: async (found, ids) =>
    new Map(
      (await repo.findBooks(found, ids)).map((row) => [
        row.id,
        { title: row.title || 'Book', ownerId: row.userId },
      ]),
    ),
  remove: (id) => removeBook(platform, id),
  library: {
    tool: 'book',
    kind: 'image',
    mainRole: COVER_ROLE,
    title: books.title,
    words: sql`concat_ws(' ', ${books.title}, ${books.wish}->>'prompt', left(${books.wish}->>'text', 2000))`,
    isShown: eq(books.status, 'completed'),
    openUrl: (id) => `/book-creator?book=${id}`,
  },
  rows: { table: books, documents: [books.wish, books.made], max: repo.MAX_BOOKS },
  retention: { listOlderThan: repo.listOlderThan },
});
