/** HTTP for a project's song. */

import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import {
  chooseSong,
  confirmRights,
  getSongCapabilities,
  performSong,
  previewInstrumental,
  SONG_REQUIRED,
  SONG_TOO_LARGE,
  trimSong,
  uploadSong,
} from '../../calls/song-calls.ts';
import { coverOwnSong } from '../../contract.ts';
import { MAX_SONG_BYTES } from '../../song-limit.ts';
import { receiveFile } from './receive-file.ts';
import type { Songs } from './song.service.ts';

const RECORDING = {
  field: 'audio',
  maxBytes: MAX_SONG_BYTES,
  missing: SONG_REQUIRED,
  tooLarge: SONG_TOO_LARGE,
} as const;

export function registerSongRoutes(api: Api, songs: Songs): void {
  api.handle(getSongCapabilities, () => songs.capabilities());
  api.handle(
    uploadSong,
    async ({ user, params, request, reply }) => {
      // Listening begins before the file has come.
      const gone = abortOnDisconnect(reply);
      return songs.upload(user, params.id, await receiveFile(request, RECORDING), gone);
    },
    { bodyLimit: MAX_SONG_BYTES + 64 * 1024 },
  );
  api.handle(previewInstrumental, async ({ user, query, reply }) => {
    const { bytes, type } = await songs.preview(user.id, query, abortOnDisconnect(reply));
    return reply.header('content-type', type).header('cache-control', 'private, max-age=86400').send(bytes);
  });
  api.handle(coverOwnSong, ({ user, body }) => songs.cover(user, body));
  api.handle(chooseSong, ({ user, params, body }) => songs.choose(user, params.id, body));
  api.handle(trimSong, ({ user, params, body }) => songs.trim(user.id, params.id, body));
  api.handle(performSong, ({ user, params, body }) => songs.perform(user.id, params.id, body));
  api.handle(confirmRights, ({ user, params, body }) => songs.confirm(user.id, params.id, body.confirmed));
}
