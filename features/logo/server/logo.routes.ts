/** HTTP for logos. */

import { notFound } from '#common/errors.ts';
import { suggest } from '#engine/lettering/ideas/suggest.ts';
import type { Recipe } from '#platform/assets/origin/recipe.ts';
import { outlineSvg } from '#platform/assets/svg/render-svg.ts';
import { faceBlock } from '#platform/assets/svg/shipped-faces.ts';
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import { sendPage } from '#platform/http/send-page.ts';
import type { Platform } from '#platform/platform.ts';
import { disposition } from '#platform/storage/disposition.ts';
import {
  createUserLogo,
  deleteUserLogo,
  getFaceBlock,
  getLogoFile,
  getUserLogo,
  listLogoTemplates,
  listUserLogos,
  searchSymbols,
  suggestLogos,
  updateUserLogo,
} from '../contract.ts';
import { drawSvg } from './draw.ts';
import type { LogoDownload, LogoOrder } from './files/logo-file.ts';
import {
  changeLogo,
  createLogo,
  getDrawnLogo,
  listLogos,
  listTemplates,
  readLogo,
  removeLogo,
} from './logo.service.ts';
import { broaderWord } from './symbols/broader-word.ts';
import { findSymbols } from './symbols/search-symbols.ts';

/** Nothing in a file of a person's may run, load or be framed, even when it is opened by itself. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const FILE_MAKER = new URL('./files/logo-file.ts', import.meta.url);

/** A person chooses and changes it, a program sets it. */
const ORIGIN: Recipe = {
  tool: 'Logo & Watermark Maker',
  engine: 'Atelier Lettering',
  madeAs: 'digitalCreation',
};

export function registerLogoRoutes(api: Api, platform: Platform): void {
  const { db } = platform;

  api.handle(listLogoTemplates, async ({ query }) => {
    const category = query.category && query.category !== 'all' ? query.category : undefined;
    return listTemplates(db, category);
  });

  api.handle(listUserLogos, async ({ user, query, reply }) =>
    sendPage(reply, await listLogos(db, user.id, query)),
  );
  api.handle(getUserLogo, ({ user, params }) => readLogo(db, user.id, params.id));
  api.handle(createUserLogo, ({ user, body }) => createLogo(platform, user.id, body));
  api.handle(updateUserLogo, ({ user, params, body }) => changeLogo(platform, user.id, params.id, body));
  api.handle(deleteUserLogo, ({ user, params }) => removeLogo(platform, user.id, params.id));

  api.handle(getLogoFile, async ({ user, params, query, reply }) => {
    const row = await getDrawnLogo(db, user.id, params.id);
    const order: LogoOrder = { row, ask: query };
    const { bytes, type, name } = await platform.drawing.draw<LogoDownload>(FILE_MAKER, order, {
      userId: user.id,
      signal: abortOnDisconnect(reply),
    });
    const file =
      typeof bytes === 'string'
        ? bytes
        : Buffer.from(await platform.origins.mark(bytes, ORIGIN, { userId: user.id, name }));
    return reply
      .headers({
        'content-type': type,
        'content-disposition': disposition(name),
        'content-security-policy': FILE_POLICY,
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-cache',
      })
      .send(file);
  });

  api.handle(searchSymbols, ({ query }) => findSymbols(query));

  api.handle(suggestLogos, ({ query }) =>
    suggest(query, broaderWord).map(({ design, ...idea }) => ({
      ...idea,
      design: { ...design },
      previewSvg: outlineSvg(drawSvg(design)),
    })),
  );

  api.handle(getFaceBlock, ({ params, reply }) => {
    const block = faceBlock(params.face, params.block);
    if (!block) throw notFound('That typeface');
    // Font files change only with a new version of the product.
    reply.header('cache-control', 'public, max-age=604800');
    return block;
  });
}
