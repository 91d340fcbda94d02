/** Rules of saved watermarks: harmless marks only, known templates only, and a picture stays while a mark uses it. */

import { sql } from 'drizzle-orm';
import type { BodyOf } from '#common/contract.ts';
import { notFound } from '#common/errors.ts';
import { setLinks } from '#platform/assets/asset-links.ts';
import type { Db } from '#platform/db/database.ts';
import { type Page, type PageQuery, readPage } from '#platform/db/page-cursor.ts';
import { parseJson } from '#platform/db/parse-json.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import {
  type createWatermark,
  customizationsSchema,
  DEFAULT_STYLE,
  markStyleSchema,
  type Watermark,
  type WatermarkTemplate,
  type WatermarkType,
  watermarkTemplateSchema,
} from '../contract.ts';
import { checkMark, pictureIdOf } from './check-mark.ts';
import * as repo from './watermark.repo.ts';
import { userWatermarks } from './watermark.table.ts';

type WatermarkBody = BodyOf<typeof createWatermark>;

const ITEM_TYPE = 'watermark';

const toWatermark = (row: repo.WatermarkRow): Watermark => ({
  id: row.id,
  name: row.name,
  templateId: row.templateId,
  content: row.content,
  style: parseJson(markStyleSchema, row.style, DEFAULT_STYLE),
  customizations: parseJson(customizationsSchema, row.customizations, { type: 'text' }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const toTemplate = (row: repo.TemplateRow): WatermarkTemplate => ({
  id: row.id,
  name: row.name,
  description: row.description,
  type: parseJson(watermarkTemplateSchema.shape.type, row.type, 'text'),
  content: row.content,
  style: parseJson(markStyleSchema, row.style, DEFAULT_STYLE),
});

export function createWatermarkService(platform: Platform) {
  const { db } = platform;

  /** A template that no longer exists is simply not remembered. */
  async function checked(userId: string, body: WatermarkBody): Promise<WatermarkBody> {
    const words = body.customizations.type === 'text' ? `${body.name}\n${body.content}` : body.name;
    await assertNoBlockedWords(platform.settings, words);
    const mark = await checkMark(platform, userId, body);
    const isKnown = mark.templateId ? await repo.hasTemplate(db, mark.templateId) : false;
    return { ...mark, templateId: isKnown ? mark.templateId : null };
  }

  async function linkPicture(tx: Db, row: repo.WatermarkRow | undefined): Promise<Watermark> {
    if (!row) throw notFound('That watermark');
    const watermark = toWatermark(row);
    const pictureId = pictureIdOf(watermark);
    await setLinks(tx, row.userId, { type: ITEM_TYPE, id: row.id }, 'picture', pictureId ? [pictureId] : []);
    return watermark;
  }

  return {
    listTemplates: async (type?: WatermarkType): Promise<WatermarkTemplate[]> =>
      (await repo.listTemplates(db, type)).map(toTemplate),

    list: (userId: string, query: PageQuery): Promise<Page<Watermark>> =>
      readPage(
        query,
        (after, limit) => repo.listMarks(db, userId, after, limit),
        (rows) => rows.map(toWatermark),
      ),

    async get(userId: string, id: string): Promise<Watermark> {
      const row = await repo.findMark(db, userId, id);
      if (!row) throw notFound('That watermark');
      return toWatermark(row);
    },

    async create(userId: string, body: WatermarkBody): Promise<Watermark> {
      await platform.items.assertRoom(userId, ITEM_TYPE, body);
      const mark = await checked(userId, body);
      return db.transaction(async (tx) => linkPicture(tx, await repo.insertMark(tx, userId, mark)));
    },

    async update(userId: string, id: string, body: WatermarkBody): Promise<Watermark> {
      const mark = await checked(userId, body);
      return db.transaction(async (tx) => linkPicture(tx, await repo.updateMark(tx, userId, id, mark)));
    },

    async remove(userId: string, id: string): Promise<void> {
      if (!(await repo.findMark(db, userId, id))) throw notFound('That watermark');
      await platform.generationJobs.bin({ type: ITEM_TYPE, id }, userId);
    },
  };
}

export const watermarkItems = (platform: Platform): ItemKind => ({
  type: ITEM_TYPE,
  noun: 'watermark',
  page: '/logo-maker',
  remove: (id) => platform.generationJobs.remove({ type: ITEM_TYPE, id }, (tx) => repo.removeMark(tx, id)),
  library: {
    tool: 'watermark',
    kind: 'watermark',
    partRoles: ['picture'],
    title: userWatermarks.name,
    words: sql`concat_ws(' ', ${userWatermarks.name}, left(${userWatermarks.content}, 500))`,
    openUrl: (id) => `/logo-maker?watermark=${id}`,
  },
  rows: {
    table: userWatermarks,
    documents: [userWatermarks.content, userWatermarks.style, userWatermarks.customizations],
    max: 1000,
  },
  find: async (db, ids) =>
    new Map(
      (await repo.findMarks(db, ids)).map((row) => {
        const previewAssetId = pictureIdOf(toWatermark(row)) ?? null;
        return [row.id, { title: row.name, ownerId: row.userId, previewAssetId }];
      }),
    ),
});
