/** Has a line said by the chosen voice: its sound, its words and how the mouth moves; each is made once and kept for the next film. */

import { generateSpeech } from 'ai';
import { AppError } from '#common/errors.ts';
import type { Persona, Spoken } from '#common/voice-words.ts';
import { mouthTrack } from '#engine/voice/mouth/mouth-track.ts';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import { resample } from '#engine/voice/sound/resample.ts';
import { asRobot } from '#engine/voice/sound/robot.ts';
import { toFloat32, toInt16 } from '#engine/voice/sound/samples.ts';
import { readPlainWav } from '#engine/voice/sound/wav.ts';
import { withoutEmphasis, withStress } from '#engine/voice/text/emphasis.ts';
import { isSpeakable } from '#engine/voice/text/normalise.ts';
import type { TimedText } from '#engine/voice/timing/word-times.ts';
import type { Platform } from '#platform/platform.ts';
import { decodeToSamples } from '../sound/decode-audio.ts';

export const VOICE_RATE = 44_100;
const MAX_SECONDS = 180;
const TIMEOUT_MS = 180_000;
/** A twentieth of a second of work; what is longer, or of another rate, goes to a process of its own. */
const MAX_PLAIN_SECONDS = 6;
/** Of so many seconds at the highest of those rates, whatever its head claims. */
const MAX_PLAIN_BYTES = MAX_PLAIN_SECONDS * 48_000 * 2 * 2;
const PLAIN_RATES = [8000, 16_000, 22_050, 24_000, 44_100, 48_000];
/** A line of dots or signs has nothing to say: it is a short rest. */
const SILENCE_SECONDS = 0.4;

export interface LineOrder {
  text: string;
  voice: Persona;
  language: Spoken;
  speed: number;
  /** Semitones. */
  pitch: number;
  isRobot?: boolean;
}

export interface SpokenLine {
  /** One channel at `VOICE_RATE`. */
  samples: Float32Array;
  cues: MouthCue[];
  /** None where the voice does not tell. */
  words: TimedText[];
  seconds: number;
}

/** Whether somebody else's paid model speaks here. */
export const isPaidVoice = async ({ models }: Pick<Platform, 'models'>): Promise<boolean> =>
  (await models.info('speech')).isCloud;

type Adapter = Pick<Platform, 'models' | 'cache'>;

async function recipeOf({ models }: Adapter, { isRobot: _, ...said }: LineOrder) {
  const model = (await models.info('speech')).id;
  return { kind: 'line', version: 2, model, rate: VOICE_RATE, ...said };
}

/** Whether it was said before, or has nothing to say. */
export const isSaidLine = async (platform: Adapter, userId: string, order: LineOrder): Promise<boolean> =>
  !isSpeakable(order.text) || platform.cache.has(userId, await recipeOf(platform, order));

export async function speakLine(
  platform: Adapter,
  userId: string,
  order: LineOrder,
  signal: AbortSignal,
): Promise<SpokenLine> {
  if (!isSpeakable(order.text)) {
    const samples = new Float32Array(Math.round(SILENCE_SECONDS * VOICE_RATE));
    return { samples, cues: [], words: [], seconds: SILENCE_SECONDS };
  }
  const recipe = await recipeOf(platform, order);
  const bytes = await platform.cache.once(userId, recipe, 'application/octet-stream', async () =>
    pack(await say(platform, order, signal)),
  );
  const { pcm, ...facts } = unpack(bytes);
  const plain = toFloat32(pcm);
  return {
    ...facts,
    samples: order.isRobot ? asRobot(plain, VOICE_RATE) : plain,
    seconds: plain.length / VOICE_RATE,
  };
}

interface Said {
  pcm: Int16Array;
  cues: MouthCue[];
  words: TimedText[];
}

/** What our own voice tells beside its sound. */
interface Told {
  mouth?: MouthCue[];
  words?: TimedText[];
}

async function say({ models }: Adapter, order: LineOrder, signal: AbortSignal): Promise<Said> {
  const text = (await isPaidVoice({ models })) ? withoutEmphasis(order.text) : withStress(order.text);
  const attempt = async () =>
    generateSpeech({
      model: await models.speech(),
      text,
      voice: order.voice,
      language: order.language,
      speed: order.speed === 1 ? undefined : order.speed,
      outputFormat: 'wav',
      providerOptions: { builtin: { pitch: order.pitch } },
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  const answer = await attempt().catch((error: unknown) => {
    // A voice process that died is started again: that must not cost a person their film.
    if (signal.aborted || !(error instanceof AppError) || error.code !== 'unavailable') throw error;
    return attempt();
  });
  const pcm = await samplesOf(answer.audio.uint8Array, signal);
  const told = answer.providerMetadata.builtin as Told | undefined;
  // Of a voice that does not tell what its mouth did, the sound does.
  const cues = told?.mouth ?? mouthTrack({ samples: toFloat32(pcm), sampleRate: VOICE_RATE });
  return { pcm, cues, words: told?.words ?? [] };
}

/** A short line in the plainest file, as our own voice gives it, is read at once: a decoder of its own costs ten times as much. */
async function samplesOf(bytes: Uint8Array, signal: AbortSignal): Promise<Int16Array> {
  const plain = bytes.length <= MAX_PLAIN_BYTES ? readPlainWav(bytes) : undefined;
  const isShort = plain && plain.samples.length <= MAX_PLAIN_SECONDS * plain.sampleRate;
  if (!isShort || !PLAIN_RATES.includes(plain.sampleRate))
    return decodeToSamples(bytes, { rate: VOICE_RATE, maxSeconds: MAX_SECONDS, signal });
  return toInt16(resample(toFloat32(plain.samples), plain.sampleRate, VOICE_RATE));
}

/** Mouth and words as text, its length before it, then the samples. */
function pack({ pcm, ...facts }: Said): Uint8Array {
  const text = Buffer.from(JSON.stringify(facts));
  const head = Buffer.alloc(4);
  head.writeUInt32LE(text.length);
  return Buffer.concat([head, text, Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength)]);
}

function unpack(bytes: Buffer): Said {
  const start = 4 + bytes.readUInt32LE(0);
  const pcm = new Int16Array(Math.floor((bytes.length - start) / 2));
  for (let i = 0; i < pcm.length; i++) pcm[i] = bytes.readInt16LE(start + i * 2);
  return { ...(JSON.parse(bytes.toString('utf8', 4, start)) as Omit<Said, 'pcm'>), pcm };
}
