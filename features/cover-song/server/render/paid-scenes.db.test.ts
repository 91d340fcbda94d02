/** Places painted by a paid model are counted: a preview as an image, once for each picture; a video as paid work. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import type { Job } from '#common/job.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { type FakeProvider, startFakeProvider } from '#tests/fakes/fake-provider.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { CoverProject, CoverSong } from '../../contract.ts';
import { createCoverSongFeature } from '../cover-song.feature.ts';
import { createProjects } from '../projects/project.service.ts';
import { paintScene } from './paint-scene.ts';

let app: TestApp;
let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
  const feature = createCoverSongFeature({
    fetch: () => Promise.reject(new Error('offline')),
    loadRender: async () => async () => ({}),
    loadPreview:
      async (platform) =>
      async ({ itemId, userId, signal }) => {
        const { scenes } = await createProjects(platform).get(userId, itemId);
        for (const { prompt } of scenes) if (prompt) await paintScene(platform, userId, prompt, signal);
        return { videoUrl: '/api/files/preview' };
      },
  });
  app = await openTestApp({
    features: [accountFeature, feature],
    env: {
      IMAGE_MODEL: 'compatible:painter-1',
      COMPATIBLE_BASE_URL: provider.baseURL,
      COMPATIBLE_API_KEY: 'sk-secret',
    },
  });
});
afterAll(async () => {
  await app.dispose();
  await provider.close();
});

type Started = { jobId: string } & ErrorBody;

async function cover(who: Visitor, prompt: string | null): Promise<string> {
  const link = { title: 'Paid', youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ' };
  const { id } = (await who.post<CoverSong>('/api/cover-songs', link)).body;
  await who.put(`/api/cover-songs/${id}/song`, { source: 'instrumental', genre: 'pop', seconds: 20 });
  const read = async () => (await who.get<CoverProject>(`/api/cover-songs/${id}`)).body;
  await expect.poll(async () => (await read()).song?.status).toBe('ready');
  const character = { characterType: 'celebrity', bodyType: 'male', clothingStyle: 'rock' };
  await who.put(`/api/cover-songs/${id}/character`, character);
  await who.put(`/api/cover-songs/${id}/rights`, { confirmed: true });
  if (prompt) await paint(who, id, prompt);
  return id;
}
const paint = (who: Visitor, id: string, prompt: string) =>
  who.put(`/api/cover-songs/${id}/scenes`, {
    scenes: [{ name: 'One', sceneType: 'custom', prompt, startTime: 0, endTime: 20 }],
  });
const used = async (who: Visitor, kind: string) =>
  (await app.platform.usage.usedThisMonth(who.user!.id)).get(kind) ?? 0;
async function preview(who: Visitor, id: string) {
  const started = await who.post<Started>(`/api/cover-songs/${id}/preview`, undefined);
  if (started.status === 202)
    await expect
      .poll(async () => (await who.get<Job>(`/api/jobs/${started.body.jobId}`)).body.status)
      .toMatch(/completed|failed/);
  return started;
}

it('a preview with a painted place counts as an image, the same place again does not', async () => {
  const ada = await app.person('ada');
  const id = await cover(ada, null);
  await preview(ada, id);
  expect(await used(ada, 'image')).toBe(0);
  await paint(ada, id, 'a harbour at night');
  expect((await preview(ada, id)).status).toBe(202);
  expect(await used(ada, 'image')).toBe(1);
  expect((await preview(ada, id)).status).toBe(202);
  expect(await used(ada, 'image')).toBe(1);
  expect(provider.requests).toHaveLength(1);
  await paint(ada, id, 'a castle in the rain');
  const refused = await preview(ada, id);
  expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('AI images')]);
  expect(provider.requests).toHaveLength(1);
});

it('a video with a painted place is paid work, and stops at the plan; without one it is free', async () => {
  const [eve, joe] = [await app.person('eve'), await app.person('joe')];
  const render = (who: Visitor, id: string) =>
    who.post<Started>(`/api/cover-songs/${id}/generate`, undefined);
  const [painted, plain] = [await cover(eve, 'a beach'), await cover(joe, null)];
  const again = async (who: Visitor, id: string) => {
    const { status, body } = await render(who, id);
    if (status === 202)
      await expect
        .poll(async () => (await who.get<Job>(`/api/jobs/${body.jobId}`)).body.status)
        .toBe('completed');
    return status;
  };
  expect([await again(eve, painted), await again(eve, painted)]).toEqual([202, 429]);
  expect([await again(joe, plain), await again(joe, plain)]).toEqual([202, 202]);
  expect([await used(eve, 'coverSong'), await used(joe, 'coverSong')]).toEqual([1, 2]);
});
