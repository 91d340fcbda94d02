/** HTTP for films of characters and scenes. */

import type { Api } from '#platform/http/api.ts';
import { sendPage } from '#platform/http/send-page.ts';
import type { Platform } from '#platform/platform.ts';
import {
  createCharacterFilm,
  deleteCharacterFilm,
  listCharacterFilms,
  renderSceneFilm,
} from '../../calls/film-calls.ts';
import { createCharacterFilms } from './character-film.service.ts';
import { createSceneFilms } from './scene-film.service.ts';

/** Bytes; far above any character, far below a flood. */
const BODY = { bodyLimit: 64 * 1024 };

export function registerFilmRoutes(api: Api, platform: Platform): void {
  const films = createCharacterFilms(platform);
  const sceneFilms = createSceneFilms(platform);
  api.handle(listCharacterFilms, async ({ user, query, reply }) =>
    sendPage(reply, await films.list(user.id, query)),
  );
  api.handle(createCharacterFilm, ({ user, body }) => films.make(user, body), BODY);
  api.handle(deleteCharacterFilm, ({ user, params }) => films.remove(user.id, params.id));
  api.handle(renderSceneFilm, ({ user, params, body }) => sceneFilms.render(user, params.id, body));
}
