/** A voice in a file, as loud as audiobooks are: measured and limited piece by piece, as if it had been done at once. */

import { open } from 'node:fs/promises';
import { limit } from '#engine/music/mix/limit.ts';
import { loudnessCurve, SILENT } from '#engine/music/mix/loudness.ts';
import { fromDecibels } from '#engine/music/stereo.ts';
import { toFloat32 } from '#engine/voice/sound/samples.ts';
import type { PiecedSound } from '#platform/media/sound/pieced-sound.ts';
import type { AloudOrder } from './aloud-order.ts';

/** Samples of a piece, about 19 seconds: encoders ask for powers of two, and none of them crosses its end. */
const PIECE = 200 * 4096;
/** Samples beside a piece that the limiter looks at. */
const BESIDE = 8192;
const PEAK_DB = -1;

const powerOf = (lufs: number): number => 10 ** (lufs / 10);
const meanLufs = (all: readonly number[]): number =>
  10 * Math.log10(all.reduce((sum, lufs) => sum + powerOf(lufs), 0) / all.length);

/** Loudness of the whole from the loudness of its moments; silence is not counted. */
function integrated(moments: readonly number[]): number {
  const heard = moments.filter((lufs) => lufs > SILENT);
  if (heard.length === 0) return SILENT;
  const gate = meanLufs(heard) - 10;
  return meanLufs(heard.filter((lufs) => lufs > gate));
}

export async function openLevelled(
  { path, rate }: AloudOrder['voice'],
  lufs: number,
): Promise<{ sound: PiecedSound; close(): Promise<void> }> {
  const file = await open(path);
  const length = Math.floor((await file.stat()).size / 2);
  let gain = 0;

  async function raw(from: number, to: number): Promise<Float32Array> {
    const samples = new Int16Array(to - from);
    await file.read(new Uint8Array(samples.buffer), 0, samples.byteLength, from * 2);
    return toFloat32(samples);
  }

  async function piece(from: number): Promise<Float32Array> {
    const start = Math.max(0, from - BESIDE);
    const voice = await raw(start, Math.min(length, from + PIECE + BESIDE));
    const louder = voice.map((value) => value * fromDecibels(gain));
    const { left } = limit({ left: louder, right: louder, sampleRate: rate }, PEAK_DB);
    return left.slice(from - start, from - start + PIECE);
  }

  async function measured(read: (from: number) => Promise<Float32Array>): Promise<number> {
    const moments: number[] = [];
    for (let from = 0; from < length; from += PIECE) {
      const voice = await read(from);
      moments.push(...loudnessCurve({ left: voice, right: voice, sampleRate: rate }));
    }
    return integrated(moments);
  }

  const before = await measured((from) => raw(from, Math.min(length, from + PIECE)));
  if (before > SILENT) {
    gain = lufs - before;
    // What the limiter takes away is given back once or twice.
    for (let round = 0; round < 2; round++) {
      const missing = lufs - (await measured(piece));
      if (Math.abs(missing) < 0.1) break;
      gain += missing;
    }
  }

  let opened: { from: number; samples: Float32Array } | undefined;
  return {
    sound: {
      length,
      sampleRate: rate,
      async read(from, count) {
        const first = from - (from % PIECE);
        if (opened?.from !== first) opened = { from: first, samples: await piece(first) };
        const both = opened.samples.subarray(from - first, from - first + count);
        return { left: both, right: both };
      },
    },
    close: () => file.close(),
  };
}
