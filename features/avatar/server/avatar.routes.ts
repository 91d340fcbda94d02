/** HTTP for characters: making, keeping, downloading, and what they start from. */

import { fileNameOf } from '#common/wording/file-name.ts';
import { shippedPictures } from '#platform/assets/shipped-pictures.ts';
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import { sendPage } from '#platform/http/send-page.ts';
import type { Platform } from '#platform/platform.ts';
import { disposition } from '#platform/storage/disposition.ts';
import {
  createUserAvatar,
  deleteUserAvatar,
  generateAvatar,
  getAvatarEngines,
  getAvatarModel,
  getTemplatePicture,
  getUserAvatar,
  listAnimationPresets,
  listAvatarTemplates,
  listUserAvatars,
  renameUserAvatar,
  updateUserAvatar,
} from '../contract.ts';
import { createAvatarService } from './avatar.service.ts';
import type { Drawing } from './drawing/draw-pool.ts';
import { BUILTIN_NAME, createAvatarMaker } from './generate/avatar-maker.ts';
import { cloudEngine } from './generate/cloud-portrait.ts';
import { createDrawingSemaphore } from './generate/drawing-semaphore.ts';
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

export async function registerAvatarRoutes(api: Api, platform: Platform, drawing: Drawing): Promise<void> {
  await seedTemplates(platform.db);
  const maker = createAvatarMaker(platform, drawing);
  const avatars = createAvatarService(platform);
  const modelGate = createDrawingSemaphore();

  api.handle(listAvatarTemplates, ({ query }) =>
    avatars.listTemplates(chosen(query.category), chosen(query.style)),
  );
  api.handle(getTemplatePicture, async ({ params, request, reply }) => {
    return pictures.send(request, reply, params.id, 'That template');
  });
  api.handle(listAnimationPresets, avatars.listPresets);

  api.handle(getAvatarEngines, async () => ({
    builtin: BUILTIN_NAME,
    cloud: (await cloudEngine(platform.models))?.name ?? null,
  }));
  api.handle(
    generateAvatar,
    async ({ user, body, reply }) => {
      // A person who closes the page no longer waits for the picture.
      return maker.make(user, body, abortOnDisconnect(reply));
    },
    BODY,
  );

  api.handle(listUserAvatars, async ({ user, query, reply }) =>
    sendPage(reply, await avatars.list(user.id, query)),
  );
  api.handle(getUserAvatar, ({ user, params }) => avatars.get(user.id, params.id));
  api.handle(createUserAvatar, ({ user, body }) => avatars.create(user.id, body), BODY);
  api.handle(updateUserAvatar, ({ user, params, body }) => avatars.update(user.id, params.id, body), BODY);
  api.handle(renameUserAvatar, ({ user, params, body }) => avatars.rename(user.id, params.id, body.name));
  api.handle(deleteUserAvatar, ({ user, params }) => avatars.remove(user.id, params.id));

  api.handle(
    getAvatarModel,
    async ({ user, body, reply }) => {
      const { characterData, name } = body;
      const { bytes } = await modelGate(user.id, () => drawing.draw({ kind: 'model', characterData }));
      return reply
        .header('content-type', 'model/gltf-binary')
        .header('content-disposition', disposition(fileNameOf(name, 'glb', 'character')))
        .send(Buffer.from(bytes.buffer));
    },
    BODY,
  );

  registerSceneRoutes(api, platform, drawing);
}
