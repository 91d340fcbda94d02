/** HTTP for logos. */

import { notFound } from '#common/errors.ts';
import { suggest } from '#engine/lettering/ideas/suggest.ts';
import { outlineSvg } from '#platform/assets/svg/render-svg.ts';
import { faceBlock } from '#platform/assets/svg/shipped-faces.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import {
  createUserLogo,
  deleteUserLogo,
  getFaceBlock,
  getLogoFile,
  type LogoFile,
  listLogoTemplates,
  listUserLogos,
  searchSymbols,
  suggestLogos,
  updateUserLogo,
} from '../contract.ts';
import { drawSvg } from './draw.ts';
import { logoFile } from './files/logo-file.ts';
import { createTurns } from './files/turns.ts';
import * as repo from './logo.repo.ts';
import { changeLogo, createLogo, toTemplate, toUserLogo } from './logo.service.ts';
import { findSymbols } from './symbols/search-symbols.ts';
import { ensureTemplates } from './templates/seed-templates.ts';

/** Nothing in a file of a person's may run, load or be framed, even when it is opened by itself. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Many pictures in one file; drawn one file after the other. */
const HEAVY: ReadonlySet<LogoFile> = new Set(['favicons', 'gif', 'apng', 'kit']);
const MOST_WAITING = 20;

export function registerLogoRoutes(api: Api, { db }: Platform): void {
  const inTurn = createTurns(MOST_WAITING);

  api.handle(listLogoTemplates, async ({ query }) => {
    await ensureTemplates(db);
    const category = query.category && query.category !== 'all' ? query.category : undefined;
    return (await repo.listTemplates(db, category)).map(toTemplate);
  });

  api.handle(listUserLogos, async ({ user }) => (await repo.listLogos(db, user.id)).map(toUserLogo));
  api.handle(createUserLogo, ({ user, body }) => createLogo(db, user.id, body));
  api.handle(updateUserLogo, ({ user, params, body }) => changeLogo(db, user.id, params.id, body));
  api.handle(deleteUserLogo, async ({ user, params }) => {
    if (!(await repo.deleteLogo(db, user.id, params.id))) throw notFound('That logo');
  });

  api.handle(getLogoFile, async ({ user, params, query, reply }) => {
    const row = await repo.findLogo(db, user.id, params.id);
    if (!row) throw notFound('That logo');
    const make = () => logoFile(row, query);
    const { bytes, type, name } = await (HEAVY.has(query.format) ? inTurn(make) : make());
    return reply
      .headers({
        'content-type': type,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        'content-security-policy': FILE_POLICY,
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-cache',
      })
      .send(typeof bytes === 'string' ? bytes : Buffer.from(bytes));
  });

  api.handle(searchSymbols, ({ query }) => findSymbols(query));

  api.handle(suggestLogos, ({ query }) =>
    suggest(query).map(({ design, ...idea }) => ({
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
