/** HTTP for watermarks and their templates. */

import { notFound } from '#common/errors.ts';
import type { Api } from '#platform/http/api.ts';
import { refuseBlocked } from '#platform/moderation/blocked-words.ts';
import type { Platform } from '#platform/platform.ts';
import {
  createWatermark,
  customizationsSchema,
  deleteWatermark,
  listWatermarks,
  listWatermarkTemplates,
  markStyleSchema,
  updateWatermark,
  type Watermark,
  type WatermarkTemplate,
} from '../contract.ts';
import { registerBatchRoutes } from './batch.routes.ts';
import { checkMark } from './check-mark.ts';
import { seedTemplates } from './seed-templates.ts';
import * as repo from './watermark.repo.ts';

const toWatermark = (row: repo.WatermarkRow): Watermark => ({
  id: row.id,
  name: row.name,
  templateId: row.templateId,
  content: row.content,
  style: markStyleSchema.parse(row.style ?? {}),
  customizations: customizationsSchema.parse(row.customizations ?? {}),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const toTemplate = (row: repo.TemplateRow): WatermarkTemplate => ({
  id: row.id,
  name: row.name,
  description: row.description,
  type: row.type as WatermarkTemplate['type'],
  content: row.content,
  style: markStyleSchema.parse(row.style ?? {}),
});

export async function registerWatermarkRoutes(api: Api, platform: Platform): Promise<void> {
  const { db } = platform;
  await seedTemplates(db);

  /** A template that is no more is simply not remembered. */
  const checked = async (userId: string, body: Parameters<typeof repo.insertMark>[2]) => {
    const words = body.customizations.type === 'text' ? `${body.name}\n${body.content}` : body.name;
    await refuseBlocked(platform.settings, words);
    const mark = await checkMark(platform, userId, body);
    const isKnown = mark.templateId ? await repo.hasTemplate(db, mark.templateId) : false;
    return { ...mark, templateId: isKnown ? mark.templateId : null };
  };

  api.handle(listWatermarkTemplates, async ({ query }) => {
    const type = query.type === 'all' ? undefined : query.type;
    return (await repo.listTemplates(db, type)).map(toTemplate);
  });
  api.handle(listWatermarks, async ({ user }) => (await repo.listMarks(db, user.id)).map(toWatermark));
  api.handle(createWatermark, async ({ user, body }) =>
    toWatermark(await repo.insertMark(db, user.id, await checked(user.id, body))),
  );
  api.handle(updateWatermark, async ({ user, params, body }) => {
    const row = await repo.updateMark(db, user.id, params.id, await checked(user.id, body));
    if (!row) throw notFound('That watermark');
    return toWatermark(row);
  });
  api.handle(deleteWatermark, async ({ user, params }) => {
    if (!(await repo.deleteMark(db, user.id, params.id))) throw notFound('That watermark');
  });

  registerBatchRoutes(api, platform);
}
