/** HTTP for scenes: keeping them, looking at them, taking them home. */

import { fileNameOf } from '#common/wording/file-name.ts';
import type { Api } from '#platform/http/api.ts';
import { sendPage } from '#platform/http/send-page.ts';
import type { Platform } from '#platform/platform.ts';
import { disposition } from '#platform/storage/disposition.ts';
import {
  createScene,
  deleteScene,
  exportScene,
  getScene,
  getScenePicture,
  listScenes,
  previewScene,
  updateScene,
} from '../calls/scene-calls.ts';
import type { Drawing } from './drawing/draw-pool.ts';
import { createDrawingSemaphore } from './generate/drawing-semaphore.ts';
import { createScenePictures, orderHash, TYPES } from './pictures/scene-pictures.ts';
import { createSceneService } from './scenes.service.ts';

/** Bytes; panels may carry what a client likes to remember. */
const BODY = { bodyLimit: 128 * 1024 };

export function registerSceneRoutes(api: Api, platform: Platform, drawing: Drawing): void {
  const scenes = createSceneService(platform);
  const pictures = createScenePictures(platform, drawing, createDrawingSemaphore());

  api.handle(listScenes, async ({ user, query, reply }) =>
    sendPage(reply, await scenes.list(user.id, query)),
  );
  api.handle(getScene, ({ user, params }) => scenes.get(user.id, params.id));
  api.handle(createScene, ({ user, body }) => scenes.create(user.id, body), BODY);
  api.handle(updateScene, ({ user, params, body }) => scenes.update(user.id, params.id, body), BODY);
  api.handle(deleteScene, ({ user, params }) => scenes.remove(user.id, params.id));

  api.handle(
    previewScene,
    async ({ user, body, reply }) => {
      const order = await scenes.checkedOrder(user.id, body);
      return reply.header('content-type', TYPES.webp).send(await pictures.write(user.id, order, 'webp'));
    },
    BODY,
  );
  api.handle(getScenePicture, async ({ user, params, request, reply }) => {
    const order = await scenes.order(user.id, await scenes.getDrawn(user.id, params.id));
    const etag = `"${orderHash(order)}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.header('content-type', TYPES.webp).send(await pictures.write(user.id, order, 'webp'));
  });
  api.handle(exportScene, async ({ user, params, query, reply }) => {
    const scene = await scenes.getDrawn(user.id, params.id);
    const order = await scenes.order(user.id, scene);
    const bytes = await pictures.write(user.id, order, query.format);
    return reply
      .header('content-type', TYPES[query.format])
      .header('content-disposition', disposition(fileNameOf(scene.name, query.format, 'scene')))
      .send(bytes);
  });
}
