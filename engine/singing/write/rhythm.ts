/** When each syllable of a line is sung: stressed ones on heavy beats, none too short, and time for a breath at the end. */

import type { Random } from '#engine/lettering/ideas/random.ts';

/** Sixteenths of a bar. */
export const STEPS = 16;

export interface RhythmWish {
  /** Whether each syllable carries stress. */
  stresses: readonly boolean[];
  bars: number;
  /** Seconds of one sixteenth. */
  stepSeconds: number;
  /** Choruses hold their notes, verses tell. */
  isChorus?: boolean;
  /** The same for lines that should move alike. */
  luck: Random;
}

export interface Placed {
  /** Sixteenths from the line's first beat. */
  at: number;
  steps: number;
}

const SHORTEST_SECONDS = 0.19;
const BREATH_SECONDS = 0.28;
const LONGEST_STEPS = 8;
/** Words that are sung much slower than they are spoken are no longer understood: so long a syllable lasts, one in the middle of a line may, and the last one rings. */
const TOLD = { even: 0.3, held: 0.7, ring: 1 };
const HELD = { even: 0.37, held: 0.9, ring: 1.5 };
/** A short line spreads so far over its bars. */
const SPREAD_SECONDS = 0.5;

/** How much it costs to be here, by how heavy the place is. */
const weakness = (step: number): number => {
  const within = step % STEPS;
  if (within === 0) return 0;
  if (within === 8) return 0.3;
  if (within % 4 === 0) return 0.7;
  if (within % 2 === 0) return 1.5;
  return 3.4;
};

export function placeSyllables({
  stresses,
  bars,
  stepSeconds,
  luck,
  isChorus = false,
}: RhythmWish): Placed[] {
  const seconds = isChorus ? HELD : TOLD;
  const total = bars * STEPS;
  const count = stresses.length;
  const shortest = Math.max(1, Math.ceil(SHORTEST_SECONDS / stepSeconds - 0.15));
  const breath = Math.max(1, Math.round(BREATH_SECONDS / stepSeconds));
  // Lines with more syllables than the bars have room for use every place there is.
  const room = total - breath - shortest;
  const gapMin = Math.max(1, Math.min(shortest, Math.floor(room / Math.max(1, count - 1))));
  const taste = Array.from({ length: total }, () => luck.next() * 0.9);
  const even = Math.max(gapMin, Math.min(4, seconds.even / stepSeconds, (total * 0.72) / Math.max(1, count)));
  const ideal = (i: number): number => even * (stresses[i] ? 1.15 : 0.9);
  const spread = Math.min(total * 0.55, ((count - 1) * SPREAD_SECONDS) / stepSeconds);
  const lastIdeal = Math.min(total - breath - 4, Math.max((count - 1) * even, spread));
  const longest = Math.max(2, Math.min(LONGEST_STEPS, Math.round(seconds.held / stepSeconds)));
  const ring = Math.max(4, Math.min(STEPS * 0.75, Math.round(seconds.ring / stepSeconds)));
  const costAt = (i: number, step: number): number => {
    const weak = weakness(step);
    const own = stresses[i] ? weak * 1.4 : weak >= 3 ? weak : Math.abs(weak - 1.1) * 0.7;
    return own + taste[step]!;
  };
  // The cheapest way to have put syllable i at each step.
  const best: Float64Array[] = [];
  const from: Int16Array[] = [];
  for (let i = 0; i < count; i++) {
    const row = new Float64Array(total).fill(Number.POSITIVE_INFINITY);
    const back = new Int16Array(total).fill(-1);
    for (let step = i * gapMin; step < total - breath - (count - 1 - i) * gapMin; step++) {
      const own = costAt(i, step) + (i === count - 1 ? Math.abs(step - lastIdeal) * 0.16 : 0);
      if (i === 0) {
        row[step] = own + step * 0.28;
        continue;
      }
      for (let before = Math.max(0, step - 3 * LONGEST_STEPS); before <= step - gapMin; before++) {
        const past = best[i - 1]![before]!;
        if (past === Number.POSITIVE_INFINITY) continue;
        const gap = Math.abs(step - before - ideal(i - 1)) * 0.35;
        if (past + gap + own < row[step]!) {
          row[step] = past + gap + own;
          back[step] = before;
        }
      }
    }
    best.push(row);
    from.push(back);
  }
  const steps: number[] = [];
  let at = best[count - 1]!.reduce((low, cost, step, all) => (cost < all[low]! ? step : low), 0);
  for (let i = count - 1; i >= 0; i--) {
    steps.unshift(at);
    at = from[i]![at]!;
  }
  return steps.map((step, i) => {
    const next = steps[i + 1];
    const room = (next ?? total - breath) - step;
    return {
      at: step,
      steps: Math.max(1, Math.min(room, next === undefined ? ring : longest)),
    };
  });
}
