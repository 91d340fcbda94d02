/** HTTP for characters: making, keeping, taking home, and what they start from. */

import { notFound } from '#common/errors.ts';
import { shippedPictures } from '#platform/assets/shipped-pictures.ts';
import type { Api } from '#platform/http/api.ts';
import { goneWith } from '#platform/http/gone-with.ts';
import type { Platform } from '#platform/platform.ts';
import {
  createUserAvatar,
  deleteUserAvatar,
  generateAvatar,
  getAvatarEngines,
  getAvatarModel,
  getTemplatePicture,
  listAnimationPresets,
  listAvatarTemplates,
  listUserAvatars,
  updateUserAvatar,
} from '../contract.ts';
import * as repo from './avatar.repo.ts';
import { checkedAvatar, removeAvatar, toAvatar, toTemplate } from './avatar.service.ts';
import { createDrawing, type Drawing } from './drawing/draw-pool.ts';
import { BUILTIN_NAME, createAvatarMaker } from './generate/avatar-maker.ts';
import { cloudEngine } from './generate/cloud-portrait.ts';
import { createDrawingGate } from './generate/drawing-gate.ts';
import { registerSceneRoutes } from './scenes.routes.ts';
import { seedTemplates, TEMPLATE_SEEDS } from './templates/seed-templates.ts';

/** Bytes; far above any character, far below a flood. */
const BODY = { bodyLimit: 64 * 1024 };

const pictures = shippedPictures(
  new URL('../art/', import.meta.url),
  new Map(TEMPLATE_SEEDS.map((one) => [one.id, one.category])),
  'webp',
);

const chosen = (value: string | undefined) => (value === 'all' ? undefined : value);

export async function registerAvatarRoutes(
  api: Api,
  platform: Platform,
  drawing: Drawing = createDrawing(),
): Promise<void> {
  const { db } = platform;
  await seedTemplates(db);
  const maker = createAvatarMaker(platform, drawing);
  const modelGate = createDrawingGate();

  api.handle(listAvatarTemplates, async ({ query }) =>
    (await repo.listTemplates(db, chosen(query.category), chosen(query.style))).map(toTemplate),
  );
  api.handle(getTemplatePicture, async ({ params, request, reply }) => {
    return pictures.send(request, reply, params.id, 'That template');
  });
  api.handle(listAnimationPresets, () => repo.listPresets(db));

  api.handle(getAvatarEngines, async () => ({
    builtin: BUILTIN_NAME,
    cloud: (await cloudEngine(platform.models))?.name ?? null,
  }));
  api.handle(
    generateAvatar,
    async ({ user, body, reply }) => {
      // A person who closes the page no longer waits for the picture.
      return maker.make(user, body, goneWith(reply));
    },
    BODY,
  );

  api.handle(listUserAvatars, async ({ user }) => (await repo.listAvatars(db, user.id)).map(toAvatar));
  api.handle(
    createUserAvatar,
    async ({ user, body }) =>
      toAvatar(await repo.insertAvatar(db, user.id, await checkedAvatar(platform, user.id, body))),
    BODY,
  );
  api.handle(
    updateUserAvatar,
    async ({ user, params, body }) => {
      const avatar = await checkedAvatar(platform, user.id, body);
      const row = await repo.updateAvatar(db, user.id, params.id, avatar);
      if (!row) throw notFound('That character');
      return toAvatar(row);
    },
    BODY,
  );
  api.handle(deleteUserAvatar, ({ user, params }) => removeAvatar(platform, user.id, params.id));

  api.handle(
    getAvatarModel,
    async ({ user, body, reply }) => {
      const { characterData } = body;
      const { bytes } = await modelGate(user.id, () => drawing.draw({ kind: 'model', characterData }));
      return reply
        .header('content-type', 'model/gltf-binary')
        .header('content-disposition', 'attachment; filename="character.glb"')
        .send(Buffer.from(bytes.buffer));
    },
    BODY,
  );

  registerSceneRoutes(api, platform, drawing);
}
