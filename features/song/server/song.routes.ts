/** HTTP for songs. */

import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { changeSong, createSong, deleteSong, getSong, listSongs } from '../contract.ts';
import { createSongService } from './song.service.ts';

export function registerSongRoutes(api: Api, platform: Platform): void {
  const songs = createSongService(platform);
  api.handle(listSongs, ({ user }) => songs.list(user.id));
  api.handle(getSong, ({ user, params }) => songs.get(user.id, params.id));
  api.handle(createSong, ({ user, body }) => songs.create(user, body));
  api.handle(changeSong, ({ user, params, body }) => songs.change(user, params.id, body));
  api.handle(deleteSong, ({ user, params }) => songs.remove(user.id, params.id));
}
