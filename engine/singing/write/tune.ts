/** Which notes a line is sung on: chord notes where it counts, small steps between them, an arch that returns with the section. */

import type { Random } from '#engine/lettering/ideas/random.ts';
import { keysWithin, scaleOver } from '#engine/music/compose/chords.ts';
import { type Bar, chordAt } from '#engine/music/compose/layout.ts';
import type { Placed } from './rhythm.ts';
import { STEPS } from './rhythm.ts';

/** Where a line goes, in semitones around its middle at equal distances. */
export interface Contour {
  shape: readonly number[];
  /** The same small turns whenever the contour returns. */
  turns: readonly number[];
}

const SHAPES: readonly (readonly number[])[] = [
  [0, 3, 4, 2, -1],
  [3, 4, 1, -1, 0],
  [-2, 0, 3, 4, 2],
  [1, -2, 1, 4, 0],
  [4, 2, 3, 0, -2],
  [-1, 2, -1, 3, 1],
];

export function inventContour(luck: Random): Contour {
  return {
    shape: luck.pick(SHAPES),
    turns: Array.from({ length: 24 }, () => Math.round((luck.next() * 2 - 1) * 2.2)),
  };
}

export interface TuneWish {
  bars: readonly Bar[];
  placed: readonly Placed[];
  stresses: readonly boolean[];
  contour: Contour;
  /** Lowest and highest key of the voice. */
  range: readonly [number, number];
  /** Key around which the line moves. */
  middle: number;
  /** A question stays open, an answer comes home. */
  isAnswer: boolean;
  /** The last key of the line before. */
  before?: number | undefined;
}

const LEAP = 7;

function shapeAt(shape: readonly number[], share: number): number {
  const at = share * (shape.length - 1);
  const i = Math.min(shape.length - 2, Math.floor(at));
  return shape[i]! + (shape[i + 1]! - shape[i]!) * (at - i);
}

const stepCost = (from: number, to: number): number => {
  const size = Math.abs(to - from);
  if (size === 0) return 0.45;
  if (size <= 2) return 0;
  if (size <= 4) return 0.5;
  if (size <= LEAP) return 1.2;
  return 4 + size;
};

export function tuneLine(wish: TuneWish): number[] {
  const { bars, placed, stresses, contour, range, middle, isAnswer, before } = wish;
  const [low, high] = range;
  const total = bars.length * STEPS;
  const rows = placed.map(({ at, steps }, i) => {
    const bar = bars[Math.min(bars.length - 1, Math.floor(at / STEPS))]!;
    const { chord } = chordAt(bar, bar.start + (at % STEPS) / 4);
    const candidates = keysWithin(scaleOver(chord, bar.key), low, high);
    const tones = new Set(keysWithin(chord.tones.slice(0, 3), low, high));
    const isLast = i === placed.length - 1;
    const isHeavy = at % 8 === 0 || steps >= 4 || stresses[i];
    const target = middle + shapeAt(contour.shape, at / total) + (isLast ? 0 : contour.turns[i % 24]! * 0.6);
    const own = candidates.map((pitch) => {
      let cost = Math.abs(pitch - target) * 0.42;
      if (!tones.has(pitch)) cost += isLast ? 6 : isHeavy ? 1.6 : 0.25;
      const isHome = (pitch - bar.key.tonic) % 12 === 0;
      if (isLast && isAnswer && !isHome && tones.has(bar.key.tonic + 60)) cost += 1.5;
      if (isLast && !isAnswer && isHome) cost += 1.2;
      return cost;
    });
    return { candidates, own };
  });
  const best = rows.map(({ own }) => [...own]);
  const from = rows.map(({ own }) => own.map(() => 0));
  for (const [k, pitch] of rows[0]!.candidates.entries())
    if (before !== undefined) best[0]![k]! += stepCost(before, pitch) * 0.5;
  for (let i = 1; i < rows.length; i++) {
    for (const [k, pitch] of rows[i]!.candidates.entries()) {
      let least = Number.POSITIVE_INFINITY;
      for (const [j, past] of rows[i - 1]!.candidates.entries()) {
        const cost = best[i - 1]![j]! + stepCost(past, pitch);
        if (cost < least) {
          least = cost;
          from[i]![k] = j;
        }
      }
      best[i]![k]! += least;
    }
  }
  const out: number[] = [];
  let k = indexOfLeast(best.at(-1)!);
  for (let i = rows.length - 1; i >= 0; i--) {
    out.unshift(rows[i]!.candidates[k]!);
    k = from[i]![k]!;
  }
  return out;
}

const indexOfLeast = (costs: readonly number[]): number =>
  costs.reduce((low, cost, i) => (cost < costs[low]! ? i : low), 0);
