/** Projects can be reported by those who see them, and go with their files when they are removed. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assetUrl } from '#common/asset.ts';
import type { Report } from '#common/report.ts';
import { projects } from '#platform/db/tables/work.table.ts';
import { newProject } from '#tests/factories/project.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Project } from '../contract.ts';

let app: TestApp;
let admin: Visitor;
let owner: Visitor;
beforeAll(async () => {
  app = await openTestApp({ work: false });
  admin = await app.person('admin');
  owner = await app.person('owner');
});
afterAll(() => app.dispose());

it('a reported project is shown by its thumbnail and removed with its files', async () => {
  const { body: project } = await owner.post<Project>('/api/projects', newProject({ title: 'Film' }));
  const userId = owner.user!.id;
  const bytes = Buffer.from('x');
  const partOf = (role: string) => ({ type: 'project', id: project.id, role });
  const save = app.platform.assets.save;
  const picture = await save({
    userId,
    name: 't.png',
    type: 'image/png',
    bytes,
    partOf: partOf('thumbnail'),
  });
  const film = await save({ userId, name: 'f.mp4', type: 'video/mp4', bytes, partOf: partOf('film') });
  await app.platform.db
    .update(projects)
    .set({ thumbnailUrl: assetUrl(picture.id), fileUrl: assetUrl(film.id) })
    .where(eq(projects.id, project.id));
  const complaint = { contentType: 'project', contentId: project.id, reason: 'other' };

  const stranger = await app.person('stranger');
  expect((await stranger.post('/api/reports', complaint)).status).toBe(404);
  expect((await owner.post('/api/reports', complaint)).status).toBe(201);
  const [report] = (await admin.get<Report[]>('/api/admin/reports')).body;
  expect(report!.item).toMatchObject({ title: 'Film', ownerEmail: 'owner@example.com' });
  expect((await admin.get(report!.item!.previewUrl!)).status).toBe(200);

  const path = `/api/moderation/reports/${report!.id}`;
  expect((await admin.put<Report>(path, { action: 'remove' })).body).toMatchObject({
    status: 'removed',
    item: null,
  });
  expect((await owner.get<Project[]>('/api/projects')).body).toEqual([]);
  for (const file of [picture, film]) {
    expect((await owner.get(assetUrl(file.id))).status).toBe(404);
    await expect(app.platform.storage.head(file.storageKey)).rejects.toMatchObject({ code: 'not_found' });
  }
});
