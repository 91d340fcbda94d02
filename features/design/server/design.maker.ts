/** The studio's door for other tools: designs in order, laid out in further formats, with other words, and drawn. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#common/errors.ts';
import { IDEA_LANGUAGES, languageOf } from '#common/wording/language.ts';
import { replaceWords, type WordChange } from '#common/wording/replace-words.ts';
import type { DesignDocument } from '#engine/page/document/document.ts';
import { FORMAT_NAMES, type FormatName } from '#engine/page/document/formats.ts';
import type { Layer } from '#engine/page/document/layers.ts';
import type { Words } from '#engine/page/templates/words.ts';
import type { DesignMaker, DrawnDesign } from '#platform/generation-jobs/makers.ts';
import type { Platform } from '#platform/platform.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import type { WorkerPool } from '#platform/processes/worker-pool.ts';
import type { Design } from '../contract.ts';
import { createBrandKitService } from './brand-kit.service.ts';
import * as repo from './design.repo.ts';
import { createDesignService, documentOf } from './design.service.ts';
import { createDesignPool, designOrigin, drawInPool, fetchPictures } from './drawing/design-drawer.ts';
import { createIdeasService } from './ideas/ideas.service.ts';
import { createLayoutPool } from './layout/layout-pool.ts';

const DRAW_MS = 90_000;
const BOOK_MS = 600_000;
/** A few seconds are enough where nothing else is going on; a busy machine gets the time that a design with its picture takes. */
const PAINT_MS = 30_000;

const formatNamed = (name: string): FormatName => {
  if (!FORMAT_NAMES.includes(name as FormatName))
    throw new AppError('bad_request', 'Choose one of the formats.');
  return name as FormatName;
};

const picturesIn = (document: DesignDocument): string[] =>
  document.pages.flatMap((page) =>
    page.layers.flatMap((layer) => (layer.type === 'picture' && layer.src ? [layer.src] : [])),
  );

const made = ({ id, version }: Design) => ({ id, version });

