/** Books as templates: read from one's own, told with other names and words, and painted anew for whoever uses them. */

import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { assetIdOf } from '#common/asset.ts';
import { AppError, notFound } from '#common/errors.ts';
import type { TemplateContent, TemplateSource } from '#platform/generation-jobs/template-sources.ts';
import type { Platform } from '#platform/platform.ts';
import { createBookService } from '../book.service.ts';
import { type BookContent, contentOf, fillBook, partsOfBook } from './book-parts.ts';

/** Pixels of the longer side. */
const SIDE = 640;

/** Only this file writes them. */
const read = (content: TemplateContent): BookContent => content as unknown as BookContent;

export function createBookTemplates(platform: Platform): TemplateSource {
  const books = createBookService(platform);
  return {
    kind: 'book',

    async items(userId) {
      const all = await books.list(userId);
      return all
        .filter(({ status }) => status === 'completed')
        .slice(0, 100)
        .map(({ id, title, coverUrl, createdAt }) => ({
          id,
          name: title || 'Book',
          pictureUrl: coverUrl,
          updatedAt: createdAt,
        }));
    },

    async describe(userId, itemId) {
      const row = await books.own(userId, itemId);
      if (!row.made)
        throw new AppError('conflict', 'The book has no pages yet. Please wait until it is written.');
      const content = contentOf({ ...row, made: row.made });
      return { name: row.title || 'Book', content: { ...content } };
    },

    parts: (content) => partsOfBook(read(content)),
    formats: () => [],
    fill: (content, values) => ({ ...fillBook(read(content), values) }),
    isNamed: false,
    // Each of them is painted for minutes.
    maxRows: 20,

    async make(user, content, { id, lock }) {
      await books.createFromTemplate(user, id, read(content), lock);
      return { id, openUrl: `/book-creator?book=${id}` };
    },

    async draw({ ownerId, userId, content }) {
      const id = assetIdOf(read(content).cover);
      const row =
        id && ((await platform.assets.findOwn(ownerId, id)) ?? (await platform.assets.findOwn(userId, id)));
      if (!row) throw notFound('A picture of that template');
      const { stream } = await platform.storage.get(row.storageKey);
      const picture = sharp(await buffer(stream)).resize(SIDE, SIDE, { fit: 'inside' });
      return picture.webp({ quality: 82 }).toBuffer();
    },
  };
}
