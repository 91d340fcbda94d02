/** Has the description read aloud, sentence by sentence, and keeps each sentence for the next film. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSpeech } from 'ai';
import { AppError } from '#common/errors.ts';
import { decodeToSamples } from '#platform/media/sound/decode-audio.ts';
import type { Platform } from '#platform/platform.ts';
import type { VideoData } from '../../contract.ts';
import { sentencesOf } from '../../scene/storyboard.ts';

const RATE = 44_100;
const MAX_SENTENCE_SECONDS = 120;
const TIMEOUT_MS = 180_000;
const SILENCE_SECONDS = 0.2;

export interface SpokenSentence {
  /** Raw samples, sixteen bits, one channel. */
  path: string;
  rate: number;
  seconds: number;
}

export async function narrate(
  platform: Platform,
  userId: string,
  data: VideoData,
  folder: string,
  signal: AbortSignal,
  onSentence: (done: number, of: number) => void,
): Promise<SpokenSentence[]> {
  const sentences = sentencesOf(data.description);
  const model = (await platform.models.describe()).find((one) => one.kind === 'speech')?.id;
  const spoken: SpokenSentence[] = [];
  for (const [i, text] of sentences.entries()) {
    signal.throwIfAborted();
    onSentence(i, sentences.length);
    const { voice, language } = data.narration;
    const recipe = { kind: 'voice', model, text, voice, language, rate: RATE };
    const bytes = await platform.cache.once(userId, recipe, 'application/octet-stream', () =>
      say(platform, text, data, signal),
    );
    const path = join(folder, `voice-${i}`);
    await writeFile(path, bytes);
    spoken.push({ path, rate: RATE, seconds: bytes.byteLength / 2 / RATE });
  }
  return spoken;
}

async function say(
  { models }: Platform,
  text: string,
  { narration }: VideoData,
  signal: AbortSignal,
): Promise<Uint8Array> {
  // A line of dots or signs has nothing to say: it is a short rest.
  if (!/[\p{L}\p{N}]/u.test(text)) return new Uint8Array(2 * Math.round(SILENCE_SECONDS * RATE));
  const attempt = () =>
    models.speech().then((model) =>
      generateSpeech({
        model,
        text,
        voice: narration.voice,
        language: narration.language,
        outputFormat: 'wav',
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      }),
    );
  const answer = await attempt().catch((error: unknown) => {
    // A voice process that died is started again: that must not cost a person their film.
    if (signal.aborted || !(error instanceof AppError) || error.code !== 'unavailable') throw error;
    return attempt();
  });
  const pcm = await decodeToSamples(answer.audio.uint8Array, {
    rate: RATE,
    maxSeconds: MAX_SENTENCE_SECONDS,
    signal,
  });
  return new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength);
}
