/** Projects over HTTP: their files and drawn pictures live and go with them, and what is used is counted. */

import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Asset, assetUrl } from '#common/asset.ts';
import type { ErrorBody } from '#common/errors.ts';
import type { Job } from '#common/job.ts';
import { releaseUnused } from '#platform/assets/asset-links.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { assets, projects } from '#platform/db/tables/work.table.ts';
import { newProject } from '#tests/factories/project.ts';
import { nextNumber } from '#tests/factories/sequence.ts';
import { type FakeProvider, startFakeProvider } from '#tests/fakes/fake-provider.ts';
import { noiseBytes } from '#tests/harness/seed.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { PROJECT_CHANGED, type Project, type VideoData } from '../contract.ts';

let app: TestApp;
let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
  app = await openTestApp({
    work: false,
    env: {
      IMAGE_MODEL: 'compatible:painter-1',
      COMPATIBLE_BASE_URL: provider.baseURL,
      COMPATIBLE_API_KEY: 'sk-secret',
    },
  });
  await app.person('admin');
});
afterAll(async () => {
  await app.dispose();
  await provider.close();
});

const create = async (who: Visitor, data: object = {}): Promise<Project> =>
  (
    await who.post<Project>('/api/projects', {
      ...newProject({ title: 'Film' }),
      type: 'video',
      data: { title: 'Film', ...data },
    })
  ).body;
const get = async (who: Visitor, id: string) => (await who.get<Project>(`/api/projects/${id}`)).body;
const render = (who: Visitor, id: string) =>
  who.post<{ jobId: string } & ErrorBody>(`/api/projects/${id}/render`, {});
const used = async (who: Visitor, kind: string) =>
  (await app.platform.usage.usedThisMonth(who.user!.id)).get(kind) ?? 0;
const media = async (who: Visitor): Promise<Asset> => {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#357' } })
    .png()
    .toBuffer();
  return (await who.upload(bytes, 'a.png', 'image/png', 'file', '/api/video/media')).body as Asset;
};
const draw = (who: Visitor, prompt: string) =>
  who.post<VideoData['drawn'][number] & ErrorBody>('/api/video/pictures', { prompt, format: 'square' });

it('a picture drawn by a paid model is counted as one, and refused when the plan is used up', async () => {
  const ann = await app.person('ann');
  const first = await draw(ann, 'a lighthouse');
  expect(first.status).toBe(201);
  expect(await used(ann, 'image')).toBe(1);
  const second = await draw(ann, 'a boat');
  expect(second.status).toBe(429);
  expect(second.body.message).toContain('You have used all 1 AI images');
  provider.script('garbage');
  const bob = await app.person('bob');
  expect((await draw(bob, 'a boat')).status).toBeGreaterThanOrEqual(400);
  expect(await used(bob, 'image')).toBe(0);
  provider.script('ok');
});

it('pictures that a film had drawn survive an editor that saves what it knew before', async () => {
  const cas = await app.person('cas');
  const project = await create(cas);
  // As the film's job does it, while the editor is open.
  const saved = await app.platform.assets.save({
    userId: cas.user!.id,
    name: 'scene.png',
    type: 'image/png',
    bytes: Buffer.from('drawn'),
    partOf: { type: 'project', id: project.id, role: 'drawn', note: 'a harbour at night' },
  });
  const { body } = await cas.put<Project>(`/api/projects/${project.id}`, {
    data: { ...(project.data as object), description: 'More words', drawn: [] },
  });
  const expected = [
    { id: saved.id, url: assetUrl(saved.id), name: 'scene.png', prompt: 'a harbour at night' },
  ];
  expect((body.data as VideoData).drawn).toEqual(expected);
  expect((await get(cas, project.id)).data).toMatchObject({ description: 'More words', drawn: expected });
  await cas.delete(`/api/projects/${project.id}`);
  await cas.post('/api/library/bin/empty', {});
  expect((await cas.get(assetUrl(saved.id))).status).toBe(404);
});

it('goes with its uploads and drawn pictures, but for what a copy still uses', async () => {
  const dan = await app.person('dan');
  const upload = await media(dan);
  const { body: drawn, status } = await draw(dan, 'a bakery');
  expect(status).toBe(201);
  const project = await create(dan, { uploadedFiles: [upload], drawn: [drawn] });
  expect((project.data as VideoData).drawn).toEqual([drawn]);
  const { body: copy } = await dan.post<Project>(`/api/projects/${project.id}/duplicate`, {});
  expect((copy.data as VideoData).drawn).toEqual([drawn]);
  const there = async () =>
    (await app.platform.db.select().from(assets).where(eq(assets.userId, dan.user!.id))).length;
  await dan.delete(`/api/projects/${project.id}`);
  await dan.post('/api/library/bin/empty', {});
  expect(await there()).toBe(2);
  await dan.delete(`/api/projects/${copy.id}`);
  expect(await there()).toBe(2);
  await dan.post('/api/library/bin/empty', {});
  expect(await there()).toBe(0);
});

