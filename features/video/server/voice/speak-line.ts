/** Has one line read aloud, and keeps it: the preview and every making of the film hear the same recording. */

import { generateSpeech } from 'ai';
import { AppError } from '#common/errors.ts';
import type { Persona, Spoken } from '#common/voice-words.ts';
import type { TimedText } from '#engine/voice/timing/word-times.ts';
import { decodeToSamples } from '#platform/media/sound/decode-audio.ts';
import type { Platform } from '#platform/platform.ts';

export const VOICE_RATE = 44_100;
const MAX_SECONDS = 120;
const TIMEOUT_MS = 180_000;
const SILENCE_SECONDS = 0.2;
const TYPE = 'application/octet-stream';

export interface VoiceLine {
  text: string;
  voice: Persona;
  language: Spoken;
  speed: number;
}

export interface RecordedLine {
  /** Sixteen bits, one channel. */
  pcm: Buffer;
  seconds: number;
  /** None where the voice does not tell. */
  words: TimedText[];
}

const modelOf = async ({ models }: Platform) =>
  (await models.describe()).find((one) => one.kind === 'speech');

const recipeOf = (line: VoiceLine, model: string | null | undefined) => ({
  kind: 'voice-line',
  model,
  ...line,
  rate: VOICE_RATE,
});

/** Whether saying it costs nothing: it is said on this machine, or was said before. */
export async function isFree(platform: Platform, userId: string, line: VoiceLine): Promise<boolean> {
  const model = await modelOf(platform);
  return model?.isBuiltin === true || platform.cache.has(userId, recipeOf(line, model?.id));
}

export async function speakLine(
  platform: Platform,
  userId: string,
  line: VoiceLine,
  signal: AbortSignal,
): Promise<RecordedLine> {
  const recipe = recipeOf(line, (await modelOf(platform))?.id);
  return unpack(await platform.cache.once(userId, recipe, TYPE, () => record(platform, line, signal)));
}

/** One file: the length of the words, the words, the sound. */
function pack(words: readonly TimedText[], pcm: Int16Array): Uint8Array {
  const json = Buffer.from(JSON.stringify(words));
  // Samples begin at an even place.
  const padded = Buffer.concat([json, Buffer.alloc(json.length % 2, ' ')]);
  const head = Buffer.alloc(4);
  head.writeUInt32LE(padded.length);
  return Buffer.concat([head, padded, Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength)]);
}

function unpack(bytes: Buffer): RecordedLine {
  const length = bytes.readUInt32LE(0);
  const pcm = bytes.subarray(4 + length);
  return {
    pcm,
    seconds: pcm.byteLength / 2 / VOICE_RATE,
    words: JSON.parse(bytes.toString('utf8', 4, 4 + length)) as TimedText[],
  };
}

async function record({ models }: Platform, line: VoiceLine, signal: AbortSignal): Promise<Uint8Array> {
  const { text, voice, language, speed } = line;
  // A line of dots or signs has nothing to say: it is a short rest.
  if (!/[\p{L}\p{N}]/u.test(text)) return pack([], new Int16Array(Math.round(SILENCE_SECONDS * VOICE_RATE)));
  const attempt = () =>
    models.speech().then((model) =>
      generateSpeech({
        model,
        text,
        voice,
        language,
        ...(speed !== 1 && { speed }),
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
    rate: VOICE_RATE,
    maxSeconds: MAX_SECONDS,
    signal,
  });
  const facts = answer.providerMetadata.builtin as { words?: TimedText[] } | undefined;
  return pack(facts?.words ?? [], pcm);
}
