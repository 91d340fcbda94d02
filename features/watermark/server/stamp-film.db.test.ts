/** A film with a watermark: as long and as large as before, marked where it should be, and nowhere else. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inspectClip, openClip } from '#platform/media/film/clip-reader.ts';
import { blueClip } from '#tests/factories/clip.ts';
import { type OwnTemp, useOwnTemp } from '#tests/harness/own-temp.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Batch } from '../calls/batch-calls.ts';

let app: TestApp;
let temp: OwnTemp;
beforeAll(async () => {
  app = await openTestApp();
  temp = useOwnTemp();
});
afterAll(async () => {
  temp.dispose();
  await app.dispose();
});

it('a film of the library is marked from its first picture to its last', async () => {
  const ann = await app.person('ann');
  const sent = await ann.upload(
    await blueClip(),
    'trip.mp4',
    'video/mp4',
    'file',
    '/api/uploads?library=true',
  );
  const { id: assetId } = sent.body as { id: string };
  const mark = {
    content:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#fff"/></svg>',
    style: { position: 'center', opacity: 1 },
    customizations: { type: 'logo' },
  };
  const made = await ann.post<Batch>('/api/watermark-batches', { mark, photos: [{ assetId }] });
  expect(made.status, made.text).toBeLessThan(300);
  const batch = async () => (await ann.get<Batch[]>('/api/watermark-batches')).body[0]!;
  await expect.poll(async () => (await batch()).isFinished).toBe(true);
  const [film] = (await batch()).photos;
  expect(film).toMatchObject({ name: 'trip.mp4', error: null });
  const file = { path: join(temp.path, 'marked.mp4'), format: 'mov' };
  writeFileSync(file.path, Buffer.from(await (await ann.open('GET', film!.url!)).arrayBuffer()));
  const facts = await inspectClip(file);
  expect(facts).toMatchObject({ width: 320, height: 180 });
  expect(facts.seconds).toBeCloseTo(2, 1);
  const clip = await openClip(file, { width: 320, height: 180 }, 30);
  const at = (pixels: Buffer, x: number, y: number) => [...pixels.subarray((y * 320 + x) * 4).subarray(0, 3)];
  for (const second of [0, 1.9]) {
    const pixels = (await clip.at(second))!;
    const [middle, corner] = [at(pixels, 160, 90), at(pixels, 4, 4)];
    expect(Math.min(...middle), `${middle} at ${second} s`).toBeGreaterThan(200);
    expect(corner[2]! - corner[0]!, `${corner} at ${second} s`).toBeGreaterThan(150);
  }
  await clip.close();
  expect((await ann.get(`${film!.url}/thumbnail`)).status).toBe(200);
});
