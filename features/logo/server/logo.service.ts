/** The rules of logos: what is sent is sanitised before it is kept, and free text that goes into styles is checked. */

import { sql } from 'drizzle-orm';
import type { BodyOf } from '#common/contract.ts';
import { fillPath } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { readColor } from '#engine/lettering/color/color.ts';
import { readFontSize } from '#engine/lettering/mark/design.ts';
import { outlineSvg } from '#platform/assets/svg/render-svg.ts';
import type { Db } from '#platform/db/database.ts';
import { type Page, type PageQuery, readPage } from '#platform/db/page-cursor.ts';
import { parseJson } from '#platform/db/parse-json.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import {
  type createUserLogo,
  getLogoFile,
  type LogoTemplate,
  type UserLogo,
  userLogoSchema,
} from '../contract.ts';
import * as repo from './logo.repo.ts';
import { userLogos } from './logo.table.ts';
import { designOfTemplate, seedTemplates } from './templates/seed-templates.ts';

type Body = BodyOf<typeof createUserLogo>;

const MAX_LOGOS = 500;
/** Of all a person's drawings together: they travel in one list. */
const MAX_CHARACTERS = 8_000_000;
/** Characters of JSON; a design has about a thousand. */
const MAX_CUSTOMIZATIONS = 20_000;

export async function listTemplates(db: Db, category: string | undefined): Promise<LogoTemplate[]> {
  await seedTemplates(db);
  return (await repo.listTemplates(db, category)).map(toTemplate);
}

export const listLogos = (db: Db, userId: string, query: PageQuery): Promise<Page<UserLogo>> =>
  readPage(
    query,
    (after, limit) => repo.listLogos(db, userId, after, limit),
    (rows) => rows.map(toUserLogo),
  );

async function getLogo(db: Db, userId: string, id: string): Promise<repo.LogoRow> {
  const row = await repo.findLogo(db, userId, id);
  if (!row) throw notFound('That logo');
  return row;
}

/** The bin shows it, too. */
export async function getDrawnLogo(db: Db, userId: string, id: string): Promise<repo.LogoRow> {
  const [row] = await repo.findLogos(db, [id]);
  if (row?.userId !== userId) throw notFound('That logo');
  return row;
}

export const readLogo = async (db: Db, userId: string, id: string): Promise<UserLogo> =>
  toUserLogo(await getLogo(db, userId, id));

export async function removeLogo(
  { db, generationJobs }: Platform,
  userId: string,
  id: string,
): Promise<void> {
  await getLogo(db, userId, id);
  await generationJobs.bin({ type: 'logo', id }, userId);
}

export async function createLogo(platform: Platform, userId: string, body: Body): Promise<UserLogo> {
  const { db } = platform;
  const kept = await repo.measureLogos(db, userId);
  if (kept.total >= MAX_LOGOS || kept.length + body.svgContent.length > MAX_CHARACTERS) {
    throw new AppError(
      'conflict',
      'You have as many logos as can be kept. Please delete some before you make more.',
    );
  }
  return toUserLogo(await repo.insertLogo(db, userId, await checkedValues(platform, body)));
}

export async function changeLogo(
  platform: Platform,
  userId: string,
  id: string,
  body: Body,
): Promise<UserLogo> {
  const { db } = platform;
  await getLogo(db, userId, id);
  const row = await repo.updateLogo(db, userId, id, await checkedValues(platform, body));
  if (!row) throw notFound('That logo');
  return toUserLogo(row);
}

async function checkedValues({ db, sanitizeSvg }: Platform, body: Body): Promise<repo.LogoValues> {
  const { customizations, templateId } = body;
  checkCustomizations(customizations ?? {});
  return {
    name: body.name,
    svgContent: await sanitizeSvg(body.svgContent),
    customizations: customizations ?? null,
    // A template that is gone is no reason to lose the logo.
    templateId: templateId && (await repo.hasTemplate(db, templateId)) ? templateId : null,
    isAnimated: body.isAnimated,
    animationType: body.animationType ?? null,
    animationDuration: body.animationDuration ?? undefined,
    animationDelay: body.animationDelay ?? undefined,
    animationIterations: body.animationIterations ?? undefined,
    animationTiming: body.animationTiming ?? undefined,
  };
}

/** Size and colours are free text that ends up in styles: only what is a size or a colour is kept. */
function checkCustomizations(given: Record<string, unknown>): void {
  if (JSON.stringify(given).length > MAX_CUSTOMIZATIONS) {
    throw new AppError('too_large', 'The customizations are too large.');
  }
  if (given.fontSize !== undefined && readFontSize(given.fontSize) === undefined) {
    throw new AppError('bad_request', 'The font size must be a number such as 24px.');
  }
  const colors =
    given.colors && typeof given.colors === 'object' ? Object.values(given.colors) : [given.colors];
  for (const color of [...colors, given.backgroundColor]) {
    const isAbsent = color === undefined || color === null || color === '' || color === 'transparent';
    if (!isAbsent && readColor(color) === undefined) {
      throw new AppError('bad_request', 'Colors must be written like #2563eb, rgb(37, 99, 235) or blue.');
    }
  }
}

const toUserLogo = ({ userId: _, ...row }: repo.LogoRow): UserLogo => ({
  ...row,
  customizations: parseJson(userLogoSchema.shape.customizations, row.customizations, null),
  previewSvg: outlineSvg(row.svgContent),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const toTemplate = (row: repo.TemplateRow): LogoTemplate => ({
  id: row.id,
  name: row.name,
  description: row.description,
  category: row.category,
  colors: row.colors ?? [],
  svgContent: row.svgContent,
  previewSvg: outlineSvg(row.svgContent),
  design: designOfTemplate(row.id) ?? null,
  isAnimated: row.isAnimated,
  animationType: row.animationType,
  animationDuration: row.animationDuration,
  animationDelay: row.animationDelay,
  animationIterations: row.animationIterations,
  animationTiming: row.animationTiming,
});

export const logoItems = (platform: Platform): ItemKind => ({
  type: 'logo',
  noun: 'logo',
  page: '/logo-maker',
  find: async (db, ids) =>
    new Map((await repo.findLogos(db, ids)).map((row) => [row.id, { title: row.name, ownerId: row.userId }])),
  remove: async (id) => {
    await repo.removeLogo(platform.db, id);
  },
  library: {
    tool: 'logo',
    kind: 'logo',
    title: userLogos.name,
    words: sql`concat_ws(' ', ${userLogos.name}, ${userLogos.customizations}::text)`,
    openUrl: (id) => `/logo-maker?logo=${id}`,
    // Its letters as outlines: whoever looks may not have the font, and a picture loads none.
    thumbnailUrl: (id) => `${fillPath(getLogoFile.path, { id })}?format=outlines`,
    fileUrl: (id) => `${fillPath(getLogoFile.path, { id })}?format=svg`,
  },
  rows: { table: userLogos, documents: [userLogos.svgContent, userLogos.customizations], max: MAX_LOGOS },
});
