/** The voice of a film while it is written: said once, heard by the preview as by the film, and nobody else's. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPlainWav } from '#engine/voice/sound/wav.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { rateCounters } from '#platform/db/tables/users.table.ts';
import { wavFile } from '#tests/factories/sound.ts';
import { voiceDoubles } from '#tests/fakes/voice-doubles.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { videoFeature } from '../video.feature.ts';

let app: TestApp;
const doubles = voiceDoubles();
/** What it says can be decoded, too. */
const voice = {
  ...doubles.speech!.voice!,
  doGenerate: async (order: Parameters<NonNullable<typeof doubles.speech>['voice']['doGenerate']>[0]) => ({
    ...(await doubles.speech!.voice!.doGenerate(order)),
    audio: wavFile({ seconds: 1 }),
  }),
};
beforeAll(async () => {
  app = await openTestApp({
    features: [accountFeature, { ...videoFeature, models: () => ({ speech: { voice } }) }],
    work: false,
  });
});
afterAll(() => app.dispose());

const LINE = { text: 'Fresh bread.', voice: 'nova', language: 'en', speed: 1 };

it('says a line once, tells its length, and lets it be heard', async () => {
  const ann = await app.person('ann');
  const first = await ann.post<{ seconds: number; mouth: { shape: string }[] }>('/api/video/voice', LINE);
  expect(first.status).toBe(200);
  // A presenter moves its lips to this.
  expect(first.body.mouth.some(({ shape }) => shape !== 'rest')).toBe(true);
  expect(first.body.seconds).toBeGreaterThan(0.5);
  expect((await ann.post('/api/video/voice', LINE)).body).toEqual(first.body);
  const query = new URLSearchParams({ ...LINE, speed: '1' });
  const heard = await ann.open('GET', `/api/video/voice?${query}`);
  expect(heard.headers.get('content-type')).toBe('audio/wav');
  const wav = readPlainWav(new Uint8Array(await heard.arrayBuffer()))!;
  expect(wav.samples.length / wav.sampleRate).toBeCloseTo(first.body.seconds, 2);
  expect(doubles.said).toEqual([LINE.text]);

  await ann.post('/api/video/voice', { ...LINE, voice: 'onyx' });
  expect(doubles.said).toHaveLength(2);
});

it('refuses what cannot be said, and strangers', async () => {
  const bob = await app.person('bob');
  for (const wrong of [{ text: '' }, { text: 'x'.repeat(601) }, { voice: 'nobody' }, { speed: 9 }])
    expect((await bob.post('/api/video/voice', { ...LINE, ...wrong })).status).toBe(400);
  expect((await app.visitor().post('/api/video/voice', LINE)).status).toBe(401);
});

it('counts only lines that were not said before, and lets nobody keep the voice to themselves', async () => {
  const cleo = await app.person('cleo');
  const { id } = (await cleo.get<{ id: string }>('/api/auth/user')).body;
  const say = async (text: string) => (await cleo.post('/api/video/voice', { ...LINE, text })).status;
  expect([await say('One.'), await say('One.')]).toEqual([200, 200]);
  const [row] = await app.platform.db
    .select()
    .from(rateCounters)
    .where(eq(rateCounters.key, `film-line:${id}`));
  expect(row?.hits).toBe(1);
  await app.platform.rateLimits.hit(`film-line:${id}`, { max: 300, windowSeconds: 600 }, 299);
  expect([await say('Two.'), await say('One.')]).toEqual([429, 200]);
});
