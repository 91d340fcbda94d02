/** The neural voice: sounds in, sound out, with the time of every single one. */

import { InferenceSession, Tensor } from 'onnxruntime-node';
import { type Blend, blendStyles } from '#engine/voice/personas.ts';
import { MAX_TOKENS, toTokens } from '#engine/voice/sounds/tokens.ts';
import { DURATIONS, GIVEN } from './kokoro-graph.ts';
import { voiceBytes } from './weights.ts';

/** Numbers that describe a voice at one length of text. */
const STYLE_WIDTH = 256;
const STYLE_ROWS = 510;
/** Samples of one frame, in which durations are counted. */
const FRAME = 600;
const RATE = 24_000;
/** Seconds by which sounds are heard before the model's count of frames says so, as measured on its loudness. */
const LEAD = 0.055;

export interface Voiced {
  samples: Float32Array;
  /** Seconds of every token, the silences at both ends included. */
  durations: Float32Array;
}

/** What the model is given instead of what it would make itself; values below zero leave it to the model. */
export interface Sung {
  /** Frames of every token, the silences at both ends included. */
  frames: readonly number[];
  /** Hertz, two a frame. */
  pitch: readonly number[];
  /** Two a frame. */
  strength: readonly number[];
}

export interface Kokoro {
  say(sounds: string, blend: Blend, speed: number): Promise<Voiced>;
  /** At most `MAX_TOKENS` sounds. */
  sing(sounds: string, blend: Blend, sung: Sung): Promise<Float32Array>;
}

const LEFT_TO_MODEL = [-1];

const given = (name: string, values: readonly number[], sides: number): Record<string, Tensor> => ({
  [name]: new Tensor('float32', Float32Array.from(values), [
    ...Array.from({ length: sides - 1 }, () => 1),
    values.length,
  ]),
});

export async function loadKokoro(path: string, threads: number): Promise<Kokoro> {
  const session = await InferenceSession.create(path, {
    intraOpNumThreads: threads,
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
  });
  const styles = new Map<string, Promise<Float32Array>>();

  const styleOf = (voice: string): Promise<Float32Array> => {
    const known = styles.get(voice) ?? readStyle(voice);
    styles.set(voice, known);
    // A file that was mended is read again.
    known.catch(() => styles.delete(voice));
    return known;
  };

  async function mixed({ parts }: Blend): Promise<Float32Array> {
    if (parts.length === 1) return styleOf(parts[0]!.voice);
    const key = parts.map(({ voice, share }) => `${voice}*${share}`).join('+');
    const known = styles.get(key);
    if (known) return known;
    const loaded = await Promise.all(
      parts.map(async ({ voice, share }) => ({ share, style: await styleOf(voice) })),
    );
    const blend = blendStyles(loaded);
    styles.set(key, Promise.resolve(blend));
    return blend;
  }

  function run(sounds: string, style: Float32Array, speed: number, sung?: Sung) {
    const tokens = toTokens(sounds);
    const row = Math.min(tokens.length - 2, STYLE_ROWS - 1) * STYLE_WIDTH;
    return session.run({
      input_ids: new Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]),
      style: new Tensor('float32', style.slice(row, row + STYLE_WIDTH), [1, STYLE_WIDTH]),
      speed: new Tensor('float32', Float32Array.of(speed), [1]),
      ...given(GIVEN.durations, sung?.frames ?? LEFT_TO_MODEL, 2),
      ...given(GIVEN.pitch, sung?.pitch ?? LEFT_TO_MODEL, 3),
      ...given(GIVEN.strength, sung?.strength ?? LEFT_TO_MODEL, 3),
    });
  }

  async function sayOnce(sounds: string, style: Float32Array, speed: number): Promise<Voiced> {
    const answer = await run(sounds, style, speed);
    const samples = answer.waveform!.data as Float32Array;
    const frames = answer[DURATIONS]?.data as Float32Array | undefined;
    const durations = frames
      ? frames.map((count) => (count * FRAME) / RATE)
      : new Float32Array([...sounds].length + 2).fill(samples.length / RATE / ([...sounds].length + 2));
    const lead = Math.min(LEAD / speed, durations[0]!);
    durations[0]! -= lead;
    durations[durations.length - 1]! += lead;
    return { samples, durations };
  }

  return {
    async say(sounds, blend, speed) {
      const style = await mixed(blend);
      const chunks = chunked(sounds);
      const parts: Voiced[] = [];
      for (const chunk of chunks) parts.push(await sayOnce(chunk, style, speed));
      return parts.length === 1 ? parts[0]! : joined(parts);
    },

    async sing(sounds, blend, sung) {
      const answer = await run(sounds, await mixed(blend), 1, sung);
      return answer.waveform!.data as Float32Array;
    },
  };
}

async function readStyle(voice: string): Promise<Float32Array> {
  const bytes = await voiceBytes(voice);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** Numbers written in digits can grow beyond what the model takes: cut between words. */
function chunked(sounds: string): string[] {
  const letters = [...sounds];
  const chunks: string[] = [];
  while (letters.length > MAX_TOKENS) {
    const space = letters.lastIndexOf(' ', MAX_TOKENS - 1);
    chunks.push(letters.splice(0, space > 0 ? space + 1 : MAX_TOKENS).join(''));
  }
  return [...chunks, letters.join('')];
}

/** As if it had been said at once: one silence at either end, the others counted to the sound before them. */
function joined(parts: readonly Voiced[]): Voiced {
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.samples.length, 0));
  const durations: number[] = [];
  let at = 0;
  parts.forEach((part, i) => {
    samples.set(part.samples, at);
    at += part.samples.length;
    const own = [...part.durations];
    if (i > 0) {
      const before = durations.pop() ?? 0;
      durations[durations.length - 1]! += before + (own.shift() ?? 0);
    }
    durations.push(...own);
  });
  return { samples, durations: Float32Array.from(durations) };
}
