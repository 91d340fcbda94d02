/** Animated pictures move in films, at their own pace. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { frameAt } from '../../scene/frame-at.ts';
import { openLoop } from './picture-loop.ts';

const folder = mkdtempSync(join(tmpdir(), 'loop-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const plain = (background: string) =>
  sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .png()
    .toBuffer();

it('shows each frame for its time, and begins again', () => {
  expect([0, 0.09, 0.11, 0.39, 0.41, 0.75].map((at) => frameAt([100, 300], at))).toEqual([0, 0, 1, 1, 0, 1]);
});

it('plays a GIF, and leaves a still picture alone', async () => {
  const gif = join(folder, 'two.gif');
  const frames = await Promise.all([plain('#ff0000'), plain('#0000ff')]);
  await sharp(frames, { join: { animated: true } })
    .gif({ delay: [200, 200], loop: 0 })
    .toFile(gif);
  const loop = (await openLoop(gif, { width: 100, height: 100 }))!;
  expect([loop.width, loop.height]).toEqual([8, 6]);
  const colour = async (seconds: number) => [...(await loop.at(seconds)).subarray(0, 3)];
  expect((await colour(0.1))[0]).toBeGreaterThan(200);
  expect((await colour(0.3))[2]).toBeGreaterThan(200);
  expect((await colour(0.5))[0]).toBeGreaterThan(200);

  const still = join(folder, 'one.png');
  await sharp(await plain('#00ff00')).toFile(still);
  expect(await openLoop(still, { width: 100, height: 100 })).toBeUndefined();
});
