/** Our own listener in the shape of any other transcription model: any recording in, its words and their times out. */

import { resample } from '#engine/voice/sound/resample.ts';
import { toFloat32, toInt16 } from '#engine/voice/sound/samples.ts';
import { readPlainWav } from '#engine/voice/sound/wav.ts';
import { joinWords, toCues } from '#engine/voice/timing/captions.ts';
import { shifted, type TimedText } from '#engine/voice/timing/word-times.ts';
import type { ModelOf } from '#platform/ai/model-kinds.ts';
import type { ListenFacts } from '#platform/media/listen/listen.ts';
import { HEARING_RATE, samplesReader, windowsOf } from '#platform/media/listen/windows.ts';
import { decodeToSamples } from '#platform/media/sound/decode-audio.ts';
import type { VoiceHost } from '../engines/voice-host.ts';

export interface ListenOptions {
  /** Absent: found out by listening. */
  language?: string;
  isUrgent?: boolean;
}

const MAX_SECONDS = 4 * 3600;

async function samplesOf(audio: Uint8Array | string, signal: AbortSignal | undefined): Promise<Int16Array> {
  const bytes = typeof audio === 'string' ? Buffer.from(audio, 'base64') : audio;
  const plain = readPlainWav(bytes);
  if (!plain) return decodeToSamples(bytes, { rate: HEARING_RATE, maxSeconds: MAX_SECONDS, signal });
  if (plain.sampleRate === HEARING_RATE) return plain.samples;
  return toInt16(resample(toFloat32(plain.samples), plain.sampleRate, HEARING_RATE));
}

export function createTranscriberModel(host: VoiceHost): ModelOf['transcription'] {
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId: 'transcriber',
    async doGenerate({ audio, providerOptions, abortSignal }) {
      const { language: wanted, isUrgent = false } = (providerOptions?.builtin ?? {}) as ListenOptions;
      const samples = await samplesOf(audio, abortSignal);
      let language = wanted;
      let engine = '';
      const words: TimedText[] = [];
      for await (const window of windowsOf(samplesReader(samples), HEARING_RATE)) {
        if (window.isSilent) continue;
        const order = { kind: 'hear', pcm: window.pcm, language } as const;
        const heard = await host.ask(order, { signal: abortSignal, isUrgent });
        language ??= heard.language || undefined;
        engine = heard.engine;
        words.push(...heard.words.map((word) => shifted(word, window.start)));
      }
      const cues = toCues(words, language ?? 'en');
      return {
        text: joinWords(
          words.map((word) => word.text),
          language ?? 'en',
        ),
        segments: cues.map(({ text, start, end }) => ({ text, startSecond: start, endSecond: end })),
        language,
        durationInSeconds: samples.length / HEARING_RATE,
        warnings: [],
        response: { timestamp: new Date(), modelId: 'transcriber', headers: undefined },
        providerMetadata: { builtin: { words, engine } satisfies ListenFacts as never },
      };
    },
  };
}
