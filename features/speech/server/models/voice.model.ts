/** Our own voices in the shape of any other speech model: a text of any length in, one sound out, with the time of every word. */

import { randomUUID } from 'node:crypto';
import { AppError } from '#common/errors.ts';
import { PERSONAS, type Persona, SPOKEN, type Spoken } from '#common/voice-words.ts';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import { wavHeader } from '#engine/voice/sound/wav.ts';
import { isSpeakable, normaliseText } from '#engine/voice/text/normalise.ts';
import { PIECE_LENGTH, splitText } from '#engine/voice/text/split-text.ts';
import { shifted, type TimedText } from '#engine/voice/timing/word-times.ts';
import type { ModelOf } from '#platform/ai/model-kinds.ts';
import { type SoundFormat, SPEECH_RATE, type StreamPart } from '../engines/protocol.ts';
import type { VoiceHost } from '../engines/voice-host.ts';

export const NOTHING_TO_SAY = 'There is nothing in this text that can be said aloud.';

export interface VoiceOptions {
  /** Semitones. */
  pitch?: number;
  isUrgent?: boolean;
  /** Where this text is one part of a longer sound: gives bare bytes that join the others. */
  part?: StreamPart;
}

/** What comes with the sound, under `providerMetadata.builtin`. */
export interface VoiceFacts {
  seconds: number;
  words: TimedText[];
  mouth: MouthCue[];
  engine: string;
}

const isOneOf = <T extends string>(list: readonly T[], value: string | undefined): value is T =>
  list.includes(value as T);

export function createVoiceModel(host: VoiceHost): ModelOf['speech'] {
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId: 'voice',
    async doGenerate({ text, voice, language, speed = 1, outputFormat, providerOptions, abortSignal }) {
      const { pitch = 0, isUrgent = false, part } = (providerOptions?.builtin ?? {}) as VoiceOptions;
      const persona: Persona = isOneOf(PERSONAS, voice) ? voice : 'alloy';
      const spoken: Spoken = isOneOf(SPOKEN, language) ? language : 'en';
      const format: SoundFormat = outputFormat === 'wav' ? 'wav' : 'mp3';
      const normal = normaliseText(text, spoken);
      if (!isSpeakable(normal)) throw new AppError('bad_request', NOTHING_TO_SAY);
      // Given out as a whole: no piece need be short.
      const pieces = splitText(normal, { firstLength: PIECE_LENGTH });
      const whole = part ?? { stream: randomUUID(), isFirst: true, isLast: true };
      const ask = { signal: abortSignal, isUrgent };
      const audio: Uint8Array[] = [];
      const facts: VoiceFacts = { seconds: 0, words: [], mouth: [], engine: '' };
      for (const [i, piece] of pieces.entries()) {
        const own: StreamPart = {
          stream: whole.stream,
          isFirst: whole.isFirst && i === 0,
          isLast: whole.isLast && i === pieces.length - 1,
        };
        if (piece.kind === 'pause') {
          const pcm = new Int16Array(Math.round(piece.seconds * SPEECH_RATE));
          audio.push((await host.ask({ kind: 'encode', pcm, format, part: own }, ask)).audio);
          facts.seconds += piece.seconds;
          continue;
        }
        const order = {
          kind: 'speak',
          text: piece.text,
          persona,
          language: spoken,
          speed,
          pitch,
          format,
        } as const;
        const made = await host.ask({ ...order, part: own }, ask);
        audio.push(made.audio);
        facts.words.push(...made.words.map((word) => shifted(word, facts.seconds)));
        facts.mouth.push(...made.mouth.map((cue) => shifted(cue, facts.seconds)));
        facts.engine = made.engine;
        facts.seconds += made.seconds;
      }
      const bytes = Buffer.concat(audio);
      // Now the length is known.
      if (!part && format === 'wav') bytes.set(wavHeader(SPEECH_RATE, (bytes.length - 44) / 2));
      return {
        audio: new Uint8Array(bytes),
        warnings: [],
        response: { timestamp: new Date(), modelId: 'voice', headers: undefined },
        providerMetadata: { builtin: facts as never },
      };
    },
  };
}