export function createDesignMaker(platform: Platform): DesignMaker {
  const { db } = platform;
  const layout = createLayoutPool();
  const pool = createDesignPool({ timeoutMs: DRAW_MS });
  platform.onClose(layout.close);
  platform.onClose(pool.close);
  let books: WorkerPool | undefined;
  // Whole books take minutes: nobody else's page waits for them.
  const bookPool = (): WorkerPool => {
    if (!books) {
      books = createDesignPool({ timeoutMs: BOOK_MS });
      platform.onClose(books.close);
    }
    return books;
  };
  const kits = createBrandKitService(platform);
  const designs = createDesignService(platform, kits, layout);
  const ideas = createIdeasService(platform, kits, layout);

  async function drawn(
    userId: string,
    { version }: { version: number },
    document: DesignDocument,
    type: 'png' | 'pdf',
    signal: AbortSignal,
  ): Promise<DrawnDesign> {
    const logo = (await kits.choose(userId))?.logos[0] ?? null;
    return inTempFolder('design', async (folder) => {
      const files = await fetchPictures(platform, userId, document, folder, logo);
      const to = join(folder, `out.${type}`);
      const order = { type, scale: 1, hasMarks: type === 'pdf', isTransparent: false };
      const { width, height } = await drawInPool(pool, document, order, files, to, { signal });
      const media = type === 'pdf' ? 'application/pdf' : 'image/png';
      const origin = await designOrigin(platform, userId, files, logo);
      return { bytes: await readFile(to), type: media, width, height, version, origin };
    });
  }

  return {
    languageOf,

    async assertBrandKit(userId, id) {
      await kits.get(userId, id);
    },

    async brand(userId, id) {
      const all = await kits.list(userId);
      const kit = all.find((one) => one.id === id) ?? all.find((one) => one.isDefault);
      if (!kit) return undefined;
      const { name, colors, faces, logos, contact } = kit;
      return { name, theme: { colors, faces }, logo: logos[0] ?? null, address: contact.address };
    },

    async create(user, { sentence, language, words, format, brandKitId, like, pages = [] }, signal) {
      const kin = like ? documentOf(await designs.getRow(user.id, like)) : undefined;
      const ask = {
        sentence,
        format: formatNamed(format),
        brandKitId,
        language: IDEA_LANGUAGES.find((one) => one === language),
        words: words as Words,
        paintMs: PAINT_MS,
        count: 1,
        ...(kin && { theme: kin.theme, pictures: picturesIn(kin), isQuick: true }),
      };
      const propose = async (asked: typeof ask): Promise<DesignDocument> => {
        const [document] = (await ideas(user, asked, signal)).documents;
        if (!document) throw new AppError('unprocessable', 'No layout fits these words. Please use fewer.');
        return document;
      };
      const document = await propose(ask);
      const { theme } = document;
      const look = { theme, pictures: picturesIn(document), isQuick: true };
      for (const { sentence, words } of pages) {
        const further = await propose({ ...ask, ...look, sentence, words: words as Words });
        document.pages.push(...further.pages.slice(0, 1));
      }
      return made(await designs.create(user.id, { document }));
    },

    async texts(userId, id) {
      const document = documentOf(await designs.getRow(userId, id));
      return document.pages.flatMap((page) => page.layers.flatMap(textsOfLayer));
    },

    async rewrite(userId, id, changes) {
      const row = await designs.getRow(userId, id);
      const before = documentOf(row);
      const after = rewritten(before, changes);
      if (JSON.stringify(after) === JSON.stringify(before)) return undefined;
      return made(await designs.save(userId, id, row.version, after));
    },

    async draw(userId, id, type, signal) {
      const row = await designs.getRow(userId, id);
      return drawn(userId, row, documentOf(row), type, signal);
    },

    async drawAll(userId, id, signal) {
      const row = await designs.getRow(userId, id);
      const document = documentOf(row);
      const pages: DrawnDesign[] = [];
      for (const page of document.pages)
        pages.push(await drawn(userId, row, { ...document, pages: [page] }, 'png', signal));
      return pages;
    },

    async drawPages({ title, dpi, theme, pages, type, scale, files }, to, signal) {
      const document: DesignDocument = {
        version: 1,
        name: title,
        format: 'custom',
        dpi,
        theme,
        template: null,
        pages: [...pages],
      };
      const order = { type, scale, hasMarks: type === 'pdf', isTransparent: false };
      await drawInPool(bookPool(), document, order, files, to, { signal });
    },

    async versions(userId, ids) {
      if (ids.length === 0) return new Map();
      const there = await repo.findExisting(db, ids);
      const rows = await repo.findDesigns(db, ids);
      return new Map(
        rows
          .filter((row) => row.userId === userId && there.has(row.id))
          .map(({ id, version }) => [id, version]),
      );
    },
  };
}

const textsOfLayer = (layer: Layer): string[] => {
  if ('rows' in layer && layer.type === 'list') return layer.rows.flatMap(({ name, value }) => [name, value]);
  return 'text' in layer ? [layer.text] : [];
};

function rewrittenLayer(layer: Layer, changes: readonly WordChange[]): Layer {
  if (layer.type === 'list')
    return {
      ...layer,
      rows: layer.rows.map((row) => ({
        ...row,
        name: replaceWords(row.name, changes),
        value: replaceWords(row.value, changes),
      })),
    };
  if (!('text' in layer)) return layer;
  const text = replaceWords(layer.text, changes);
  if (text === layer.text) return layer;
  // Styles of single words name places in the old text.
  return layer.type === 'text' ? { ...layer, text, spans: [] } : { ...layer, text };
}

const rewritten = (document: DesignDocument, changes: readonly WordChange[]): DesignDocument => ({
  ...document,
  name: replaceWords(document.name, changes),
  pages: document.pages.map((page) => ({
    ...page,
    layers: page.layers.map((layer) => rewrittenLayer(layer, changes)),
  })),
});
