/** What the character creator brings to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import type { Platform } from '#platform/platform.ts';
import { registerAvatarRoutes } from './avatar.routes.ts';
import { avatarItems } from './avatar.service.ts';
import { createDrawing, createDrawPool, type Drawing } from './drawing/draw-pool.ts';
import { createActMaker } from './film/act-maker.ts';
import { characterFilmItems } from './film/character-film.service.ts';
import { renderCharacterFilmJob, renderSceneFilmJob } from './film/film.jobs.ts';
import { registerFilmRoutes } from './film/film.routes.ts';
import { type FilmQuality, FULL } from './film/render-film.ts';
import { drawPortraitJob } from './generate/draw-portrait.job.ts';
import { sceneItems } from './scenes.service.ts';

export interface AvatarParts {
  drawing?: Drawing;
  /** Tests make small films. */
  filmQuality?: FilmQuality;
}

export const createAvatarFeature = ({ drawing, filmQuality }: AvatarParts = {}): ServerFeature => ({
  name: 'avatar',
  routes: async (api, platform) => {
    await registerAvatarRoutes(api, platform, drawing ?? drawingOf(platform));
    registerFilmRoutes(api, platform);
  },
  jobs: (platform) => [
    platform.generationJobs.register(drawPortraitJob),
    platform.generationJobs.register(renderCharacterFilmJob, async () =>
      (await import('./film/character-film.handler.ts')).characterFilmHandler(platform, filmQuality),
    ),
    platform.generationJobs.register(renderSceneFilmJob, async () =>
      (await import('./film/scene-film.handler.ts')).sceneFilmHandler(platform, filmQuality),
    ),
  ],
  makes: (platform) => {
    let opened = drawing;
    const open = () => {
      opened ??= drawingOf(platform);
      return opened;
    };
    return { act: createActMaker(platform, filmQuality ?? FULL, open) };
  },
  items: (platform) => [avatarItems(platform), sceneItems(platform), characterFilmItems(platform)],
});

export const avatarFeature = createAvatarFeature();

function drawingOf(platform: Platform): Drawing {
  const pool = createDrawPool();
  platform.onClose(pool.close);
  return createDrawing(pool);
}
