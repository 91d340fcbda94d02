/** HTTP for templates. */

import { newId } from '#common/ids.ts';
import { listTemplates } from '#common/templates.ts';
import { sendAsset } from '#platform/assets/assets.routes.ts';
import { receiveTable } from '#platform/assets/tables/receive-table.ts';
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import {
  approveTemplate,
  createTemplate,
  deleteTemplate,
  duplicateTemplate,
  fillTemplate,
  getModeratedFile,
  getModeratedPicture,
  getTemplate,
  getTemplatePicture,
  listModeratedTemplates,
  listTemplateItems,
  MAX_CSV_BYTES,
  makeFromTemplate,
  previewTemplate,
  publishTemplate,
  readTemplatePage,
  readTemplateTable,
  refuseTemplate,
  unpublishTemplate,
  updateTemplate,
} from '../contract.ts';
import { createFillService } from './fill/fill.service.ts';
import { createModerationService } from './moderation.service.ts';
import { createTemplateService } from './template.service.ts';

const PICTURE = { 'content-type': 'image/webp' };
/** Its address changes with it. */
const KEPT = 'private, max-age=86400';

export function registerTemplateRoutes(api: Api, platform: Platform): void {
  const templates = createTemplateService(platform);
  const moderation = createModerationService(platform, templates);
  const fills = createFillService(platform);
  const table = { bodyLimit: MAX_CSV_BYTES + 64 * 1024 };

  api.handle(listTemplates, ({ user, query }) => templates.list(user.id, query.kind, query.q));
  api.handle(listTemplateItems, ({ user, query }) => templates.items(user.id, query.kind));
  api.handle(createTemplate, ({ user, body }) => templates.create(user.id, body));
  api.handle(getTemplate, ({ user, params }) => templates.get(user.id, params.id));
  api.handle(updateTemplate, ({ user, params, body }) => templates.update(user.id, params.id, body));
  api.handle(deleteTemplate, ({ user, params }) => templates.remove(user.id, params.id));
  api.handle(duplicateTemplate, ({ user, params }) => templates.duplicate(user.id, params.id));
  api.handle(getTemplatePicture, async ({ user, params, reply }) =>
    reply.headers({ ...PICTURE, 'cache-control': KEPT }).send(await templates.picture(user.id, params.id)),
  );
  api.handle(previewTemplate, async ({ user, params, body, reply }) =>
    reply
      .headers({ ...PICTURE, 'cache-control': 'private, no-store' })
      .send(await templates.preview(user, params.id, body.values, abortOnDisconnect(reply))),
  );
  api.handle(readTemplatePage, ({ user, params, body }) => templates.page(user, params.id, body.values));
  api.handle(makeFromTemplate, async ({ user, params, body, reply }) =>
    templates.use(
      user,
      await templates.visible(user.id, params.id),
      { id: newId(), ...body },
      abortOnDisconnect(reply),
    ),
  );
  api.handle(
    fillTemplate,
    async ({ user, params, request }) => {
      // Before anything of it is read.
      const row = await templates.visible(user.id, params.id);
      return { jobId: await fills.begin(user, row, await receiveTable(request, MAX_CSV_BYTES)) };
    },
    table,
  );
  api.handle(
    readTemplateTable,
    async ({ user, params, request }) => {
      const row = await templates.visible(user.id, params.id);
      return fills.look(user.id, row, (await receiveTable(request, MAX_CSV_BYTES)).csv);
    },
    table,
  );
  api.handle(publishTemplate, ({ user, params }) => moderation.publish(user, params.id));
  api.handle(unpublishTemplate, ({ user, params }) => moderation.unpublish(user.id, params.id));

  api.handle(listModeratedTemplates, () => moderation.list());
  api.handle(getModeratedPicture, async ({ params, reply }) =>
    reply.headers({ ...PICTURE, 'cache-control': KEPT }).send(await moderation.picture(params.id)),
  );
  api.handle(getModeratedFile, async ({ params, request, reply }) =>
    sendAsset(request, reply, await moderation.file(params.id, params.fileId), platform.storage),
  );
  api.handle(approveTemplate, ({ user, params, body }) =>
    moderation.approve(user, params.id, body.proposedAt),
  );
  api.handle(refuseTemplate, ({ user, params, body }) => moderation.refuse(user, params.id, body.reason));
}
