/** Making the video over HTTP, with a maker that does as told: what is missing, one job for two requests, every end. */

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assetUrl } from '#common/asset.ts';
import { AppError, type ErrorBody } from '#common/errors.ts';
import type { Job } from '#common/job.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { CoverProject, CoverSong } from '../../contract.ts';
import { createCoverSongFeature } from '../cover-song.feature.ts';
import { endRender } from '../projects/project.repo.ts';

let app: TestApp;
let ada: Visitor;
let eve: Visitor;
let mode: 'make' | 'hang' | 'fail' = 'make';
beforeAll(async () => {
  const feature = createCoverSongFeature({
    fetch: () => Promise.reject(new Error('offline')),
    loadRender:
      async () =>
      async ({ itemId, signal, report, keep }) => {
        report('render', 40);
        if (mode === 'hang') await sleep(20_000, undefined, { signal });
        if (mode === 'fail') throw new AppError('unprocessable', 'The song could not be danced to.');
        const bytes = Buffer.from('film');
        const file = { role: 'video', name: 'a.mp4', type: 'video/mp4', bytes, origin: null };
        const video = assetUrl((await keep(file)).id);
        return new JobResult({ videoUrl: video }, (tx) =>
          endRender(tx, itemId, { videoUrl: video, thumbnailUrl: video }),
        );
      },
    loadPreview: async () => async () => ({ videoUrl: '/api/files/preview' }),
  });
  app = await openTestApp({ features: [accountFeature, feature] });
  [ada, eve] = [await app.person('ada'), await app.person('eve')];
});
beforeEach(() => {
  mode = 'make';
});
afterAll(() => app.dispose());

type Started = { jobId: string } & ErrorBody;
const generate = (id: string, who = ada) => who.post<Started>(`/api/cover-songs/${id}/generate`, undefined);
const project = async (id: string) => (await ada.get<CoverProject>(`/api/cover-songs/${id}`)).body;
const becomes = (id: string, status: string) =>
  expect.poll(async () => (await project(id)).status).toBe(status);
const used = async () => (await app.platform.usage.usedThisMonth(ada.user!.id)).get('coverSong') ?? 0;

