/** HTTP for projects: listing and saving drafts. */

import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { createProject, listProjects, type Project } from '../contract.ts';
import * as repo from './projects.repo.ts';

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

export function registerProjectRoutes(api: Api, { db }: Platform): void {
  api.handle(listProjects, async ({ user }) => (await repo.listProjects(db, user.id)).map(toProject));
  api.handle(createProject, async ({ user, body }) =>
    toProject(await repo.insertProject(db, { ...body, userId: user.id, status: 'draft' })),
  );
}
