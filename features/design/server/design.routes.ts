/** HTTP for the design studio. */

import { readFile } from 'node:fs/promises';
import { notFound } from '#common/errors.ts';
import { emojiFile } from '#platform/assets/svg/emoji-files.ts';
import { faceFile } from '#platform/assets/svg/shipped-faces.ts';
import { receiveTable } from '#platform/assets/tables/receive-table.ts';
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import { sendPage } from '#platform/http/send-page.ts';
import type { Platform } from '#platform/platform.ts';
import {
  batchDesign,
  createBrandKit,
  createDesign,
  deleteBrandKit,
  deleteDesign,
  designIdeas,
  exportDesign,
  getBrandKit,
  getDesign,
  getDesignArt,
  getDesignFont,
  getDesignPicture,
  getDesignThumbnail,
  getDesignVersion,
  getEmoji,
  getTemplatePreview,
  listBrandKits,
  listDesigns,
  listDesignTemplates,
  listDesignVersions,
  MAX_CSV_BYTES,
  PICTURE_WANTED_HEADER,
  previewBatch,
  resizeDesign,
  searchDesignIcons,
  UNDERSTOOD_HEADER,
  updateBrandKit,
  updateDesign,
  WORDS_BY_HEADER,
  WORDS_PROBLEM_HEADER,
} from '../contract.ts';
import { createBrandKitService } from './brand-kit.service.ts';
import { createDesignService, documentOf } from './design.service.ts';
import { findIcons } from './design-icons.ts';
import { createDesignPool, drawFirst } from './drawing/design-drawer.ts';
import { artFile } from './drawing/design-resources.ts';
import { createExportService } from './export/export.service.ts';
import { createIdeasService } from './ideas/ideas.service.ts';
import { createLayoutPool } from './layout/layout-pool.ts';
import { createTemplateService } from './template.service.ts';

/** A document with all that it may hold. */
const DOCUMENT_BYTES = 4 * 1024 * 1024;
const SMALL_MS = 60_000;
/** Pixels of the longer side: of a card, and of what other tools get. */
const SMALL_SIDE = 560;
const PICTURE_SIDE = 2160;
const FOREVER = 'public, max-age=31536000, immutable';