it('somebody else’s files never become a part of it', async () => {
  const [eva, fay] = [await app.person('eva'), await app.person('fay')];
  const theirs = await media(fay);
  const project = await create(eva, {
    uploadedFiles: [theirs],
    drawn: [{ ...theirs, prompt: 'x' }],
    logo: { id: theirs.id, url: theirs.url, name: 'x' },
  });
  expect((project.data as VideoData).drawn).toEqual([]);
  await eva.delete(`/api/projects/${project.id}`);
  expect((await fay.get(theirs.url)).status).toBe(200);
});

it('gives its use back when it is deleted, or removed by a moderator, while it waits', async () => {
  const [gus, admin] = [await app.person('gus'), await app.person('reviewer')];
  await app.platform.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.user!.id));
  const [one, two] = [await create(gus), await create(gus)];
  await app.platform.settings.set('quota_enforcement', 'never', null);
  const jobIds = [(await render(gus, one.id)).body.jobId, (await render(gus, two.id)).body.jobId];
  await app.platform.settings.set('quota_enforcement', 'metered', null);
  expect(await used(gus, 'video')).toBe(2);
  expect((await get(gus, one.id)).status).toBe('processing');
  await gus.delete(`/api/projects/${one.id}`);
  expect(await used(gus, 'video')).toBe(1);
  const report = { contentType: 'project', contentId: two.id, reason: 'other' };
  const { body } = await gus.post<{ id: string }>('/api/reports', report);
  expect((await admin.put(`/api/moderation/reports/${body.id}`, { action: 'remove' })).status).toBe(200);
  expect(await used(gus, 'video')).toBe(0);
  for (const id of jobIds) expect((await gus.get<Job>(`/api/jobs/${id}`)).body.status).toBe('cancelled');
});

it('is not begun when the storage is full: said before the work, not after it', async () => {
  const hal = await app.person('hal');
  const project = await create(hal);
  await app.platform.db.insert(assets).values({
    userId: hal.user!.id,
    storageKey: 'assets/hal/big',
    name: 'big',
    type: 'image/png',
    size: 1024 ** 3,
    sha256: '',
  });
  const { status, body } = await render(hal, project.id);
  expect(status).toBe(429);
  expect(body.message).toContain('Your storage is full');
  expect((await get(hal, project.id)).status).toBe('draft');
  expect(await used(hal, 'video')).toBe(0);
});

it('is listed without what only its editor needs, and renamed without it', async () => {
  const ida = await app.person('ida');
  const { id } = await create(ida, { description: 'x'.repeat(4000), template: 'travel' });
  const [listed] = (await ida.get<Project[]>('/api/projects')).body;
  expect(listed!.data).toEqual({ title: 'Film', template: 'travel' });
  await ida.put(`/api/projects/${id}`, { title: 'Renamed' });
  const renamed = await get(ida, id);
  expect(renamed.title).toBe('Renamed');
  expect(renamed.data).toMatchObject({ title: 'Renamed', template: 'travel', description: 'x'.repeat(4000) });
});

it('of an older version, or with odd data, opens and is listed all the same', async () => {
  const jan = await app.person('jan');
  const { id } = await create(jan);
  for (const data of [null, 'words', [1, 2], { title: 7, duration: 'long', uploadedFiles: 'none' }]) {
    await app.platform.db.update(projects).set({ data }).where(eq(projects.id, id));
    expect((await jan.get('/api/projects')).status).toBe(200);
    expect((await jan.get(`/api/projects/${id}`)).status).toBe(200);
    expect([202, 422]).toContain((await render(jan, id)).status);
    await jan.post(`/api/projects/${id}/duplicate`, {});
  }
});

it('is bounded, and counts as storage', async () => {
  const kai = await app.person('kai');
  const words = () => noiseBytes(60_000, nextNumber()).toString('hex');
  const tooLarge = await kai.post<ErrorBody>('/api/projects', {
    ...newProject({ title: 'Huge' }),
    type: 'note',
    data: { a: words(), b: words(), c: words() },
  });
  expect([tooLarge.status, tooLarge.body.message]).toEqual([
    413,
    'This project is too large to save. Its settings may take up to 256 kB.',
  ]);
  const before = await app.platform.items.rowBytes(kai.user!.id);
  const { id } = await create(kai, { description: 'short', note: words() });
  expect(
    (await kai.put(`/api/projects/${id}`, { data: { a: words(), b: words(), c: words() } })).status,
  ).toBe(413);
  const after = await app.platform.items.rowBytes(kai.user!.id);
  expect(after - before).toBeGreaterThan(60_000);
  const { body } = await kai.get<{ storage: { usedBytes: number } }>('/api/subscription/usage');
  expect(body.storage.usedBytes).toBe(after);
});

