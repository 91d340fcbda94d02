/** Sounds in other formats: found by their content, as long as before, and sounding the same. */

import { fileTypeFromBuffer } from 'file-type';
import { expect, it } from 'vitest';
import { wavFile } from '#tests/factories/sound.ts';
import { decodeToSamples } from './decode-audio.ts';
import { encodeSound, type SoundFormat } from './encode-sound.ts';

const RATE = 24_000;
const wav = wavFile({ seconds: 1.3, rate: RATE });
const options = { userId: 'ada', signal: new AbortController().signal };

/** How loud each tenth of a second is. */
const loudnessOf = (samples: Int16Array): number[] =>
  Array.from({ length: Math.floor(samples.length / (RATE / 10)) }, (_, i) => {
    const part = samples.subarray((i * RATE) / 10, ((i + 1) * RATE) / 10);
    return Math.sqrt(part.reduce((sum, one) => sum + one ** 2, 0) / part.length) / 32_768;
  });

it.each([
  ['opus', 'audio/ogg; codecs=opus'],
  ['aac', 'audio/aac'],
  ['flac', 'audio/flac'],
] as [SoundFormat, string][])('%s', async (format, mime) => {
  const bytes = await encodeSound(wav, format, options);
  expect((await fileTypeFromBuffer(bytes))?.mime).toBe(mime);
  expect(bytes.length).toBeLessThan(wav.length);
  const heard = await decodeToSamples(bytes, { rate: RATE, maxSeconds: 10 });
  expect(Math.abs(heard.length / RATE - 1.3)).toBeLessThan(0.1);
  const before = loudnessOf(
    new Int16Array(wav.buffer.slice(wav.byteOffset + 44, wav.byteOffset + wav.length)),
  );
  for (const [i, loud] of loudnessOf(heard).slice(0, 12).entries())
    expect(Math.abs(loud - before[i]!), `tenth ${i}`).toBeLessThan(format === 'flac' ? 0.001 : 0.12);
});

it('what is no sound is refused in words', async () => {
  await expect(encodeSound(Buffer.from('no sound'), 'opus', options)).rejects.toThrow('couldn’t be saved');
});
