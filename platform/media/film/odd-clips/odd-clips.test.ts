/** Clips as phones and cameras make them: turned, uneven, bright, with late sound and with six channels. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { decodeToSamples } from '../../sound/decode-audio.ts';
import { inspectClip, openClip, readClipSound } from '../clip-reader.ts';

const clip = (name: string) => ({
  path: fileURLToPath(new URL(`./${name}.mp4`, import.meta.url)),
  format: 'mov',
});

/** Red, green and blue of a place, in shares of the frame. */
async function colorAt(name: string, seconds: number, [x, y] = [0.5, 0.5]): Promise<number[]> {
  const [width, height] = [64, 36];
  const pictures = await openClip(clip(name), { width, height }, 30);
  const pixels = (await pictures.at(seconds))!;
  await pictures.close();
  const at = 4 * (Math.floor(y! * height) * width + Math.floor(x! * width));
  return [...pixels.subarray(at, at + 3)];
}

const RATE = 8000;
const loud = (samples: Float32Array | Int16Array, from: number, to: number): number => {
  let max = 0;
  for (let i = Math.round(from * RATE); i < to * RATE; i++) max = Math.max(max, Math.abs(samples[i]!));
  return max;
};

it('turns what was filmed sideways', async () => {
  expect(await inspectClip(clip('rotated'))).toMatchObject({ width: 72, height: 64 });
  const [left, right] = [await colorAt('rotated', 0, [0.1, 0.5]), await colorAt('rotated', 0, [0.9, 0.5])];
  // Red stood above blue before the quarter turn.
  expect(Math.sign(left[0]! - left[2]!)).toBe(-Math.sign(right[0]! - right[2]!));
});

it('shows pictures at their times where they come unevenly', async () => {
  const [before, after] = [await colorAt('variable', 0.9), await colorAt('variable', 1.1)];
  expect(before[0]!).toBeGreaterThan(before[2]! + 100);
  expect(after[2]!).toBeGreaterThan(after[0]! + 100);
});

it('brings very bright colors into what every screen shows', async () => {
  const [red, green, blue] = await colorAt('bright', 0.1);
  expect(red!).toBeGreaterThan(155);
  expect(Math.max(Math.abs(red! - green!), Math.abs(green! - blue!))).toBeLessThan(6);
});

it('lets late sound wait for its picture, from the beginning and from the middle', async () => {
  const { left } = (await readClipSound(clip('late-sound'), RATE, 2))!;
  expect(loud(left, 0, 0.9)).toBeLessThan(0.01);
  expect(loud(left, 1.1, 1.9)).toBeGreaterThan(0.05);
  const later = (await readClipSound(clip('late-sound'), RATE, 1, 0.7))!;
  expect(loud(later.left, 0, 0.2)).toBeLessThan(0.01);
  expect(loud(later.left, 0.4, 0.9)).toBeGreaterThan(0.05);
  const heard = await decodeToSamples(readFileSync(clip('late-sound').path), { rate: RATE, maxSeconds: 9 });
  expect(loud(heard, 0, 0.9)).toBeLessThan(300);
  expect(loud(heard, 1.1, 1.9)).toBeGreaterThan(1500);
});

it('hears all channels of surround sound in two', async () => {
  const { left, right } = (await readClipSound(clip('surround'), RATE, 1))!;
  expect(Math.min(loud(left, 0.2, 0.9), loud(right, 0.2, 0.9))).toBeGreaterThan(0.03);
});