/** A project that only waits to be made. */
async function ready(): Promise<string> {
  const link = { title: 'Ready', youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ' };
  const { id } = (await ada.post<CoverSong>('/api/cover-songs', link)).body;
  await ada.put(`/api/cover-songs/${id}/song`, { source: 'instrumental', genre: 'pop', seconds: 20 });
  await ada.put(`/api/cover-songs/${id}/character`, {
    characterType: 'celebrity',
    bodyType: 'male',
    clothingStyle: 'rock',
  });
  await expect.poll(async () => (await project(id)).song?.status).toBe('ready');
  await ada.put(`/api/cover-songs/${id}/rights`, { confirmed: true });
  return id;
}

it('says what is missing, one thing after the other', async () => {
  const link = { title: 'Bare', youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ' };
  const { id } = (await ada.post<CoverSong>('/api/cover-songs', link)).body;
  const missing = async () => {
    const { status, body } = await generate(id);
    expect(status).toBe(422);
    return body.message;
  };
  expect(await missing()).toContain('Choose a song first');
  await ada.put(`/api/cover-songs/${id}/song`, { source: 'instrumental', genre: 'pop' });
  await expect.poll(async () => (await project(id)).song?.status).toBe('ready');
  expect(await missing()).toContain('Upload a photo of the face');
  const character = { characterType: 'avatar', bodyType: 'male', clothingStyle: 'rock' };
  await ada.put(`/api/cover-songs/${id}/character`, character);
  expect(await missing()).toContain('saved characters');
  await ada.put(`/api/cover-songs/${id}/character`, { ...character, characterType: 'celebrity' });
  expect(await missing()).toContain('right to use this song');
  expect((await generate(id, eve)).status).toBe(404);
  expect((await generate(id, app.visitor())).status).toBe(401);
  expect(await used()).toBe(0);
});

describe('a video', () => {
  it('is made once for two requests at the same moment, followed, and counted once', async () => {
    const id = await ready();
    const before = await used();
    mode = 'hang';
    const [one, two] = await Promise.all([generate(id), generate(id)]);
    expect(one.status).toBe(202);
    expect(two.body.jobId).toBe(one.body.jobId);
    expect((await generate(id)).body.jobId).toBe(one.body.jobId);
    await expect.poll(async () => (await project(id)).processingProgress).toBe(40);
    expect(await project(id)).toMatchObject({ status: 'processing', jobId: one.body.jobId });
    expect(await used()).toBe(before + 1);
    expect(
      (await ada.put(`/api/cover-songs/${id}/song`, { source: 'instrumental', genre: 'rock' })).status,
    ).toBe(409);
    expect((await ada.delete(`/api/cover-songs/${id}/face`)).status).toBe(409);

    await ada.post(`/api/jobs/${one.body.jobId}/cancel`, undefined);
    await becomes(id, 'draft');
    expect(await project(id)).toMatchObject({ processingProgress: 0, errorMessage: null });
    expect(await used()).toBe(before);

    mode = 'make';
    expect((await generate(id)).body.jobId).not.toBe(one.body.jobId);
    await becomes(id, 'completed');
    const done = await project(id);
    expect(done).toMatchObject({ processingProgress: 100, errorMessage: null });
    expect((await ada.get(done.videoUrl!)).text).toBe('film');
    expect((await eve.get(done.videoUrl!)).status).toBe(404);
    expect(await used()).toBe(before + 1);
    await ada.delete(`/api/cover-songs/${id}`);
    // As when the bin is emptied.
    await app.platform.items.remove({ type: 'cover-song', id });
    expect((await ada.get(done.videoUrl!)).status).toBe(404);
  });

  it('that fails says why, gives the use back and can be tried again', async () => {
    const id = await ready();
    const before = await used();
    mode = 'fail';
    await generate(id);
    await becomes(id, 'failed');
    expect((await project(id)).errorMessage).toBe('The song could not be danced to.');
    expect(await used()).toBe(before);
    mode = 'make';
    await generate(id);
    await becomes(id, 'completed');
    mode = 'hang';
    const { body } = await generate(id);
    await ada.post(`/api/jobs/${body.jobId}/cancel`, undefined);
    // The video from before is still there.
    await becomes(id, 'completed');
  });

  it('that is being made is stopped by deleting its project', async () => {
    const id = await ready();
    mode = 'hang';
    const { body } = await generate(id);
    await ada.delete(`/api/cover-songs/${id}`);
    await expect
      .poll(async () => (await ada.get<Job>(`/api/jobs/${body.jobId}`)).body.status)
      .toBe('cancelled');
  });

  it('is not begun when the plan is used up', async () => {
    await app.platform.settings.set('quota_enforcement', 'always', null);
    // What was made while nothing was counted has not used the plan up.
    for (let made = 0; made < 40; made++) {
      const next = await ready();
      if ((await generate(next)).status !== 202) break;
      await becomes(next, 'completed');
    }
    const id = await ready();
    const before = await used();
    expect(before).toBeGreaterThan(0);
    const { status, body } = await generate(id);
    await app.platform.settings.set('quota_enforcement', 'metered', null);
    expect(status).toBe(429);
    expect(body.message).toContain('You have used all');
    expect(await project(id)).toMatchObject({ status: 'draft' });
    expect(await used()).toBe(before);
  });
});

it('previews the settings, the newest request only', async () => {
  const id = await ready();
  const { status, body } = await ada.post<Started>(`/api/cover-songs/${id}/preview`, undefined);
  expect(status).toBe(202);
  await expect
    .poll(async () => (await ada.get<Job>(`/api/jobs/${body.jobId}`)).body.result)
    .toEqual({ videoUrl: '/api/files/preview' });
  expect((await project(id)).previewJobId).toBe(body.jobId);
  expect((await eve.post(`/api/cover-songs/${id}/preview`, undefined)).status).toBe(404);
});
