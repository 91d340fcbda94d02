/** Files and what uses them, over HTTP: listed, kept while in use, deleted when not, removed when their time is over. */

import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FEATURES } from '#app/features.ts';
import { type Asset, assetUrl, type StoredFile } from '#common/asset.ts';
import type { ErrorBody } from '#common/errors.ts';
import { DEFAULT_CHARACTER, type UserAvatar } from '#features/avatar/contract.ts';
import type { CoverProject, CoverSong } from '#features/cover-song/contract.ts';
import { createCoverSongFeature } from '#features/cover-song/server/cover-song.feature.ts';
import type { Project } from '#features/video/contract.ts';
import { linkAsset } from '#platform/assets/asset-links.ts';
import { assets, projects } from '#platform/db/tables/work.table.ts';
import { newProject } from '#tests/factories/project.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

const DAY = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  const offline = createCoverSongFeature({ fetch: () => Promise.reject(new Error('offline')) });
  const features = FEATURES.map((one) => (one.name === 'cover-song' ? offline : one));
  app = await openTestApp({ work: false, features });
});
afterAll(() => app.dispose());

let shade = 0;
const picture = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: { r: ++shade, g: 90, b: 120 } } })
    .png()
    .toBuffer();
const upload = async (who: Visitor, path = '/api/uploads', fields?: Record<string, string>) =>
  (await who.upload(await picture(), 'photo.png', 'image/png', 'file', path, fields)).body as Asset;
const files = async (who: Visitor) =>
  (await who.get<{ items: StoredFile[]; usedBytes: number; nextCursor: string | null }>('/api/files')).body;
const film = async (who: Visitor, title: string, media: Asset[]): Promise<Project> =>
  (
    await who.post<Project>('/api/projects', {
      ...newProject({ title }),
      type: 'video',
      data: { title, uploadedFiles: media },
    })
  ).body;
const exists = async (who: Visitor, { id }: { id: string }) => (await who.get(assetUrl(id))).status === 200;

it('lists my files with what uses them, and deletes only what nothing uses', async () => {
  const [ann, eve] = [await app.person('ann'), await app.person('eve')];
  const [used, loose] = [await upload(ann), await upload(ann)];
  const project = await film(ann, 'Summer', [used]);
  await film(ann, 'Autumn', [used]);
  const listed = await files(ann);
  expect(listed.items.map((one) => one.id)).toEqual([loose.id, used.id]);
  expect(listed.usedBytes).toBe(used.size + loose.size);
  expect(listed.items[1]!.usedBy.map((one) => one.title).sort()).toEqual(['Autumn', 'Summer']);
  expect((await files(eve)).items).toEqual([]);

  expect((await eve.delete(assetUrl(loose.id))).status).toBe(404);
  expect((await ann.delete(assetUrl(loose.id))).status).toBe(204);
  const refused = await ann.delete<ErrorBody>(assetUrl(used.id));
  expect(refused.status).toBe(409);
  expect(refused.body.message).toMatch(/^This file is in use by the video “(Summer|Autumn)” and 1 other\./);

  await ann.delete(`/api/projects/${project.id}`);
  expect(await exists(ann, used)).toBe(true);
  for (const one of (await ann.get<Project[]>('/api/projects')).body)
    await ann.delete(`/api/projects/${one.id}`);
  expect(await exists(ann, used)).toBe(true);
  await ann.post('/api/library/bin/empty', {});
  expect(await exists(ann, used)).toBe(false);
});

it('pages, and refuses a page that is none', async () => {
  const pat = await app.person('pat');
  const ids = [];
  for (let i = 0; i < 5; i++) ids.unshift((await upload(pat)).id);
  const seen: string[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await pat.get<{ items: StoredFile[]; nextCursor: string | null }>(
      `/api/files?limit=2${cursor && `&cursor=${cursor}`}`,
    );
    seen.push(...body.items.map((one) => one.id));
    if (!body.nextCursor) break;
    cursor = body.nextCursor;
  }
  expect(seen).toEqual(ids);
  expect((await pat.get('/api/files?cursor=nonsense')).status).toBe(400);
});

