/** From one pose to another, so that nobody jumps when a movement begins or ends. */

import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { BoneName } from '../figure/skeleton.ts';
import type { Pose } from '../motion/pose.ts';
import type { MorphName } from '../part.ts';

const REST: Vec3 = [0, 0, 0];

const between = (a: Vec3, b: Vec3, t: number): Vec3 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

const namesOf = <T extends string>(a: Partial<Record<T, unknown>>, b: Partial<Record<T, unknown>>): T[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])] as T[];

/** `share` 0 is all the first, 1 all the second. */
export function blendPoses(a: Pose, b: Pose, share: number): Pose {
  if (share <= 0) return a;
  if (share >= 1) return b;
  const turns: Pose['turns'] = {};
  for (const name of namesOf<BoneName>(a.turns, b.turns))
    turns[name] = between(a.turns[name] ?? REST, b.turns[name] ?? REST, share);
  const face: Pose['face'] = {};
  for (const name of namesOf<MorphName>(a.face, b.face))
    face[name] = (a.face[name] ?? 0) * (1 - share) + (b.face[name] ?? 0) * share;
  return { turns, face, offset: between(a.offset, b.offset, share) };
}
