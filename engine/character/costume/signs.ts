/** What is fastened to the breast: badges, numbers, sashes, flowers. */

import { blend, keep, swell } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import { frontOf, hung } from './cut.ts';
import type { GarmentMaker } from './wearer.ts';

/** A star or a plate on the left breast. */
export const badge: GarmentMaker = ({ body }, colour) => {
  const at = frontOf(body.upper(0.06), 0.19, body.joints.chest[1] + 0.1, 0.015);
  return [
    hung(
      'badge',
      blend(
        0.008,
        ...[0, 1, 2, 3, 4].map((i) => {
          const a = (i / 5) * 2 * Math.PI;
          return capsule(at, add(at, [Math.sin(a) * 0.07, Math.cos(a) * 0.07, 0.01]), 0.035, 0.012);
        }),
      ),
      colour,
      ['chest'],
      'metal',
    ),
  ];
};

/** A paper with a number on the breast of a runner. */
export const startNumber: GarmentMaker = ({ body }, colour, trim) => {
  const worn = body.upper(0.056);
  const y = body.joints.chest[1] - 0.12;
  const sheet = (half: (x: number, v: number) => number, thick: number): Shape =>
    keep(
      0.006,
      swell(thick, worn),
      shape(
        (x, py, z) => Math.max(half(x, py - y), 0.05 - z) * 0.9,
        [-0.4, y - 0.3, 0],
        [0.4, y + 0.3, 0.9],
        0.04,
      ),
    );
  const digits = (x: number, v: number): number =>
    Math.min(
      Math.max(Math.abs(x + 0.09) - 0.022, Math.abs(v) - 0.085),
      Math.max(Math.abs(Math.hypot(x - 0.05, v * 0.8) - 0.062) - 0.02, 0),
    );
  return [
    hung(
      'bib',
      sheet((x, v) => Math.max(Math.abs(x) - 0.2, Math.abs(v) - 0.14), 0.014),
      colour,
    ),
    { ...hung('emblem', sheet(digits, 0.024), trim), detail: 1.5 },
  ];
};

/** From one shoulder to the other hip: generals, winners, princes. */
export const sash: GarmentMaker = ({ body }, colour) => {
  const { joints } = body;
  const worn = body.upper(0.062);
  const band = shape(
    (x, y, z) => {
      const along = (y - joints.chest[1] + 0.06) * 0.72 - x * 0.72;
      return (
        Math.max(
          Math.abs(along) - 0.07,
          Math.abs(z) > 0 ? y - joints.neck[1] - 0.02 : 0,
          joints.hips[1] + 0.02 - y,
        ) * 0.9
      );
    },
    [-0.8, joints.hips[1], -0.8],
    [0.8, joints.neck[1] + 0.1, 0.9],
    0.05,
  );
  return [hung('sash', keep(0.01, swell(0.016, worn), band), colour, ['hips', 'spine', 'chest'])];
};

/** Big buttons down the front. */
export const pompoms: GarmentMaker = ({ body }, colour) => {
  const worn = body.upper(0.05);
  const { chest, waist } = body.joints;
  return [
    hung(
      'pompoms',
      blend(
        0,
        ...[chest[1] + 0.08, chest[1] - 0.14, waist[1] - 0.06].map((y) =>
          sphere(frontOf(worn, 0, y, 0.02), 0.07),
        ),
      ),
      colour,
      ['spine', 'chest'],
    ),
  ];
};

/** A hero's sign on the breast. */
export const emblem: GarmentMaker = ({ body }, colour, trim) => {
  const worn = body.upper(0.016);
  const y = body.joints.chest[1] + 0.04;
  const on = (thick: number, inset: number): Shape =>
    keep(
      0.006,
      swell(thick, worn),
      shape(
        (x, py, z) => {
          const v = py - y;
          const half = 0.2 - inset - Math.max(0, -v) * 0.75;
          return Math.max(Math.abs(x) - half, v - 0.11 + inset, -v - 0.24 + inset * 1.6, 0.05 - z) * 0.8;
        },
        [-0.4, y - 0.4, 0],
        [0.4, y + 0.3, 0.9],
        0.04,
      ),
    );
  return [
    { ...hung('emblem', on(0.02, 0), colour, ['chest', 'spine']), detail: 1.3 },
    { ...hung('emblemMark', on(0.03, 0.07), trim, ['chest', 'spine']), detail: 1.3 },
  ];
};

/** A flower at the lapel. */
export const flowerPin: GarmentMaker = ({ body }, colour, trim) => {
  const at = frontOf(body.upper(0.075), 0.2, body.joints.chest[1] + 0.14, 0.02);
  const petals = [0, 1, 2, 3, 4].map((i) => {
    const a = (i / 5) * 2 * Math.PI;
    return sphere(add(at, [Math.sin(a) * 0.035, Math.cos(a) * 0.035, 0]), 0.034);
  });
  return [
    hung('flower', blend(0.01, ...petals), colour, ['chest']),
    hung('leaf', ellipsoid(add(at, [0.01, -0.07, -0.01]), [0.03, 0.06, 0.02]), trim, ['chest']),
  ];
};
