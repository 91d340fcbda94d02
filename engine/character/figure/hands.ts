/** Hands with four fingers and a thumb, relaxed: palms turned to the body, fingers a little curled. */

import { blend } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule } from '#engine/sculpt/shapes/solids.ts';
import { add, cross, dot, scaled, subtract, unit, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Body, Side } from './body.ts';

const chain = (points: readonly Vec3[], radii: readonly number[], soft: number): Shape =>
  blend(soft, ...points.slice(1).map((p, i) => capsule(points[i]!, p, radii[i]!, radii[i + 1]!)));

/** Length and place across the palm of each finger, index first. */
const FINGERS = [
  { length: 0.125, across: 0.078, back: 0.004 },
  { length: 0.145, across: 0.026, back: -0.004 },
  { length: 0.135, across: -0.026, back: 0 },
  { length: 0.105, across: -0.074, back: 0.016 },
] as const;

export function handOf({ joints, figure }: Body, side: Side): Shape {
  const wrist = joints[`wrist${side}`];
  const down = unit(subtract(wrist, joints[`elbow${side}`]));
  const forward = unit(subtract([0, 0, 1], scaled(down, dot([0, 0, 1], down))));
  const inward = scaled(unit(cross(down, forward)), side === 'L' ? 1 : -1);
  const size = 1.22 * figure.hands;
  const at = (a: number, b: number, c: number): Vec3 =>
    add(wrist, add(scaled(down, a * size), add(scaled(forward, b * size), scaled(inward, c * size))));

  const palm = blend(
    0.05,
    capsule(at(-0.1, 0, 0), at(0.05, 0, 0), 0.066 + figure.bulk * 0.2, 0.068 * size),
    capsule(at(0.07, 0.045, 0), at(0.165, 0.052, 0), 0.05 * size, 0.042 * size),
    capsule(at(0.07, -0.035, 0), at(0.155, -0.05, 0), 0.05 * size, 0.04 * size),
  );
  const fingers = FINGERS.map(({ length, across, back }) => {
    const root = 0.17 - back;
    return chain(
      [
        at(root, across, 0),
        at(root + length * 0.5, across * 1.06, 0.012),
        at(root + length * 0.82, across * 1.04, 0.04),
        at(root + length * 0.98, across, 0.068),
      ],
      [0.034 * size, 0.032 * size, 0.029 * size, 0.025 * size],
      0.012,
    );
  });
  const thumb = chain(
    [at(0.05, 0.06, 0.006), at(0.115, 0.122, 0.026), at(0.175, 0.142, 0.042)],
    [0.046 * size, 0.038 * size, 0.028 * size],
    0.02,
  );
  return blend(0.03, blend(0.014, palm, ...fingers), thumb);
}
