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
    turns: wander(luck),
  };
}

/** Small turns that go one way for a few notes: every note another way would be a zigzag. */
function wander(luck: Random): number[] {
  const out: number[] = [];
  while (out.length < 24) {
    const aim = (luck.next() * 2 - 1) * 2.4;
    const from = out.at(-1) ?? 0;
    const count = 2 + Math.floor(luck.next() * 3);
    for (let i = 1; i <= count; i++) out.push(from + ((aim - from) * i) / count);
  }
  return out.slice(0, 24);
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
  // The cheapest way to each key, by the way it was come to: down, level, up.
  const best = rows.map(({ own }) => own.map((cost) => [cost, cost, cost]));
  const from = rows.map(({ own }) => own.map(() => [0, 0, 0]));
  for (const [k, pitch] of rows[0]!.candidates.entries())
    if (before !== undefined) best[0]![k] = best[0]![k]!.map((cost) => cost + stepCost(before, pitch) * 0.5);
  for (let i = 1; i < rows.length; i++)
    for (const [k, pitch] of rows[i]!.candidates.entries()) {
      const own = best[i]![k]![0]!;
      const ways = [Infinity, Infinity, Infinity];
      for (const [j, past] of rows[i - 1]!.candidates.entries()) {
        const way = Math.sign(pitch - past) + 1;
        for (const [w, cost] of best[i - 1]![j]!.entries()) {
          const sum = cost + own + stepCost(past, pitch) + turnCost(i === 1 ? undefined : w, way);
          if (sum >= ways[way]!) continue;
          ways[way] = sum;
          from[i]![k]![way] = j * WAYS + w;
        }
      }
      best[i]![k] = ways;
    }
  const out: number[] = [];
  let at = indexOfLeast(best.at(-1)!.flat());
  for (let i = rows.length - 1; i >= 0; i--) {
    const [k, way] = [Math.floor(at / WAYS), at % WAYS];
    out.unshift(rows[i]!.candidates[k]!);
    at = from[i]![k]![way]!;
  }
  return out;
}

const WAYS = 3;
const LEVEL = 1;

/** To turn back at once, or to stay a third time, is dull. */
function turnCost(before: number | undefined, way: number): number {
  if (before === undefined) return 0;
  if (before === LEVEL || way === LEVEL) return before === way ? 0.9 : 0;
  return before === way ? 0 : 0.55;
}

const indexOfLeast = (costs: readonly number[]): number =>
  costs.reduce((low, cost, i) => (cost < costs[low]! ? i : low), 0);
