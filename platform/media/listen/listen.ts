/** Writes a recording down with whatever model is chosen: ours window by window, others in one go. */

import { open } from 'node:fs/promises';
import { transcribe } from 'ai';
import { writeWav } from '#engine/voice/sound/wav.ts';
import { type Cue, toCues } from '#engine/voice/timing/captions.ts';
import { shifted, type TimedText, timesByShare } from '#engine/voice/timing/word-times.ts';
import type { ModelRegistry } from '#platform/ai/model-registry.ts';
import { HEARING_RATE, windowsOf } from './windows.ts';

/** What comes with the text of our own listener, under `providerMetadata.builtin`. */
export interface ListenFacts {
  words: TimedText[];
  engine: string;
}

export interface ListenOrder {
  /** As in settings: provider:model. */
  model: string;
  language?: string;
  /** Where the decoded samples lie, and how long they are in seconds. */
  path: string;
  seconds: number;
  /** The recording as it was sent. */
  bytes: Uint8Array;
  /** Seconds that are written down already. */
  from?: number;
  isUrgent: boolean;
  signal: AbortSignal;
}

export interface HeardPart {
  segments: Cue[];
  language: string;
  engine: string | undefined;
  /** Seconds written down so far. */
  heard: number;
}

const TIMEOUT_MS = 10 * 60_000;

type Answer = Pick<
  Awaited<ReturnType<typeof transcribe>>,
  'text' | 'segments' | 'words' | 'language' | 'providerMetadata'
>;

export function createListener(models: ModelRegistry) {
  /** Undefined: nothing was said. */
  async function ask(
    order: ListenOrder,
    audio: Uint8Array,
    language: string | undefined,
  ): Promise<Answer | undefined> {
    try {
      return await transcribe({
        model: await models.transcription(order.model),
        audio,
        providerOptions: {
          builtin: { language, isUrgent: order.isUrgent } as never,
          ...(language && {
            openai: { language },
            deepgram: { language },
            elevenlabs: { languageCode: language },
          }),
        },
        maxRetries: 0,
        abortSignal: AbortSignal.any([order.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
    } catch (error) {
      if (error instanceof Error && error.name === 'AI_NoTranscriptGeneratedError') return undefined;
      throw error;
    }
  }

  async function* byWindows(order: ListenOrder): AsyncGenerator<HeardPart> {
    const file = await open(order.path);
    const read = async (from: number, count: number): Promise<Int16Array> => {
      const samples = new Int16Array(count);
      const { bytesRead } = await file.read(samples, 0, samples.byteLength, from * 2);
      return samples.subarray(0, bytesRead >> 1);
    };
    let language = order.language;
    try {
      for await (const window of windowsOf(read, HEARING_RATE, order.from)) {
        order.signal.throwIfAborted();
        const answer = window.isSilent
          ? undefined
          : await ask(order, writeWav(window.pcm, HEARING_RATE), language);
        const facts = answer?.providerMetadata.builtin as unknown as ListenFacts | undefined;
        language ??= answer?.language;
        const words = answer ? wordsOf(answer, window.end - window.start) : [];
        yield {
          segments: toCues(
            words.map((word) => shifted(word, window.start)),
            language ?? 'en',
          ),
          language: language ?? '',
          engine: facts?.engine,
          heard: window.end,
        };
      }
    } finally {
      await file.close();
    }
  }

  async function* atOnce(order: ListenOrder): AsyncGenerator<HeardPart> {
    const answer = await ask(order, order.bytes, order.language);
    const language = order.language ?? shortName(answer?.language ?? '');
    yield {
      segments: answer ? toCues(wordsOf(answer, order.seconds), language) : [],
      language,
      engine: undefined,
      heard: order.seconds,
    };
  }

  return (order: ListenOrder) => (order.model.startsWith('builtin:') ? byWindows(order) : atOnce(order));
}

/** Words with times as exact as the model tells them. */
function wordsOf(answer: Answer, seconds: number): TimedText[] {
  const facts = answer.providerMetadata.builtin as unknown as ListenFacts | undefined;
  if (facts?.words) return facts.words;
  if (answer.words?.length)
    return answer.words.map(({ text, startSecond, endSecond }) => ({
      text,
      start: startSecond,
      end: endSecond,
    }));
  const segments =
    answer.segments.length > 0
      ? answer.segments
      : [{ text: answer.text, startSecond: 0, endSecond: seconds }];
  return segments.flatMap(({ text, startSecond, endSecond }) =>
    timesByShare(text.trim().split(/\s+/).filter(Boolean), startSecond, endSecond),
  );
}

const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });
const CODES = [
  'en',
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'zh',
  'ja',
  'ko',
  'nl',
  'pl',
  'ru',
  'sv',
  'tr',
  'uk',
  'ar',
  'hi',
];

/** Some providers answer 'english', others 'en-US'. */
export const shortName = (language: string): string =>
  CODES.find((code) => LANGUAGE_NAMES.of(code)?.toLowerCase() === language.toLowerCase()) ??
  language.slice(0, 2).toLowerCase();