it('a profile picture that other work uses outlives the profile', async () => {
  const joe = await app.person('joe');
  const [shared, alone] = [await upload(joe), await upload(joe)];
  await film(joe, 'With me', [shared]);
  for (const { id } of [shared, alone]) await joe.put('/api/account/profile', { pictureId: id });
  expect([await exists(joe, shared), await exists(joe, alone)]).toEqual([true, true]);
  await joe.put('/api/account/profile', { pictureId: null });
  expect([await exists(joe, shared), await exists(joe, alone)]).toEqual([true, false]);
});

it('what an editor let go stays for a week, then goes, unless it came back', async () => {
  const kim = await app.person('kim');
  const [gone, back] = [await upload(kim), await upload(kim)];
  const project = await film(kim, 'Cut', []);
  const save = (media: Asset[]) =>
    kim.put(`/api/projects/${project.id}`, { data: { title: 'Cut', uploadedFiles: media } });
  // Saved again at once, this is no version of its own that would keep its files.
  await save([gone, back]);
  await save([]);
  await app.platform.items.removeUnused(Date.now() + 6 * DAY);
  expect(await exists(kim, gone)).toBe(true);
  await save([back]);
  await app.platform.items.removeUnused(Date.now() + 8 * DAY);
  expect([await exists(kim, gone), await exists(kim, back)]).toEqual([false, true]);
});

it('the retention of files is one for all kinds: films, characters, covers and their faces', async () => {
  const lea = await app.person('lea');
  const { db, items, settings } = app.platform;
  const userId = lea.user!.id;

  const project = await film(lea, 'Old film', []);
  const movie = await app.platform.assets.save({
    userId,
    name: 'f.mp4',
    type: 'video/mp4',
    bytes: Buffer.from('film'),
    partOf: { type: 'project', id: project.id, role: 'film' },
  });
  await db
    .update(projects)
    .set({ fileUrl: assetUrl(movie.id), status: 'completed' })
    .where(eq(projects.id, project.id));

  // Nothing uses it.
  await upload(lea);
  const portrait = await upload(lea);
  const avatar = { name: 'Lea', imageUrl: portrait.url, characterData: DEFAULT_CHARACTER };
  const { id: avatarId } = (await lea.post<UserAvatar>('/api/user-avatars', avatar)).body;

  const link = { title: 'Cover', youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ' };
  const { id: coverId } = (await lea.post<CoverSong>('/api/cover-songs', link)).body;
  const cover = async () => (await lea.get<CoverProject>(`/api/cover-songs/${coverId}`)).body;
  await upload(lea, `/api/cover-songs/${coverId}/face`, { confirmed: 'true' });
  const face = (await cover()).character.faceImageUrl!;
  expect((await lea.get(face)).status).toBe(200);

  const all = () => db.select().from(assets).where(eq(assets.userId, userId));
  await items.removeExpired(Date.now() + 1000 * DAY);
  expect(await all()).toHaveLength(4);
  await settings.set('file_retention_days', '30', null);
  await items.removeExpired(Date.now() + 29 * DAY);
  expect(await all()).toHaveLength(4);
  await items.removeExpired(Date.now() + 31 * DAY);
  await settings.set('file_retention_days', '0', null);
  expect(await all()).toEqual([]);

  expect((await lea.get<Project>(`/api/projects/${project.id}`)).body).toMatchObject({
    status: 'draft',
    fileUrl: null,
  });
  expect((await lea.get<UserAvatar[]>('/api/user-avatars')).body).toMatchObject([
    { id: avatarId, name: 'Lea', imageUrl: null },
  ]);
  expect((await cover()).character).toMatchObject({ faceImageUrl: null, faceConfirmedAt: null });
});

it('files of a thing that went without a word are found and removed', async () => {
  const max = await app.person('max');
  const file = await upload(max);
  await app.platform.db.transaction((tx) =>
    linkAsset(tx, file.id, { type: 'image', id: 'no-such-image', role: 'picture' }),
  );
  await app.platform.items.removeOrphans();
  expect(await exists(max, file)).toBe(true);
  await app.platform.items.removeOrphans(Date.now() + DAY);
  expect(await exists(max, file)).toBe(false);
});
