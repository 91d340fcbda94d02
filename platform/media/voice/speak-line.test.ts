/** A spoken line is the same whichever way its file is read: at once, or by the decoder's process. */

import { expect, it } from 'vitest';
import { type WavOptions, wavFile } from '#tests/factories/sound.ts';
import { speakLine } from './speak-line.ts';

const order = { text: 'Hello', voice: 'nova', language: 'en', speed: 1, pitch: 0 } as const;

/** What is made of one second of the same hum in another kind of file. */
async function spoken(kind: WavOptions) {
  const voice = {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId: 'voice',
    doGenerate: async () => ({
      audio: new Uint8Array(wavFile({ seconds: 1, ...kind })),
      warnings: [],
      response: { timestamp: new Date(0), modelId: 'voice', headers: undefined },
    }),
  };
  const platform = {
    models: { info: async () => ({ id: 'voice', isCloud: false }), speech: async () => voice },
    cache: {
      once: (_user: string, _recipe: object, _type: string, make: () => Promise<Uint8Array>) => make(),
    },
  } as unknown as Parameters<typeof speakLine>[0];
  const { samples, seconds } = await speakLine(platform, 'ada', order, new AbortController().signal);
  const power = samples.reduce((sum, one) => sum + one * one, 0) / samples.length;
  return { seconds, loud: Math.sqrt(power) };
}

it('lasts as long and is as loud, read at once or decoded', async () => {
  const plain = await spoken({ rate: 16_000 });
  expect(plain.seconds).toBeCloseTo(1, 3);
  expect(plain.loud).toBeGreaterThan(0.02);
  // Another rate, and two channels: neither is read at once.
  for (const kind of [{ rate: 11_025 }, { rate: 16_000, channels: 2 }]) {
    const decoded = await spoken(kind);
    expect(decoded.seconds).toBeCloseTo(plain.seconds, 2);
    expect(decoded.loud / plain.loud).toBeCloseTo(1, 1);
  }
});
