/** Begins the film of a scene: what is missing is said before anything is counted. */

import type { BodyOf } from '#common/contract.ts';
import { AppError } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { isPaidVoice } from '#platform/media/voice/speak-line.ts';
import type { Platform } from '#platform/platform.ts';
import type { renderSceneFilm } from '../../calls/film-calls.ts';
import { createSceneService } from '../scenes.service.ts';
import { renderSceneFilmJob } from './film.jobs.ts';

export function createSceneFilms(platform: Platform) {
  const scenes = createSceneService(platform);
  return {
    async render(user: User, id: string, wish: BodyOf<typeof renderSceneFilm>): Promise<{ jobId: string }> {
      const scene = await scenes.get(user.id, id);
      const { cast } = await scenes.order(user.id, scene);
      if (cast.length === 0)
        throw new AppError(
          'unprocessable',
          'All characters of this scene were deleted. Please choose others.',
        );
      const words =
        wish.words ??
        (scene.sceneType === 'animation' || scene.sceneType === 'comic_strip' ? 'balloons' : 'subtitles');
      const { job } = await platform.generationJobs.begin(renderSceneFilmJob, {
        user,
        itemId: id,
        payload: { title: scene.name, shape: wish.shape, language: wish.language, words },
        isMetered: await isPaidVoice(platform),
      });
      return { jobId: job.id };
    },
  };
}
