/** Says a text piece by piece with whatever model is chosen, and gives each piece as soon as it is made. */

import { generateSpeech } from 'ai';
import { AppError } from '#common/errors.ts';
import { isUnspaced } from '#common/voice-words.ts';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import { isSpeakable, normaliseText } from '#engine/voice/text/normalise.ts';
import { applyPronunciations } from '#engine/voice/text/pronunciations.ts';
import { PIECE_LENGTH, type Piece, type SplitOptions, splitText } from '#engine/voice/text/split-text.ts';
import { retitle, shifted, type TimedText, timesByShare } from '#engine/voice/timing/word-times.ts';
import type { ModelRegistry } from '#platform/ai/model-registry.ts';
import { decodeToSamples } from '#platform/media/sound/decode-audio.ts';
import {
  type LanguageCode,
  MAX_INLINE_TEXT,
  type Pronunciation,
  type SpeechFormat,
  type VoiceName,
} from '../../contract.ts';
import { SPEECH_RATE, type StreamPart } from '../engines/protocol.ts';
import type { VoiceHost } from '../engines/voice-host.ts';
import { NOTHING_TO_SAY, type VoiceFacts } from '../models/voice.model.ts';
import { voiceFor } from './cloud-voices.ts';

export interface SayOrder {
  text: string;
  voice: VoiceName;
  language: LanguageCode;
  speed: number;
  pitch: number;
  format: SpeechFormat;
  /** As in settings: provider:model. */
  model: string;
  pronunciations: readonly Pronunciation[];
}

export interface SayOptions {
  /** The sound that the pieces belong to. */
  stream: string;
  /** Pieces that are there already, and their length in seconds. */
  from?: number;
  offset?: number;
  signal: AbortSignal;
  isUrgent: boolean;
}

export interface SaidPiece {
  audio: Uint8Array;
  seconds: number;
  words: TimedText[];
  mouth: MouthCue[];
  /** Who spoke, where the model tells. */
  engine: string | undefined;
}

/** Cloud models take a page at once and sound better for it; ours are asked sentence by sentence. */
const CLOUD_PIECES: SplitOptions = { firstLength: 400, length: 1500, growth: 4 };
/** A short text is heard when it is whole: nothing is gained by a short beginning. */
const AT_ONCE: SplitOptions = { firstLength: PIECE_LENGTH };
/** Cloud models take their time; nobody waits longer than this for one piece. */
const TIMEOUT_MS = 180_000;
const MAX_PIECE_SECONDS = 1200;

export function piecesOf(text: string, language: LanguageCode, model: string): Piece[] {
  const normal = normaliseText(text, language);
  if (!isSpeakable(normal)) throw new AppError('bad_request', NOTHING_TO_SAY);
  if (!model.startsWith('builtin:')) return splitText(normal, CLOUD_PIECES);
  return splitText(normal, text.length <= MAX_INLINE_TEXT ? AT_ONCE : {});
}

const writtenWords = (text: string, language: string): string[] =>
  isUnspaced(language) ? [...text] : text.split(/\s+/).filter(Boolean);

export function createSayer(models: ModelRegistry, host: VoiceHost) {
  async function silence(
    seconds: number,
    order: SayOrder,
    part: StreamPart,
    ask: object,
  ): Promise<SaidPiece> {
    const pcm = new Int16Array(Math.round(seconds * SPEECH_RATE));
    const { audio } = await host.ask({ kind: 'encode', pcm, format: order.format, part }, ask);
    return { audio, seconds, words: [], mouth: [], engine: undefined };
  }

  async function say(
    written: string,
    order: SayOrder,
    part: StreamPart,
    options: SayOptions,
  ): Promise<SaidPiece> {
    const { language, pitch, format, speed } = order;
    const { signal } = options;
    // Until the first sound of a long text is there, somebody waits in front of the page.
    const isUrgent = options.isUrgent || part.isFirst;
    const answer = await generateSpeech({
      model: await models.speech(order.model),
      text: applyPronunciations(written, order.pronunciations),
      voice: voiceFor(order.model, order.voice),
      language,
      speed: speed === 1 && !order.model.startsWith('builtin:') ? undefined : speed,
      outputFormat: format,
      providerOptions: { builtin: { pitch, isUrgent, part } as never },
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const audio = answer.audio.uint8Array;
    const facts = answer.providerMetadata.builtin as unknown as VoiceFacts | undefined;
    const words = writtenWords(written, language);
    if (facts?.seconds !== undefined) {
      const isRespelt = order.pronunciations.length > 0 && !isUnspaced(language);
      return { ...facts, audio, words: isRespelt ? retitle(facts.words, words) : facts.words };
    }
    const pcm = await decodeToSamples(audio, { rate: SPEECH_RATE, maxSeconds: MAX_PIECE_SECONDS, signal });
    const adapted = await host.ask({ kind: 'encode', pcm, format, pitch, part }, { signal, isUrgent });
    // A whole sound that is right already keeps its first quality.
    const isWhole = part.isFirst && part.isLast && pitch === 0 && answer.audio.format === format;
    return {
      ...adapted,
      audio: isWhole ? audio : adapted.audio,
      words: timesByShare(words, 0, adapted.seconds),
      engine: undefined,
    };
  }

  return async function* synthesizeChunks(order: SayOrder, options: SayOptions): AsyncGenerator<SaidPiece> {
    const pieces = piecesOf(order.text, order.language, order.model);
    let offset = options.offset ?? 0;
    for (let i = options.from ?? 0; i < pieces.length; i++) {
      options.signal.throwIfAborted();
      const piece = pieces[i]!;
      const part = { stream: options.stream, isFirst: i === 0, isLast: i === pieces.length - 1 };
      const ask = { signal: options.signal, isUrgent: options.isUrgent };
      const attempt = () =>
        piece.kind === 'pause'
          ? silence(piece.seconds, order, part, ask)
          : say(piece.text, order, part, options);
      const said = await onceMore(attempt, options.signal);
      yield {
        ...said,
        words: said.words.map((word) => shifted(word, offset)),
        mouth: said.mouth.map((cue) => shifted(cue, offset)),
      };
      offset += said.seconds;
    }
  };
}

/** A voice process that died is started again: that must not cost a person their long text. */
async function onceMore<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError) || error.code !== 'unavailable') throw error;
    return work();
  }
}
