/** Forms drawn from one side and the marks that vehicles, buildings and rocks share, each said in one line. */

import { keep, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { extrude } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, cylinder } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { outlined } from './forms.ts';

/** A plate drawn from its right side as z, y by turns; `half` is its half width along x. One step keeps the corners. */
export const side = (zy: readonly number[], half: number, round = 0.04, steps = 6): Shape =>
  place(
    extrude(
      outlined(
        zy.map((v, i) => (i % 2 ? v : -v)),
        steps,
      ),
      half,
      round,
    ),
    { turn: [0, 90, 0] },
  );

/** A plate drawn from above as x, z by turns, from `low` to `high`. */
export const plan = (xz: readonly number[], low: number, high: number, round = 0.02, steps = 6): Shape =>
  place(extrude(outlined(xz, steps), (high - low) / 2, round), {
    at: [0, (low + high) / 2, 0],
    turn: [90, 0, 0],
  });

/** Straight bars, each by its two ends: six numbers. */
export const bars = (ends: readonly number[], r: number): Shape =>
  union(
    ...Array.from({ length: ends.length / 6 }, (_, i) => {
      const [a, b, c, d, e, f] = ends.slice(6 * i, 6 * i + 6) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      return capsule([a, b, c], [d, e, f], r);
    }),
  );

const TURNS: Record<'x' | 'y' | 'z', Vec3> = { x: [0, 0, 90], y: [0, 0, 0], z: [90, 0, 0] };

/** A cylinder along any axis. */
export const drum = (at: Vec3, r: number, half: number, axis: 'x' | 'y' | 'z' = 'x', round = 0.02): Shape =>
  place(cylinder([0, 0, 0], r, half, Math.min(round, half * 0.9)), { at, turn: TURNS[axis] });

export const above = (height: number): Shape => pattern((_x, y) => height - y);
export const below = (height: number): Shape => pattern((_x, y) => y - height);
/** Everything before a plane across z. */
export const ahead = (from: number): Shape => pattern((_x, _y, z) => from - z);

/** Mortar between bricks, as paint, on upright walls that run along x or z. */
export const mortar = (long: number, high: number, joint = 0.1): Shape =>
  pattern((x, y, z) => {
    const row = Math.floor(y / high);
    const u = (x + z) / long + (row % 2) * 0.5;
    const flat = Math.abs(y / high - row - 0.5);
    const upright = Math.abs(u - Math.floor(u) - 0.5);
    return Math.min((0.5 - flat) * high, (0.5 - upright) * long) - joint * high;
  });

/** Squares by turns, as paint, in the plane across x. */
export const checks = (cell: number): Shape =>
  pattern((_x, y, z) => 0.5 * cell * Math.sin((Math.PI * y) / cell) * Math.sin((Math.PI * z) / cell));

/** A surface as rough as stone or bark: `height` of the bumps, `f` of them for each unit. */
export const rough = (s: Shape, height: number, f: number): Shape =>
  relief(
    s,
    height,
    (x, y, z) =>
      height *
      (1.3 * noise(x * f, y * f, z * f) + 0.5 * noise(x * f * 2.3 + 7, y * f * 2.3, z * f * 2.3) - 0.9),
  );

/** Paint in blotches: noise above `share`. */
export const blotches = (f: number, share: number, stretch = 1): Shape =>
  pattern((x, y, z) => (share - noise(x * f + 11, y * f * stretch, z * f)) / f);

export const within = (a: Shape, b: Shape): Shape => keep(0, a, b);
