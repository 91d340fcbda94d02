/** Reading aloud: hours are refused before they are said, and pieces of a voice sound like the whole. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { normalise } from '#engine/music/mix/normalise.ts';
import { toFloat32 } from '#engine/voice/sound/samples.ts';
import { openLevelled } from './levelled-voice.ts';
import { assertReadable } from './read-aloud.ts';

it('refuses what takes longer than 90 minutes', () => {
  expect(() => assertReadable(['word '.repeat(20_000)])).not.toThrow();
  expect(() => assertReadable(Array(30).fill('word '.repeat(1000)))).toThrow('longer than 90 minutes');
});

it('levels a voice in pieces as if it were done at once', async () => {
  const rate = 44_100;
  // Longer than a piece, louder and quieter by turns, with peaks that the limiter catches.
  const voice = Int16Array.from({ length: rate * 20 }, (_, i) => {
    const swell = 0.02 + 0.2 * Math.sin(i / 30_000) ** 8;
    return 32767 * swell * Math.sin(i / 31);
  });
  const folder = await mkdtemp(join(tmpdir(), 'levelled-'));
  const path = join(folder, 'voice');
  await writeFile(path, new Uint8Array(voice.buffer));
  const { sound, close } = await openLevelled({ path, rate }, -17);
  const { left: whole } = normalise(
    { left: toFloat32(voice), right: toFloat32(voice), sampleRate: rate },
    -17,
  );
  let furthest = 0;
  for (let at = 0; at < sound.length; ) {
    const { left } = await sound.read(at, 4096);
    for (const [i, value] of left.entries()) furthest = Math.max(furthest, Math.abs(value - whole[at + i]!));
    at += left.length;
  }
  expect(sound.length).toBe(voice.length);
  expect(furthest).toBeLessThan(0.02);
  await close();
  await rm(folder, { recursive: true });
});
