/** The real makers behind the calls: a preview that can be watched, and a making that stops when it is told to. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Job } from '#common/job.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { type OwnTemp, useOwnTemp } from '#tests/harness/own-temp.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { CoverProject, CoverSong } from '../../contract.ts';
import { createCoverSongFeature } from '../cover-song.feature.ts';
import { previewCoverHandler, renderCoverHandler } from './render.handler.ts';

let app: TestApp;
let ada: Visitor;
let temp: OwnTemp;
beforeAll(async () => {
  const feature = createCoverSongFeature({
    fetch: () => Promise.reject(new Error('offline')),
    loadRender: async (platform) => renderCoverHandler(platform),
    loadPreview: async (platform) => previewCoverHandler(platform),
  });
  app = await openTestApp({ features: [accountFeature, feature] });
  ada = await app.person('ada');
  temp = useOwnTemp();
});
afterAll(async () => {
  temp.dispose();
  await app.dispose();
});

const project = async (id: string) => (await ada.get<CoverProject>(`/api/cover-songs/${id}`)).body;
const ended = async (jobId: string): Promise<Job> => {
  for (;;) {
    const { body } = await ada.get<Job>(`/api/jobs/${jobId}`);
    if (['completed', 'failed', 'cancelled'].includes(body.status)) return body;
    await new Promise((done) => setTimeout(done, 100));
  }
};
const leftBehind = () => temp.left().filter((name) => name.startsWith('atelier-'));

it('previews the settings, begins the video, and leaves nothing of it when it is cancelled', async () => {
  const link = { title: 'Harbour', youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ' };
  const { id } = (await ada.post<CoverSong>('/api/cover-songs', link)).body;
  await ada.put(`/api/cover-songs/${id}/song`, { source: 'instrumental', genre: 'pop', seconds: 20 });
  await ada.put(`/api/cover-songs/${id}/character`, {
    characterType: 'celebrity',
    bodyType: 'female',
    clothingStyle: 'pop',
    persona: 'nova-vale',
  });
  await expect.poll(async () => (await project(id)).song?.status).toBe('ready');
  const { body: started } = await ada.post<{ jobId: string }>(`/api/cover-songs/${id}/preview`, undefined);
  const preview = await ended(started.jobId);
  expect(preview).toMatchObject({ status: 'completed', error: null });
  const { videoUrl } = preview.result as { videoUrl: string };
  const film = await ada.get(videoUrl);
  expect([film.status, film.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect(film.text.length).toBeGreaterThan(5000);

  await ada.put(`/api/cover-songs/${id}/rights`, { confirmed: true });
  const { body } = await ada.post<{ jobId: string }>(`/api/cover-songs/${id}/generate`, undefined);
  await expect.poll(async () => (await ada.get<Job>(`/api/jobs/${body.jobId}`)).body.stage).toBe('Filming');
  await ada.post(`/api/jobs/${body.jobId}/cancel`, undefined);
  expect((await ended(body.jobId)).status).toBe('cancelled');
  expect(await project(id)).toMatchObject({ status: 'draft', videoUrl: null });
  await expect.poll(leftBehind).toEqual([]);
  await ada.delete(`/api/cover-songs/${id}`);
  // As when the bin is emptied.
  await app.platform.items.remove({ type: 'cover-song', id });
  expect((await ada.get(videoUrl)).status).toBe(404);
});
