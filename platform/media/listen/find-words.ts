/** When each word of a recording is said, to a few hundredths of a second: our own voice reads the words, and the reading is laid along the recording. */

import { generateSpeech } from 'ai';
import { SPOKEN, type Spoken } from '#common/voice-words.ts';
import type { Aligned } from '#engine/voice/align/align-words.ts';
import { readPlainWav } from '#engine/voice/sound/wav.ts';
import { joinWords } from '#engine/voice/timing/captions.ts';
import { realign } from '#engine/voice/timing/realign.ts';
import type { TimedText } from '#engine/voice/timing/word-times.ts';
import type { ModelRegistry } from '#platform/ai/model-registry.ts';
import { createThreadPool } from '#platform/processes/thread-pool.ts';
import type { AlignOrder } from './align.worker.ts';

export interface FoundWord extends TimedText {
  /** A sound between the words, such as an um, that no listener writes down. */
  isExtra?: true | undefined;
}

const READER = 'builtin:voice';
const READ_TIMEOUT_MS = 180_000;
/** Seconds by which a finding may differ from what was heard; beyond it was laid along the wrong place. */
const PLAUSIBLE = 0.7;
/** Seconds: what lasts longer is more than an um. */
const LONGEST_EXTRA = 1;

export function createWordFinder(models: ModelRegistry) {
  const pool = createThreadPool({
    entry: new URL('./align.worker.ts', import.meta.url),
    size: 1,
    timeoutMs: 60_000,
    memoryMb: 512,
    idleMs: 30_000,
  });

  async function read(text: string, language: Spoken, signal: AbortSignal) {
    const { audio, providerMetadata } = await generateSpeech({
      model: await models.speech(READER),
      text,
      voice: 'alloy',
      language,
      outputFormat: 'wav',
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(READ_TIMEOUT_MS)]),
    });
    const told = providerMetadata.builtin as { words?: TimedText[] } | undefined;
    return { wav: readPlainWav(audio.uint8Array), words: told?.words ?? [] };
  }

  /** `pcm`: at most half a minute, in which `heard` was heard; times count from its beginning. */
  async function find(
    pcm: Int16Array,
    heard: readonly TimedText[],
    language: string,
    signal: AbortSignal,
  ): Promise<FoundWord[]> {
    if (heard.length === 0 || !SPOKEN.includes(language as Spoken)) return [...heard];
    const text = joinWords(
      heard.map((one) => one.text),
      language,
    );
    try {
      const { wav, words } = await read(text, language as Spoken, signal);
      if (!wav || words.length === 0) return [...heard];
      const order: AlignOrder = {
        recording: pcm,
        reading: wav.samples,
        readingRate: wav.sampleRate,
        read: words,
        heard: words.length === heard.length ? [...heard] : undefined,
      };
      const { words: placed, extras } = await pool.run<Aligned>(order, { signal });
      const written =
        placed.length === heard.length
          ? placed.map((one, i) => ({ ...one, text: heard[i]!.text }))
          : realign(placed, text, language).flatMap((cue) => cue.words);
      return isPlausible(written, heard) ? withExtras(written, extras) : [...heard];
    } catch (error) {
      if (signal.aborted) throw error;
      // A voice that is not installed, or broke: what was heard has times of its own.
      return [...heard];
    }
  }

  return { find, close: pool.close };
}

function isPlausible(found: readonly TimedText[], heard: readonly TimedText[]): boolean {
  if (found.length !== heard.length) return found.length > 0;
  const apart = found.map((one, i) => Math.abs(one.start - heard[i]!.start)).sort((a, b) => a - b);
  return apart[Math.floor(apart.length / 2)]! < PLAUSIBLE;
}

const withExtras = (words: readonly TimedText[], extras: Aligned['extras']): FoundWord[] =>
  [
    ...words,
    ...extras
      .filter(({ start, end }) => end - start <= LONGEST_EXTRA)
      .map((one) => ({ ...one, text: 'um', isExtra: true as const })),
  ].sort((a, b) => a.start - b.start);
