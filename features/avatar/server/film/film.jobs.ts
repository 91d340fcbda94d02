/** The two jobs that make films of characters; their handlers are imported when the first one runs. */

import { z } from 'zod';
import { SPOKEN } from '#common/voice-words.ts';
import { said } from '#common/wording/sentence.ts';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';
import { characterFilmBody, FILM_SHAPES, FILM_WORDS, listCharacterFilms } from '../../calls/film-calls.ts';
import { listScenes } from '../../calls/scene-calls.ts';
import { SCENE_FILM } from '../scenes.service.ts';
import { FILM_TYPE, failFilm } from './character-film.repo.ts';

/** One at a time takes all the cores there are. */
const LIMITS = { attempts: 1, timeoutSeconds: 60 * 60, concurrency: 1 };

export const renderCharacterFilmJob = defineGenerationJob({
  name: 'render-character-film',
  itemType: FILM_TYPE,
  use: 'video',
  payload: z.object({ title: z.string(), order: characterFilmBody }),
  ...LIMITS,
  invalidates: () => [listCharacterFilms.path],
  undo: (tx, id, { error }) => failFilm(tx, id, error),
  notice: (outcome, { title }, { itemId }) =>
    outcome === 'completed'
      ? {
          title: 'Your character film is ready',
          body: said`${title}`,
          link: `/avatar-creator?film=${itemId}`,
        }
      : {
          title: 'Your character film could not be made',
          body: said`${title}`,
          link: `/avatar-creator?film=${itemId}`,
        },
});

export const renderSceneFilmJob = defineGenerationJob({
  ...SCENE_FILM,
  use: 'video',
  payload: z.object({
    title: z.string(),
    shape: z.enum(FILM_SHAPES),
    language: z.enum(SPOKEN),
    words: z.enum(FILM_WORDS),
  }),
  ...LIMITS,
  invalidates: () => [listScenes.path],
  notice: (outcome, { title }, { itemId }) =>
    outcome === 'completed'
      ? { title: 'Your scene film is ready', body: said`${title}`, link: `/avatar-creator?scene=${itemId}` }
      : {
          title: 'Your scene film could not be made',
          body: said`${title}`,
          link: `/avatar-creator?scene=${itemId}`,
        },
});
