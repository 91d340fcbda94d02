/** Grooves that make one volume look combed: they run along the hair and fade out where it starts. */

import { blend } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { cross, dot, smoothstep, unit, type Vec3 } from '#engine/sculpt/shapes/vector.ts';

/** A soft valley, repeated `count` times over half a turn; 0 on the ridges. */
export const groove = (phase: number): number => {
  const ridge = 1.05 - Math.sqrt(Math.sin(phase) ** 2 + 0.05);
  return ridge * ridge * ridge;
};

/** Strands that radiate from a crown: depth at a place, given the crown's direction from the head's middle. */
export function radiating(crown: Vec3, count: number, depth: number) {
  const n = unit(crown);
  const e1 = unit(cross(n, Math.abs(n[2]) > 0.9 ? [0, 1, 0] : [0, 0, 1]));
  const e2 = cross(e1, n);
  return (x: number, y: number, z: number): number => {
    const p: Vec3 = [x, y, z];
    const a = dot(p, e1);
    const b = dot(p, e2);
    const turn = Math.atan2(a, b);
    const away = Math.hypot(a, b);
    // Strands are not all equally wide, and near the crown they are too fine to be seen.
    return -depth * groove(turn * count + 0.5 + 0.6 * Math.sin(turn * 2)) * smoothstep(0.06, 0.4, away);
  };
}

/** A braid: knots that lean to one side and the other, along a path from 0 to 1. */
export function plait(knots: number, path: (t: number) => { at: Vec3; size: number }): Shape {
  return blend(
    0.012,
    ...Array.from({ length: knots }, (_, i) => {
      const { at, size } = path(i / (knots - 1));
      const m = i % 2 === 0 ? 1 : -1;
      return place(ellipsoid([0, 0, 0], [size * 0.74, size * 1.02, size * 0.9]), {
        at: [at[0] + size * 0.26 * m, at[1], at[2]],
        turn: [0, 0, 38 * m],
      });
    }),
  );
}
