/** What is said in clips over HTTP: written down once, for its owner only; silent files and pictures are told apart. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Asset } from '#common/asset.ts';
import type { Job } from '#common/job.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { blueClip, talkingClip } from '#tests/factories/clip.ts';
import { TINY_PNG } from '#tests/fakes/fake-provider.ts';
import { voiceDoubles } from '#tests/fakes/voice-doubles.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Transcript } from '../../contract.ts';
import { videoFeature } from '../video.feature.ts';

let app: TestApp;
let owner: Visitor;
beforeAll(async () => {
  const doubles = voiceDoubles();
  app = await openTestApp({ features: [accountFeature, { ...videoFeature, models: () => doubles }] });
  owner = await app.person('owner');
});
afterAll(() => app.dispose());

const send = async (bytes: Uint8Array, name: string, type: string) =>
  (await owner.upload(bytes, name, type, 'file', '/api/video/media')).body as Asset;
const begin = (id: string) => owner.post<{ jobId: string | null }>(`/api/video/media/${id}/transcript`, {});
const read = (id: string, who = owner) => who.get<Transcript>(`/api/video/media/${id}/transcript`);
async function ended(jobId: string): Promise<Job> {
  const job = async () => (await owner.get<Job>(`/api/jobs/${jobId}`)).body;
  await expect.poll(async () => (await job()).status).toMatch(/completed|failed|cancelled/);
  return job();
}

it('is written down by a job, once, and read by its owner only', async () => {
  const clip = await send(await talkingClip(), 'talk.mp4', 'video/mp4');
  expect((await read(clip.id)).status).toBe(404);
  const [first, second] = await Promise.all([begin(clip.id), begin(clip.id)]);
  expect([first.status, first.body.jobId]).toEqual([202, second.body.jobId]);
  expect((await ended(first.body.jobId!)).status).toBe('completed');
  const { status, body } = await read(clip.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ fileId: clip.id, language: 'en' });
  expect(body.words.map(({ text }) => text)).toEqual(['Hello', 'listener.']);
  expect((await begin(clip.id)).body.jobId).toBeNull();

  const stranger = await app.person('stranger');
  expect((await read(clip.id, stranger)).status).toBe(404);
  expect((await stranger.post(`/api/video/media/${clip.id}/transcript`, {})).status).toBe(404);
  expect((await app.visitor().get(`/api/video/media/${clip.id}/transcript`)).status).toBe(401);
});

it('says what is wrong with a silent clip and with a picture', async () => {
  const silent = await send(await blueClip(), 'blue.mp4', 'video/mp4');
  const { body } = await begin(silent.id);
  expect(await ended(body.jobId!)).toMatchObject({
    status: 'failed',
    error: 'There is no sound in this file.',
  });
  const picture = await send(Buffer.from(TINY_PNG, 'base64'), 'dot.png', 'image/png');
  expect((await begin(picture.id)).status).toBe(415);
});
