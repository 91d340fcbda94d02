/** HTTP for songs. */

import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { disposition } from '#platform/storage/disposition.ts';
import {
  changeSong,
  createSong,
  deleteSong,
  getSong,
  getSongSound,
  listSongs,
  listSongVersions,
  renderKaraoke,
  restoreSongVersion,
  writeSongWords,
} from '../contract.ts';
import { createSongService } from './song.service.ts';
import { createSongSounds } from './sound/song-sounds.ts';
import { createSongVersions } from './versions/versions.service.ts';
import { createWordWriter } from './write-words.ts';

export function registerSongRoutes(api: Api, platform: Platform): void {
  const songs = createSongService(platform);
  const versions = createSongVersions(platform);
  const soundOf = createSongSounds(platform);
  const writeWords = createWordWriter(platform);
  api.handle(listSongs, ({ user }) => songs.list(user.id));
  api.handle(getSong, ({ user, params }) => songs.get(user.id, params.id));
  api.handle(createSong, ({ user, body }) => songs.create(user, body));
  api.handle(changeSong, ({ user, params, body }) => songs.change(user, params.id, body));
  api.handle(deleteSong, ({ user, params }) => songs.remove(user.id, params.id));
  api.handle(renderKaraoke, ({ user, params, body }) => songs.karaoke(user, params.id, body.aspect));
  api.handle(listSongVersions, ({ user, params }) => versions.list(user.id, params.id));
  api.handle(restoreSongVersion, async ({ user, params }) => {
    await versions.restore(user.id, params.id, params.versionId);
    return songs.get(user.id, params.id);
  });
  api.handle(writeSongWords, ({ body, reply }) => writeWords(body, abortOnDisconnect(reply)));
  api.handle(getSongSound, async ({ user, params, query, reply }) => {
    const order = { ...params, ...query };
    const { bytes, type, name } = await soundOf(user.id, order, abortOnDisconnect(reply));
    return reply
      .headers({
        'content-type': type,
        'content-disposition': disposition(name),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-cache',
      })
      .send(bytes);
  });
}
