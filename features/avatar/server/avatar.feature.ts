/** What the character creator brings to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import type { Platform } from '#platform/platform.ts';
import { registerAvatarRoutes } from './avatar.routes.ts';
import { avatarItems } from './avatar.service.ts';
import { createDrawing, createDrawPool, type Drawing } from './drawing/draw-pool.ts';
import { drawPortraitJob } from './generate/draw-portrait.job.ts';
import { sceneItems } from './scenes.service.ts';

export const createAvatarFeature = (drawing?: Drawing): ServerFeature => ({
  name: 'avatar',
  routes: (api, platform) => registerAvatarRoutes(api, platform, drawing ?? drawingOf(platform)),
  jobs: ({ making }) => [making.register(drawPortraitJob)],
  items: (platform) => [avatarItems(platform), sceneItems(platform)],
});

export const avatarFeature = createAvatarFeature();

function drawingOf(platform: Platform): Drawing {
  const pool = createDrawPool();
  platform.onClose(pool.close);
  return createDrawing(pool);
}
