/** See-through films: alpha reaches the file, sound comes along, and edges do not turn dark. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Demuxer } from 'node-av/api';
import { afterAll, expect, it } from 'vitest';
import { inspectClip } from './clip-reader.ts';
import { bleed, openTransparentFilm } from './transparent-film.ts';

const folder = mkdtempSync(join(tmpdir(), 'webm-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A red square on nothing. */
function square(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 8; y < height - 8; y++)
    for (let x = 8; x < width - 8; x++) pixels.set([220, 30, 40, 255], (y * width + x) * 4);
  return pixels;
}

it('writes a WebM with alpha and Opus', async () => {
  const path = join(folder, 'clear.webm');
  const hum = Float32Array.from({ length: 44_100 }, (_, i) => 0.3 * Math.sin(i * 0.05));
  const sound = { left: hum, right: hum, sampleRate: 44_100 };
  const film = await openTransparentFilm({ path, width: 64, height: 48, fps: 8, sound });
  for (let i = 0; i < 8; i++) await film.add(square(64, 48));
  await film.finish();
  const facts = await inspectClip({ path, format: 'matroska' });
  expect(facts).toMatchObject({ width: 64, height: 48, hasSound: true });
  expect(facts.seconds).toBeCloseTo(1, 1);
  await using demuxer = await Demuxer.open(path);
  expect(demuxer.video()?.metadata?.getAll()).toMatchObject({ alpha_mode: '1' });
});

it('gives empty pixels beside the figure its colour, and no further ones', () => {
  const pixels = square(64, 48);
  bleed(pixels, 64, 48);
  const at = (x: number, y: number) => [...pixels.subarray((y * 64 + x) * 4, (y * 64 + x) * 4 + 4)];
  expect(at(7, 20)).toEqual([220, 30, 40, 0]);
  expect(at(20, 7)).toEqual([220, 30, 40, 0]);
  expect(at(2, 20)).toEqual([0, 0, 0, 0]);
  expect(at(20, 2)).toEqual([0, 0, 0, 0]);
  expect(at(20, 20)).toEqual([220, 30, 40, 255]);
});
