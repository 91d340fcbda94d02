/** Recordings that tell a film: measured, cleaned up once, heard by their owner only. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Asset } from '#common/asset.ts';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import { readPlainWav } from '#engine/voice/sound/wav.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { wavFile } from '#tests/factories/sound.ts';
import { TINY_PNG } from '#tests/fakes/fake-provider.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { videoFeature } from '../video.feature.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ features: [accountFeature, videoFeature], work: false });
});
afterAll(() => app.dispose());

it('are heard cleaned up or as they are, and by nobody else', async () => {
  const [ann, bob] = [await app.person('ann'), await app.person('bob')];
  const sent = await ann.upload(
    wavFile({ seconds: 1 }),
    'me.wav',
    'audio/wav',
    'file',
    '/api/uploads?library=true',
  );
  const { id } = sent.body as Asset;
  const path = `/api/video/recordings/${id}`;
  const { status, body } = await ann.get<{ seconds: number; mouth: MouthCue[] }>(path);
  expect(status).toBe(200);
  expect(body.seconds).toBeCloseTo(1, 1);
  expect(body.mouth.some(({ shape }) => shape !== 'rest')).toBe(true);
  const hear = async (clean: boolean) => {
    const answer = await ann.open('GET', `${path}/sound?clean=${clean}`);
    expect(answer.headers.get('content-type')).toBe('audio/wav');
    return readPlainWav(new Uint8Array(await answer.arrayBuffer()))!;
  };
  const [plain, cleaned] = [await hear(false), await hear(true)];
  expect(cleaned.samples.length).toBe(plain.samples.length);
  expect(cleaned.samples).not.toEqual(plain.samples);
  expect((await bob.get(path)).status).toBe(404);
  expect((await bob.get(`${path}/sound`)).status).toBe(404);
  expect((await app.visitor().get(path)).status).toBe(401);

  const picture = await ann.upload(Buffer.from(TINY_PNG, 'base64'), 'dot.png', 'image/png');
  expect((await ann.get(`/api/video/recordings/${(picture.body as Asset).id}`)).status).toBe(415);
});
