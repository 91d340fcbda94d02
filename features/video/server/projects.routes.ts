/** HTTP for projects: listing, saving, changing, copying, filming and deleting them. */

import { AppError, notFound } from '#common/errors.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { createProject, listProjects, type Project } from '../contract.ts';
import {
  deleteProject,
  duplicateProject,
  getProject,
  projectCaptions,
  renderProject,
  updateProject,
} from '../project-calls.ts';
import { toSrt, toVtt } from '../scene/captions.ts';
import * as repo from './projects.repo.ts';
import { createProjectService } from './projects.service.ts';

const toProject = (row: repo.ProjectRow): Project => ({
  id: row.id,
  title: row.title,
  description: row.description,
  type: row.type,
  status: row.status,
  data: row.data ?? null,
  thumbnailUrl: row.thumbnailUrl,
  fileUrl: row.fileUrl,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export function registerProjectRoutes(api: Api, platform: Platform): void {
  const { db } = platform;
  const service = createProjectService(platform);

  api.handle(listProjects, async ({ user }) => (await service.list(user.id)).map(toProject));
  api.handle(createProject, async ({ user, body }) => {
    const { render: _, ...data } = (body.data ?? {}) as Record<string, unknown>;
    const values = { ...body, data: body.data ? data : null, userId: user.id, status: 'draft' };
    return toProject(await repo.insertProject(db, values));
  });
  api.handle(getProject, async ({ user, params }) => toProject(await service.own(user.id, params.id)));
  api.handle(updateProject, async ({ user, params, body }) => {
    const row = await repo.updateOwn(db, user.id, params.id, body);
    if (!row) throw notFound('That project');
    return toProject(row);
  });
  api.handle(duplicateProject, async ({ user, params }) =>
    toProject(await service.duplicate(user.id, params.id)),
  );
  api.handle(deleteProject, async ({ user, params }) => {
    await service.remove(user.id, params.id);
  });
  api.handle(renderProject, async ({ user, params }) => ({ jobId: await service.render(user, params.id) }));
  api.handle(projectCaptions, async ({ user, params, query, reply }) => {
    const row = await service.own(user.id, params.id);
    const captions = repo.renderOf(row)?.captions;
    if (!captions) throw new AppError('not_found', 'There are no captions yet. Make the film first.');
    const name = encodeURIComponent(`${row.title}.${query.format}`);
    return reply
      .header(
        'content-type',
        query.format === 'vtt' ? 'text/vtt; charset=utf-8' : 'application/x-subrip; charset=utf-8',
      )
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
      .send(query.format === 'vtt' ? toVtt(captions) : toSrt(captions));
  });
}
