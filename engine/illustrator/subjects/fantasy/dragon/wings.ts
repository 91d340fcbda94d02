/** Wings, back plates and claws of the dragon. */

import { blend, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { curve, type Point, pillow } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule } from '#engine/sculpt/shapes/solids.ts';
import { bend } from '#engine/sculpt/shapes/transform.ts';
import { smoothPath, tube } from '#engine/sculpt/shapes/tube.ts';
import { add, dot, scaled, subtract, unit, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Stance } from './stances.ts';

/** One wing in the xy plane: an arm, fingers, and skin with a scalloped edge between them. */
export function wing(): { skin: Shape; bones: Shape } {
  const tips: Point[] = [
    [1.5, 0.78],
    [1.42, 0.06],
    [1.02, -0.36],
    [0.52, -0.5],
  ];
  const wrist: Point = [0.72, 0.86];
  const outline = curve(
    [
      [0, 0.12],
      [0.34, 0.56],
      wrist,
      [1.1, 0.94],
      tips[0]!,
      [1.34, 0.42],
      tips[1]!,
      [1.14, -0.06],
      tips[2]!,
      [0.74, -0.3],
      tips[3]!,
      [0.26, -0.3],
      [0, -0.2],
    ],
    5,
  );
  const at = ([x, y]: Point, z = 0): Vec3 => [x, y, z];
  const finger = (tip: Point) =>
    tube(
      [at(wrist), [(wrist[0] + tip[0]) / 2 + 0.06, (wrist[1] + tip[1]) / 2 + 0.06, 0.02], at(tip)],
      [0.05, 0.035, 0.016],
      3,
    );
  const bones = blend(
    0.03,
    tube([[0, 0, 0], [0.36, 0.5, 0], at(wrist)], [0.09, 0.07, 0.065], 4),
    ...tips.map(finger),
    capsule(at(wrist), [0.66, 1.08, 0.02], 0.05, 0.012),
  );
  return { skin: bend(pillow(outline, 0.034, 0.1), -0.06), bones: bend(bones, -0.06) };
}

/** Plates stand on the spine, larger in the middle, and lean back. */
export function plates(s: Stance): Shape {
  const path = smoothPath(s.spine, 3);
  const shapes: Shape[] = [];
  for (let i = 2; i < path.length - 1; i += 1.5) {
    const k = Math.floor(i);
    const here = path[k]!;
    const along = unit(subtract(path[k + 1]!, path[k - 1]!));
    // Away from the belly: up on a lying back, backwards on an upright neck.
    const away: Vec3 = [0, 1, -0.8];
    const out = unit(subtract(away, scaled(along, dot(away, along))));
    const t = k / path.length;
    const r = s.radii[Math.min(s.radii.length - 1, Math.round(k / 3))]!;
    const size = 0.06 + 0.13 * Math.sin(Math.PI * Math.min(1, t * 1.05));
    const base = add(here, scaled(out, r * 0.86));
    shapes.push(
      capsule(
        base,
        add(base, add(scaled(out, size * 1.25), scaled(along, -size * 0.5))),
        size * 0.62,
        size * 0.1,
      ),
    );
  }
  return union(...shapes);
}

export const claws = ([x, y, z]: Vec3, r: number): Shape =>
  union(
    ...[-0.08, 0, 0.08].map((k) =>
      capsule([x + k, y - r * 0.2, z + 0.12], [x + k * 1.25, y - r * 0.55, z + 0.2], 0.034, 0.012),
    ),
  );

/** Outside this ball around the wrist the skin of a wing is lighter. */
export const WING_EDGE: Shape = pattern((x, y) => 0.95 - Math.hypot(x - 0.6, y - 0.86));
