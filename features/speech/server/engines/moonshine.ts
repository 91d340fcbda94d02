/** The fast listener for English: a sixth of the time, used where the larger one is not installed. */

import llama from 'llama-tokenizer-js';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { toFloat32 } from '#engine/voice/sound/samples.ts';
import { timesByShare } from '#engine/voice/timing/word-times.ts';
import type { Listener } from './whisper.ts';

const LAYERS = 6;
const HEADS = 8;
const HEAD_WIDTH = 36;
const START = 1;
const END = 2;
/** Tokens a second at most: beyond it the model repeats itself. */
const TOKENS_PER_SECOND = 6.5;

type Past = Record<string, Tensor>;

const emptyPast = (): Past =>
  Object.fromEntries(
    Array.from({ length: LAYERS }, (_, layer) =>
      ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'].map((part) => [
        `past_key_values.${layer}.${part}`,
        new Tensor('float32', new Float32Array(0), [0, HEADS, 1, HEAD_WIDTH]),
      ]),
    ).flat(),
  );

function likeliest(logits: Tensor): number {
  const width = logits.dims[2]!;
  const data = logits.data as Float32Array;
  const from = (logits.dims[1]! - 1) * width;
  let best = 0;
  for (let i = 1; i < width; i++) if (data[from + i]! > data[from + best]!) best = i;
  return best;
}

export async function loadMoonshine(
  files: { encoder: string; decoder: string },
  threads: number,
): Promise<Listener> {
  const options = { intraOpNumThreads: threads, logSeverityLevel: 3 as const };
  const [encoder, decoder] = await Promise.all([
    InferenceSession.create(files.encoder, options),
    InferenceSession.create(files.decoder, options),
  ]);

  async function tokensOf(audio: Float32Array): Promise<number[]> {
    const encoded = await encoder.run({ input_values: new Tensor('float32', audio, [1, audio.length]) });
    const states = Object.values(encoded)[0]!;
    const max = Math.trunc((audio.length / 16_000) * TOKENS_PER_SECOND) + 5;
    let past = emptyPast();
    let next = START;
    const tokens: number[] = [];
    for (let step = 0; step < max; step++) {
      const feeds: Record<string, Tensor> = {
        input_ids: new Tensor('int64', BigInt64Array.of(BigInt(next)), [1, 1]),
        encoder_hidden_states: states,
        use_cache_branch: new Tensor('bool', [step > 0], [1]),
        ...past,
      };
      const known = Object.fromEntries(
        Object.entries(feeds).filter(([name]) => decoder.inputNames.includes(name)),
      );
      const answer = await decoder.run(known);
      next = likeliest(answer.logits!);
      if (next === END) break;
      tokens.push(next);
      past = Object.fromEntries(
        Object.entries(past).map(([name, before]) => {
          const present = answer[name.replace('past_key_values', 'present')];
          // What was heard does not change after the first step.
          return [name, present && (step === 0 || name.includes('decoder')) ? present : before];
        }),
      );
    }
    return tokens;
  }

  return {
    async hear(pcm) {
      const audio = toFloat32(pcm);
      const text = llama.decode(await tokensOf(audio), false, false).trim();
      const words = text.split(/\s+/).filter(Boolean);
      return { language: 'en', words: timesByShare(words, 0, audio.length / 16_000) };
    },
  };
}