it('has a last one: nobody keeps projects without end', async () => {
  const lou = await app.person('lou');
  await app.platform.db
    .insert(projects)
    .values(Array.from({ length: 1000 }, () => ({ userId: lou.user!.id, title: 'x', type: 'note' })));
  const { status, body } = await lou.post<ErrorBody>('/api/projects', newProject());
  expect([status, body.message]).toEqual([409, 'You have 1000 of these already. Please delete some first.']);
});

it('keeps what a save replaced, with its files, for its owner only', async () => {
  const [kim, lee] = [await app.person('kim'), await app.person('lee')];
  const picture = await media(kim);
  const file = { id: picture.id, url: assetUrl(picture.id), name: 'a.png', type: 'image/png', size: 100 };
  const project = await create(kim, { description: 'First words.', uploadedFiles: [file] });
  const path = `/api/projects/${project.id}`;
  const list = async () => (await kim.get<{ id: string; name: string }[]>(`${path}/versions`)).body;
  const save = (description: string) => kim.put(path, { data: { title: 'Film', description } });
  await save('Second words.');
  await save('Third words.');
  await kim.put(path, { title: 'Renamed' });
  const versions = await list();
  expect(versions.map(({ name }) => name)).toEqual(['Film']);
  const version = `${path}/versions/${versions[0]!.id}`;
  const before = (await kim.get<VideoData>(version)).body;
  expect([before.description, before.uploadedFiles[0]?.id]).toEqual(['First words.', picture.id]);
  await app.platform.db.transaction((tx) => releaseUnused(tx, new Date(Date.now() + 60_000)));
  expect((await kim.get(assetUrl(picture.id))).status).toBe(200);
  expect((await lee.get(`${path}/versions`)).status).toBe(404);
  expect((await lee.get(version)).status).toBe(404);
});

it('is not saved over by a window that opened it before, and nothing of either is lost', async () => {
  const mia = await app.person('mia');
  const { id, version } = await create(mia, { description: 'First words.' });
  const path = `/api/projects/${id}`;
  const save = (description: string, more: object = {}) =>
    mia.put<Project & ErrorBody>(path, { data: { title: 'Film', description }, ...more });
  // A version of a moment ago: what comes next is otherwise one step with it.
  await save('Second words.', { version });
  const theirs = await save('Their words.', { version: version + 1 });
  expect([theirs.status, theirs.body.version]).toEqual([200, version + 2]);
  const mine = await save('My words.', { version: version + 1 });
  expect([mine.status, mine.body.message]).toEqual([409, PROJECT_CHANGED]);
  expect((await get(mia, id)).data).toMatchObject({ description: 'Their words.' });

  const chosen = await save('My words.', { version: version + 2, isOverwriting: true });
  expect([chosen.status, chosen.body.version]).toEqual([200, version + 3]);
  const versions = (await mia.get<{ id: string }[]>(`${path}/versions`)).body;
  const said = await Promise.all(
    versions.map(async (one) => (await mia.get<VideoData>(`${path}/versions/${one.id}`)).body.description),
  );
  expect(said).toContain('Their words.');
  // Neither a name nor a film is another version; and a client that names none saves as ever.
  await mia.put(path, { title: 'Renamed' });
  await render(mia, id);
  expect((await get(mia, id)).version).toBe(version + 3);
  expect((await save('Plain words.')).status).toBe(200);
  expect((await save('x', { version: 'newest' })).status).toBe(400);
});

it('saved by two windows at the same moment, it takes one of them', async () => {
  const noa = await app.person('noa');
  const { id, version } = await create(noa);
  const answers = await Promise.all(
    ['One.', 'Two.', 'Three.'].map((description) =>
      noa.put(`/api/projects/${id}`, { version, data: { title: 'Film', description } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

it('asked for twice with one key, it is created once, with what was said last', async () => {
  const [ola, pia] = [await app.person('ola'), await app.person('pia')];
  const creationKey = 'key-of-one-click';
  const ask = (who: Visitor, description: string) =>
    who.post<Project>('/api/projects', {
      ...newProject({ title: 'Film' }),
      creationKey,
      data: { title: 'Film', description },
    });
  const both = await Promise.all([ask(ola, 'One.'), ask(ola, 'One.')]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
  const later = await ask(ola, 'Two.');
  expect(later.body).toMatchObject({ id: both[0]!.body.id, data: { description: 'Two.' } });
  expect((await ola.get<Project[]>('/api/projects')).body).toHaveLength(1);
  // A key is one's own, and what was deleted stays deleted.
  expect((await ask(pia, 'One.')).body.id).not.toBe(both[0]!.body.id);
  await ola.delete(`/api/projects/${both[0]!.body.id}`);
  expect((await ask(ola, 'Three.')).body.id).not.toBe(both[0]!.body.id);
});
