/** A hand closed around something: the relaxed hand would let it fall. */

import { blend } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, scaled, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Side } from '../figure/body.ts';
import type { Figure } from '../figure/figure.ts';
import type { Joints } from '../figure/skeleton.ts';
import { GRIP, handFrame } from './places.ts';

/** Across the palm, index first. */
const FINGERS = [0.07, 0.024, -0.022, -0.066] as const;

export function gripHand(joints: Joints, figure: Figure, side: Side, radius: number): Shape {
  const { wrist, down, forward, inward, size } = handFrame(joints, figure, side);
  const at = (a: number, b: number, c: number): Vec3 =>
    add(wrist, add(scaled(down, a * size), add(scaled(forward, b * size), scaled(inward, c * size))));
  const palm = blend(
    0.05,
    capsule(at(-0.1, 0, 0), at(0.05, 0, 0), 0.066 + figure.bulk * 0.2, 0.066 * size),
    capsule(at(0.07, 0.045, -0.006), at(0.14, 0.05, -0.004), 0.046 * size, 0.04 * size),
    capsule(at(0.07, -0.035, -0.006), at(0.135, -0.048, -0.004), 0.046 * size, 0.038 * size),
  );
  // A ring around the thing, from the knuckles over the top and back towards the palm.
  const r = radius / size + 0.034;
  const around = (across: number, angle: number): Vec3 =>
    at(GRIP.down + Math.cos(angle) * r, across, GRIP.inward + Math.sin(angle) * r);
  const fingers = FINGERS.map((across) =>
    tube(
      [-0.9, 0, 0.9, 1.8, 2.6].map((angle) => around(across, angle)),
      [0.033 * size, 0.033 * size, 0.031 * size, 0.029 * size, 0.025 * size],
      3,
    ),
  );
  const thumb = tube(
    [at(0.04, 0.05, 0.01), at(0.07, 0.1, 0.05), around(0.085, 2.2), around(0.075, 1.3)],
    [0.044 * size, 0.037 * size, 0.032 * size, 0.026 * size],
    3,
  );
  return blend(0.02, blend(0.01, palm, ...fingers), thumb);
}
