/** HTTP for movies. */

import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { disposition } from '#platform/storage/disposition.ts';
import {
  createMovie,
  deleteMovie,
  getMovie,
  getMovieStoryboard,
  listMovies,
  remakeMovie,
  writeMovieScript,
} from '../contract.ts';
import { createMovieService } from './movie.service.ts';
import { createScriptWriter } from './script-writer.ts';
import { createStoryboards } from './storyboard/storyboards.ts';

export function registerMovieRoutes(api: Api, platform: Platform): void {
  const writeScript = createScriptWriter(platform);
  const movies = createMovieService(platform, writeScript);
  const storyboardOf = createStoryboards(platform);
  api.handle(listMovies, ({ user }) => movies.list(user.id));
  api.handle(getMovie, ({ user, params }) => movies.get(user.id, params.id));
  api.handle(createMovie, ({ user, body, reply }) => movies.create(user, body, abortOnDisconnect(reply)));
  api.handle(remakeMovie, ({ user, params, body, reply }) =>
    movies.remake(user, params.id, body, abortOnDisconnect(reply)),
  );
  api.handle(deleteMovie, ({ user, params }) => movies.remove(user.id, params.id));
  api.handle(writeMovieScript, ({ user, body, reply }) =>
    writeScript({ ...body, userId: user.id }, abortOnDisconnect(reply)),
  );
  api.handle(getMovieStoryboard, async ({ user, params, reply }) => {
    const movie = await movies.get(user.id, params.id);
    const { bytes, name } = await storyboardOf(user.id, movie, abortOnDisconnect(reply));
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': disposition(name),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache',
      })
      .send(bytes);
  });
}
