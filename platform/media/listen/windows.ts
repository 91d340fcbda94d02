/** Walks through a recording in windows that a listener takes at once, cut where nobody speaks. */

import { isSilent, quietCut } from '#engine/voice/sound/quiet.ts';

/** Samples a second that our listeners take. */
export const HEARING_RATE = 16_000;

/** Seconds: the listener takes 30. */
const LONGEST = 28;
const EARLIEST_CUT = 19;

export interface Window {
  pcm: Int16Array;
  /** Seconds from the start of the recording. */
  start: number;
  end: number;
  isSilent: boolean;
}

/** `read` gives samples from a place on, fewer only at the end. */
export async function* windowsOf(
  read: (from: number, count: number) => Promise<Int16Array>,
  sampleRate: number,
  fromSeconds = 0,
): AsyncGenerator<Window> {
  let at = Math.round(fromSeconds * sampleRate);
  for (;;) {
    const whole = await read(at, LONGEST * sampleRate);
    if (whole.length === 0) return;
    const isLast = whole.length < LONGEST * sampleRate;
    const length = isLast ? whole.length : Math.max(1, quietCut(whole, sampleRate, EARLIEST_CUT));
    const pcm = whole.slice(0, length);
    yield {
      pcm,
      start: at / sampleRate,
      end: (at + length) / sampleRate,
      isSilent: isSilent(pcm, sampleRate),
    };
    at += length;
    if (isLast) return;
  }
}

export const samplesReader =
  (samples: Int16Array) =>
  async (from: number, count: number): Promise<Int16Array> =>
    samples.subarray(from, from + count);
