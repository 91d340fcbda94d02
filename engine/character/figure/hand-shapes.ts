/** Hands of people in pictures: open for waving and carrying, closed around a shaft, pointing. */

import { blend } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, scaled, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { gripHand } from '../props/grip.ts';
import { handFrame } from '../props/places.ts';
import type { Side } from './body.ts';
import type { Figure } from './figure.ts';
import type { Joints } from './skeleton.ts';

export type HandShape = 'relaxed' | 'grip' | 'flat' | 'point';

/** Length and place across the palm of each finger, index first. */
const FINGERS = [
  { length: 0.15, across: 0.078, spread: 0.03 },
  { length: 0.17, across: 0.026, spread: 0.006 },
  { length: 0.16, across: -0.026, spread: -0.012 },
  { length: 0.125, across: -0.074, spread: -0.034 },
] as const;

/** Radius of what a closed hand is closed around. */
const SHAFT = 0.034;

export function handShape(
  joints: Joints,
  figure: Figure,
  side: Side,
  kind: Exclude<HandShape, 'relaxed'>,
): Shape {
  if (kind === 'grip') return gripHand(joints, figure, side, SHAFT);
  const { wrist, down, forward, inward, size } = handFrame(joints, figure, side);
  const at = (a: number, b: number, c: number): Vec3 =>
    add(wrist, add(scaled(down, a * size), add(scaled(forward, b * size), scaled(inward, c * size))));
  const palm = blend(
    0.05,
    capsule(at(-0.1, 0, 0), at(0.05, 0, 0), 0.066 + figure.bulk * 0.2, 0.066 * size),
    capsule(at(0.07, 0.045, 0), at(0.165, 0.052, 0), 0.046 * size, 0.04 * size),
    capsule(at(0.07, -0.035, 0), at(0.155, -0.05, 0), 0.046 * size, 0.038 * size),
  );
  const fingers = FINGERS.map(({ length, across, spread }, i) => {
    if (kind === 'point' && i > 0)
      // Folded back onto the palm.
      return tube(
        [at(0.16, across, 0), at(0.205, across, 0.03), at(0.19, across, 0.085), at(0.13, across, 0.095)],
        [0.034 * size, 0.033 * size, 0.031 * size, 0.028 * size],
        3,
      );
    return capsule(
      at(0.165, across, 0),
      at(0.165 + length, across + spread, 0.008),
      0.033 * size,
      0.025 * size,
    );
  });
  const thumb =
    kind === 'point'
      ? tube(
          [at(0.04, 0.05, 0.01), at(0.08, 0.09, 0.06), at(0.14, 0.05, 0.11)],
          [0.044 * size, 0.036 * size, 0.028 * size],
          3,
        )
      : tube(
          [at(0.05, 0.06, 0.004), at(0.11, 0.13, 0.012), at(0.17, 0.165, 0.016)],
          [0.046 * size, 0.038 * size, 0.028 * size],
          3,
        );
  return blend(0.026, blend(0.012, palm, ...fingers), thumb);
}
