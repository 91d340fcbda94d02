/** HTTP for watermarks and their templates. */

import type { Api } from '#platform/http/api.ts';
import { sendPage } from '#platform/http/send-page.ts';
import type { Platform } from '#platform/platform.ts';
import {
  createWatermark,
  deleteWatermark,
  getWatermark,
  listWatermarks,
  listWatermarkTemplates,
  updateWatermark,
} from '../contract.ts';
import { registerBatchRoutes } from './batch.routes.ts';
import { seedTemplates } from './seed-templates.ts';
import { createWatermarkService } from './watermark.service.ts';

export async function registerWatermarkRoutes(api: Api, platform: Platform): Promise<void> {
  await seedTemplates(platform.db);
  const watermarks = createWatermarkService(platform);

  api.handle(listWatermarkTemplates, ({ query }) =>
    watermarks.listTemplates(query.type === 'all' ? undefined : query.type),
  );
  api.handle(listWatermarks, async ({ user, query, reply }) =>
    sendPage(reply, await watermarks.list(user.id, query)),
  );
  api.handle(getWatermark, ({ user, params }) => watermarks.get(user.id, params.id));
  api.handle(createWatermark, ({ user, body }) => watermarks.create(user.id, body));
  api.handle(updateWatermark, ({ user, params, body }) => watermarks.update(user.id, params.id, body));
  api.handle(deleteWatermark, ({ user, params }) => watermarks.remove(user.id, params.id));

  registerBatchRoutes(api, platform);
}
