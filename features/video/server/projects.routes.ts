/** HTTP for projects: listing, saving, changing, copying, rendering and deleting them. */

import { fileNameOf } from '#common/wording/file-name.ts';
import type { Api } from '#platform/http/api.ts';
import { sendPage } from '#platform/http/send-page.ts';
import type { Platform } from '#platform/platform.ts';
import { disposition } from '#platform/storage/disposition.ts';
import {
  deleteProject,
  duplicateProject,
  getProject,
  getProjectVersion,
  listProjectVersions,
  projectCaptions,
  renderProject,
  updateProject,
} from '../calls/project-calls.ts';
import { createProject, listProjects } from '../contract.ts';
import { toSrt, toVtt } from '../scene/captions.ts';
import { createProjectService } from './projects.service.ts';
import { createVersionService } from './versions.service.ts';

export function registerProjectRoutes(api: Api, platform: Platform): void {
  const service = createProjectService(platform);
  const versions = createVersionService(platform.db);

  api.handle(listProjects, async ({ user, query, reply }) =>
    sendPage(reply, await service.list(user.id, query)),
  );
  api.handle(createProject, ({ user, body }) => service.create(user.id, body));
  api.handle(getProject, ({ user, params }) => service.get(user.id, params.id));
  api.handle(updateProject, ({ user, params, body }) => service.update(user.id, params.id, body));
  api.handle(listProjectVersions, ({ user, params }) => versions.list(user.id, params.id));
  api.handle(getProjectVersion, ({ user, params }) => versions.get(user.id, params.id, params.version));
  api.handle(duplicateProject, ({ user, params }) => service.duplicate(user.id, params.id));
  api.handle(deleteProject, ({ user, params }) => service.remove(user.id, params.id));
  api.handle(renderProject, ({ user, params }) => service.render(user, params.id));
  api.handle(projectCaptions, async ({ user, params, query, reply }) => {
    const { title, captions } = await service.captions(user.id, params.id);
    return reply
      .header(
        'content-type',
        query.format === 'vtt' ? 'text/vtt; charset=utf-8' : 'application/x-subrip; charset=utf-8',
      )
      .header('content-disposition', disposition(fileNameOf(title, query.format, 'video')))
      .send(query.format === 'vtt' ? toVtt(captions) : toSrt(captions));
  });
}
