/** Curls of people in pictures: fewer and larger coils than the character creator's, so that a crowd is sculpted quickly; women's fall to the shoulders. */

import { blend, carve, keep } from '#engine/sculpt/shapes/combine.ts';
import { seeded } from '#engine/sculpt/shapes/noise.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Figure } from '../figure/figure.ts';

const CURLS = 84;
const LOCKS = 11;

export function pictureCurls({ look }: Figure): Shape {
  const random = seeded(look.seed * 31 + 7);
  const under = keep(
    0.04,
    carve(
      0.05,
      ellipsoid([0, 0.12, -0.05], [0.555, 0.535, 0.55]),
      ellipsoid([0, -0.13, 0.54], [0.44, 0.5, 0.46]),
    ),
    shape((_x, y) => -(y + 0.3), [-1, -0.4, -1], [1, 1, 1], 0.1),
  );
  const isLong = look.physique === 'feminine';
  return blend(0.03, under, ...crown(random), ...(isLong ? locks(random) : []));
}

/** Evenly over the skull, leaving the face free. */
function crown(random: () => number): Shape[] {
  const curls: Shape[] = [];
  for (let i = 0; i < CURLS; i++) {
    const up = 1 - (2 * (i + 0.5)) / CURLS;
    const turn = i * 2.399963;
    const out = Math.sqrt(1 - up * up);
    const d: Vec3 = [Math.sin(turn) * out, up, Math.cos(turn) * out];
    const isFace = (d[2] > 0.3 && d[1] < 0.36) || (d[2] > 0.05 && d[1] < 0.05);
    if (d[1] < -0.5 || isFace || (Math.abs(d[0]) > 0.8 && d[1] < -0.15 && d[2] > -0.25)) continue;
    const r = 0.1 + 0.04 * random();
    const away = 0.07 + 0.05 * random();
    const at: Vec3 = [d[0] * (0.49 + away), 0.1 + d[1] * (0.48 + away), -0.06 + d[2] * (0.5 + away)];
    // Half a coil, turned anyhow around its place.
    const lean = random() * 6.3;
    const bend = (k: number): Vec3 => {
      const a = lean + k * 1.9;
      return [
        at[0] + Math.cos(a) * r * 0.62,
        at[1] + Math.sin(a) * r * 0.62,
        at[2] + Math.cos(a + lean) * r * 0.36,
      ];
    };
    curls.push(capsule(bend(0), bend(1), r * 0.56, r * 0.55), capsule(bend(1), bend(2), r * 0.55, r * 0.5));
  }
  return curls;
}

/** Coils from beside one cheek around the back to the other. */
function locks(random: () => number): Shape[] {
  return Array.from({ length: LOCKS }, (_, i) => {
    const turn = 0.95 + (i / (LOCKS - 1)) * (2 * Math.PI - 1.9);
    const end = -0.6 - 0.2 * random();
    const wide = 0.52 + 0.08 * random();
    const start = random() * 6;
    const coil = Array.from({ length: 7 }, (_one, k): Vec3 => {
      const t = k / 6;
      const r = wide + 0.07 * Math.sin(t * Math.PI);
      const a = start + t * 9.5;
      return [
        Math.sin(turn) * r + Math.cos(a) * 0.06,
        0.16 + (end - 0.16) * t,
        -0.08 + Math.cos(turn) * r * 0.92 + Math.sin(a) * 0.06,
      ];
    });
    return tube(coil, [0.09, 0.1, 0.105, 0.105, 0.1, 0.08, 0.04], 1);
  });
}
