/** HTTP for cover songs themselves. */

import type { Api } from '#platform/http/api.ts';
import { sendPage } from '#platform/http/send-page.ts';
import {
  createCoverSong,
  deleteCoverSong,
  getCoverSong,
  listCoverSongs,
  updateCoverSong,
} from '../../contract.ts';
import type { Projects } from './project.service.ts';

export function registerProjectRoutes(api: Api, projects: Projects): void {
  api.handle(listCoverSongs, async ({ user, query, reply }) =>
    sendPage(reply, await projects.list(user.id, query)),
  );
  api.handle(createCoverSong, ({ user, body }) => projects.create(user.id, body));
  api.handle(getCoverSong, ({ user, params }) => projects.get(user.id, params.id));
  api.handle(updateCoverSong, ({ user, params, body }) => projects.update(user.id, params.id, body));
  api.handle(deleteCoverSong, ({ user, params }) => projects.remove(user.id, params.id));
}
