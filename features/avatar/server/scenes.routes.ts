/** HTTP for scenes: keeping them, looking at them, taking them home. */

import { notFound } from '#common/errors.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import {
  createScene,
  deleteScene,
  exportScene,
  getScenePicture,
  listScenes,
  previewScene,
  updateScene,
} from '../scene-calls.ts';
import type { Drawing } from './drawing/draw-pool.ts';
import { createDrawingGate } from './generate/drawing-gate.ts';
import { createScenePictures, orderHash, TYPES } from './pictures/scene-pictures.ts';
import * as repo from './scenes.repo.ts';
import { checkScene, orderOf, toScene } from './scenes.service.ts';

/** Bytes; panels may carry what a client likes to remember. */
const BODY = { bodyLimit: 128 * 1024 };

export function registerSceneRoutes(api: Api, platform: Platform, drawing: Drawing): void {
  const { db } = platform;
  const pictures = createScenePictures(platform, drawing, createDrawingGate());

  const found = async (userId: string, id: string) => {
    const row = await repo.findScene(db, userId, id);
    if (!row) throw notFound('That scene');
    return toScene(row);
  };

  api.handle(listScenes, async ({ user }) => (await repo.listScenes(db, user.id)).map(toScene));
  api.handle(
    createScene,
    async ({ user, body }) =>
      toScene(await repo.insertScene(db, user.id, await checkScene(platform, user.id, body))),
    BODY,
  );
  api.handle(
    updateScene,
    async ({ user, params, body }) => {
      await found(user.id, params.id);
      const row = await repo.updateScene(db, user.id, params.id, await checkScene(platform, user.id, body));
      if (!row) throw notFound('That scene');
      return toScene(row);
    },
    BODY,
  );
  api.handle(deleteScene, async ({ user, params }) => {
    if (!(await repo.deleteScene(db, user.id, params.id))) throw notFound('That scene');
  });

  api.handle(
    previewScene,
    async ({ user, body, reply }) => {
      const order = await orderOf(platform, user.id, await checkScene(platform, user.id, body));
      return reply.header('content-type', TYPES.webp).send(await pictures.write(user.id, order, 'webp'));
    },
    BODY,
  );
  api.handle(getScenePicture, async ({ user, params, request, reply }) => {
    const order = await orderOf(platform, user.id, await found(user.id, params.id));
    const etag = `"${orderHash(order)}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.header('content-type', TYPES.webp).send(await pictures.write(user.id, order, 'webp'));
  });
  api.handle(exportScene, async ({ user, params, query, reply }) => {
    const scene = await found(user.id, params.id);
    const order = await orderOf(platform, user.id, scene);
    const bytes = await pictures.write(user.id, order, query.format);
    const name = encodeURIComponent(`${scene.name}.${query.format}`);
    return reply
      .header('content-type', TYPES[query.format])
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
      .send(bytes);
  });
}
