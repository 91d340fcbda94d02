/** Moves the edges of words to the quietest moment nearby, where a cut is heard least. */

import type { TimedText } from '../timing/word-times.ts';

/** Seconds that an edge may move, and between two places that are tried. */
const REACH = 0.02;
const STEP = 0.002;
/** Seconds over which loudness is measured. */
const SPAN = 0.006;
/** How much quieter a moment must be to be worth the whole way there, as a logarithm of power. */
const WORTH = 2;

export function quietEdges<T extends TimedText>(
  words: readonly T[],
  samples: Float32Array,
  rate: number,
): T[] {
  const known = new Map<number, number>();
  const settle = (seconds: number): number => {
    const found = known.get(seconds) ?? quietest(samples, rate, seconds);
    known.set(seconds, found);
    return found;
  };
  return words.map((word) => {
    const start = settle(word.start);
    return { ...word, start, end: Math.max(start, settle(word.end)) };
  });
}

function quietest(samples: Float32Array, rate: number, seconds: number): number {
  let [best, least] = [seconds, Number.POSITIVE_INFINITY];
  for (let by = -REACH; by <= REACH + 1e-9; by += STEP) {
    const at = seconds + by;
    if (at < 0 || at > samples.length / rate) continue;
    const from = Math.max(0, Math.round((at - SPAN / 2) * rate));
    const to = Math.min(samples.length, Math.round((at + SPAN / 2) * rate));
    let power = 1e-9;
    for (let i = from; i < to; i++) power += samples[i]! ** 2 / (to - from);
    const cost = Math.log(power) + (WORTH * Math.abs(by)) / REACH;
    if (cost < least) [best, least] = [at, cost];
  }
  return Math.round(best * 1000) / 1000;
}
