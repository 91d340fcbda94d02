/** Designs as templates: read from one's own, filled in, laid out in another format, and locked where the template says so. */

import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#common/errors.ts';
import {
  blankDocument,
  type DesignDocument,
  labelOf,
  savedDocumentSchema,
} from '#engine/page/document/document.ts';
import { FORMAT_NAMES, type FormatName } from '#engine/page/document/formats.ts';
import { parseJson } from '#platform/db/parse-json.ts';
import type { TemplateContent, TemplateSource } from '#platform/generation-jobs/template-sources.ts';
import type { Platform } from '#platform/platform.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import { createBrandKitService } from '../brand-kit.service.ts';
import { createDesignService, documentOf } from '../design.service.ts';
import { createDesignPool, drawInPool, fetchPictures } from '../drawing/design-drawer.ts';
import { createLayoutPool } from '../layout/layout-pool.ts';
import { fillDesign, lockDesign, partsOfDesign } from './design-parts.ts';

const DRAW_MS = 60_000;
/** Pixels of the longer side. */
const SIDE = 900;

const read = (content: TemplateContent): DesignDocument =>
  parseJson(savedDocumentSchema, content, blankDocument('instagram-post'));

export function createDesignTemplates(platform: Platform): TemplateSource {
  const layout = createLayoutPool();
  const pool = createDesignPool({ timeoutMs: DRAW_MS });
  platform.onClose(layout.close);
  platform.onClose(pool.close);
  const kits = createBrandKitService(platform);
  const designs = createDesignService(platform, kits, layout);

  return {
    kind: 'design',
    isNamed: true,

    async items(userId) {
      const { page } = await designs.list(userId, { limit: 100 });
      return page.map(({ id, name, thumbnailUrl, updatedAt }) => ({
        id,
        name,
        pictureUrl: thumbnailUrl,
        updatedAt,
      }));
    },

    async describe(userId, itemId) {
      const document = documentOf(await designs.getRow(userId, itemId));
      return { name: document.name, content: document };
    },

    parts: (content) => partsOfDesign(read(content)),

    formats(content) {
      const { format } = read(content);
      return [
        { id: format, label: labelOf(format) },
        ...FORMAT_NAMES.filter((one) => one !== format).map((id) => ({ id, label: labelOf(id) })),
      ];
    },

    fill: (content, values) => fillDesign(read(content), values),

    async make(user, content, { id, name, format, lock }, signal) {
      const document = read(content);
      const laidOut = format && format !== document.format ? await inFormat(document, format) : document;
      const locked = { ...lockDesign(laidOut, lock), name };
      const design = await designs.createLocked(user.id, id, locked, lock);
      return { id: design.id, openUrl: `/design-studio?design=${design.id}` };

      async function inFormat(from: DesignDocument, to: string): Promise<DesignDocument> {
        if (!FORMAT_NAMES.includes(to as FormatName))
          throw new AppError('bad_request', 'Choose one of the formats.');
        const [made] = await layout.resize(user.id, from, [to as FormatName], signal);
        return made!;
      }
    },

    draw: ({ ownerId, userId, content }, signal) =>
      inTempFolder('design', async (folder) => {
        const document = read(content);
        const [page] = document.pages;
        const first = { ...document, pages: [page!] };
        const logo = (await kits.choose(userId))?.logos[0] ?? null;
        const files = [];
        for (const [i, owner] of [...new Set([userId, ownerId])].entries()) {
          const place = join(folder, `of-${i}`);
          await mkdir(place);
          files.push(...(await fetchPictures(platform, owner, first, place, i === 0 ? logo : null)));
        }
        const to = join(folder, 'first');
        const scale = Math.min(1, SIDE / Math.max(page!.width, page!.height));
        const order = { type: 'webp', scale, hasMarks: false, isTransparent: false } as const;
        await drawInPool(pool, first, order, files, to, signal ? { signal } : {});
        return readFile(to);
      }),
  };
}