export function registerDesignRoutes(api: Api, platform: Platform): void {
  const pool = createDesignPool({ timeoutMs: SMALL_MS });
  const layout = createLayoutPool();
  platform.onClose(pool.close);
  platform.onClose(layout.close);
  const kits = createBrandKitService(platform);
  const designs = createDesignService(platform, kits, layout);
  const exports = createExportService(platform, designs);
  const templates = createTemplateService(platform, pool);
  const ideas = createIdeasService(platform, kits, layout);
  const large = { bodyLimit: DOCUMENT_BYTES };

  api.handle(listDesignTemplates, ({ query }) => templates.list(query.format));
  api.handle(getTemplatePreview, async ({ params, query, reply }) =>
    reply
      .headers({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=86400' })
      .send(await templates.preview(params.id, query.format)),
  );

  api.handle(designIdeas, async ({ user, body, reply }) => {
    const { documents, by, problem, understood, isPictureWanted } = await ideas(
      user,
      body,
      abortOnDisconnect(reply),
    );
    if (body.isQuick && isPictureWanted) reply.header(PICTURE_WANTED_HEADER, 'true');
    reply.header(UNDERSTOOD_HEADER, encodeURIComponent(understood));
    if (by) reply.header(WORDS_BY_HEADER, encodeURIComponent(by));
    if (problem) reply.header(WORDS_PROBLEM_HEADER, encodeURIComponent(problem));
    return documents;
  });
  api.handle(listDesigns, async ({ user, query, reply }) =>
    sendPage(reply, await designs.list(user.id, query)),
  );
  api.handle(createDesign, ({ user, body }) => designs.create(user.id, body), large);
  api.handle(getDesign, ({ user, params }) => designs.get(user.id, params.id));
  api.handle(
    updateDesign,
    ({ user, params, body }) => designs.save(user.id, params.id, body.version, body.document),
    large,
  );
  api.handle(deleteDesign, ({ user, params }) => designs.remove(user.id, params.id));
  api.handle(listDesignVersions, ({ user, params }) => designs.versions(user.id, params.id));
  api.handle(getDesignVersion, ({ user, params }) => designs.version(user.id, params.id, params.version));
  api.handle(resizeDesign, ({ user, params, body, reply }) =>
    designs.resize(user.id, params.id, body.formats, abortOnDisconnect(reply)),
  );

  api.handle(getDesignThumbnail, async ({ user, params, reply }) => {
    const row = await designs.getDrawn(user.id, params.id);
    const logo = (await kits.choose(user.id))?.logos[0] ?? null;
    const recipe = { design: row.id, version: row.version, logo };
    const small = await platform.cache.once(user.id, recipe, 'image/webp', () =>
      drawFirst(platform, pool, {
        userId: user.id,
        document: documentOf(row),
        logo,
        side: SMALL_SIDE,
        type: 'webp',
      }),
    );
    return reply
      .headers({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=0, must-revalidate' })
      .send(small);
  });

  api.handle(getDesignPicture, async ({ user, params, reply }) => {
    const document = documentOf(await designs.getDrawn(user.id, params.id));
    const logo = (await kits.choose(user.id))?.logos[0] ?? null;
    const order = { userId: user.id, document, logo, side: PICTURE_SIDE, type: 'png' } as const;
    return reply
      .headers({ 'content-type': 'image/png', 'cache-control': 'private, no-store' })
      .send(await drawFirst(platform, pool, order));
  });

  api.handle(exportDesign, async ({ user, params, body }) => ({
    jobId: await exports.begin(user, params.id, body),
  }));
  api.handle(
    batchDesign,
    async ({ user, params, request }) => {
      // Before anything of it is read.
      await designs.getRow(user.id, params.id);
      return { jobId: await exports.beginBatch(user, params.id, await receiveTable(request, MAX_CSV_BYTES)) };
    },
    { bodyLimit: MAX_CSV_BYTES + 64 * 1024 },
  );
  api.handle(
    previewBatch,
    async ({ user, params, request }) => {
      await designs.getRow(user.id, params.id);
      return exports.preview(user.id, params.id, await receiveTable(request, MAX_CSV_BYTES));
    },
    { bodyLimit: MAX_CSV_BYTES + 64 * 1024 },
  );

  api.handle(listBrandKits, ({ user }) => kits.list(user.id));
  api.handle(createBrandKit, ({ user, body }) => kits.create(user.id, body));
  api.handle(getBrandKit, ({ user, params }) => kits.get(user.id, params.id));
  api.handle(updateBrandKit, ({ user, params, body }) => kits.update(user.id, params.id, body));
  api.handle(deleteBrandKit, ({ user, params }) => kits.remove(user.id, params.id));

  api.handle(searchDesignIcons, ({ query }) => findIcons(query));
  api.handle(getEmoji, async ({ params, reply }) => {
    const bytes = await emojiFile(params.code);
    if (!bytes) throw notFound('That emoji');
    return reply.headers({ 'content-type': 'image/webp', 'cache-control': FOREVER }).send(bytes);
  });
  api.handle(getDesignArt, async ({ params, reply }) => {
    const bytes = await artFile(params.name);
    if (!bytes) throw notFound('That picture');
    return reply
      .headers({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=86400' })
      .send(bytes);
  });
  api.handle(getDesignFont, async ({ params, reply }) => {
    const file = faceFile(params.face);
    if (!file) throw notFound('That typeface');
    return reply.headers({ 'content-type': 'font/ttf', 'cache-control': FOREVER }).send(await readFile(file));
  });
}
