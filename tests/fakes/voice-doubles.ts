/** Stand-ins for our own voice and listener: fixed results at once, and failures on request. */

import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#common/errors.ts';
import type { BuiltinModelSet } from '#platform/ai/builtin-models.ts';

const made = (modelId: string) => ({
  warnings: [],
  response: { timestamp: new Date(0), modelId, headers: undefined },
});

const identity = (modelId: string) => ({ specificationVersion: 'v4' as const, provider: 'builtin', modelId });

/** Each piece sounds like its own text, or like `sound`, and lasts a second; 'wait' never ends, 'fail' breaks, 'flaky' breaks once. */
export function voiceDoubles(sound?: Buffer): BuiltinModelSet & { said: string[] } {
  const said: string[] = [];
  let hasFailed = false;
  return {
    said,
    speech: {
      voice: {
        ...identity('voice'),
        async doGenerate({ text, abortSignal }) {
          if (text.includes('wait')) await sleep(20_000, undefined, { signal: abortSignal });
          if (text.includes('fail')) throw new Error('the throat is sore');
          if (text.includes('flaky') && !hasFailed) {
            hasFailed = true;
            throw new AppError('unavailable', 'The voice engine stopped unexpectedly. Please try again.');
          }
          said.push(text);
          const words = text.split(' ').map((word, i, all) => ({
            text: word,
            start: i / all.length,
            end: (i + 1) / all.length,
          }));
          const facts = { seconds: 1, words, mouth: [{ start: 0, end: 1, shape: 'open' }], engine: 'Double' };
          return {
            ...made('voice'),
            audio: sound ?? Buffer.from(`<${text}>`),
            providerMetadata: { builtin: facts },
          };
        },
      },
    },
    transcription: {
      transcriber: {
        ...identity('transcriber'),
        async doGenerate() {
          const words = [
            { text: 'Hello', start: 0.2, end: 0.5 },
            { text: 'listener.', start: 0.6, end: 1 },
          ];
          return {
            ...made('transcriber'),
            text: 'Hello listener.',
            segments: [],
            language: 'en',
            durationInSeconds: 1,
            providerMetadata: { builtin: { words, engine: 'Double' } },
          };
        },
      },
    },
  };
}
