/** Bags, belts and tools carried on the body, over whatever is worn. */

import { blend, keep, swell } from '#engine/sculpt/shapes/combine.ts';
import { shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import { meets } from '../face/head-space.ts';
import { hemBand } from '../outfits/garment.ts';
import { frontOf, hung } from './cut.ts';
import type { GarmentMaker } from './wearer.ts';

export const backpack: GarmentMaker = ({ body }, colour, trim) => {
  const { joints, figure } = body;
  const back = add(joints.chest, [0, -0.12, -0.44 - figure.bulk]);
  // Flat bands on whatever is worn, from the shoulders to under the arms.
  const straps = keep(
    0.012,
    swell(0.022, body.upper(0.075)),
    shape(
      (x, y, z) => {
        const down = Math.max(0, joints.chest[1] + 0.1 - y);
        const middle = 0.235 + 0.02 * figure.bulk + 0.5 * down ** 1.6;
        const across = Math.abs(Math.abs(x) - middle) - 0.052;
        return Math.max(across, joints.waist[1] + 0.08 - y, -0.3 - z) * 0.9;
      },
      [-0.9, joints.waist[1], -0.35],
      [0.9, joints.neck[1] + 0.3, 0.8],
      0.03,
    ),
  );
  return [
    hung(
      'backpack',
      blend(
        0.04,
        box(back, [0.3, 0.38, 0.17], 0.11),
        box(add(back, [0, -0.14, -0.16]), [0.22, 0.17, 0.08], 0.06),
        capsule(add(back, [-0.24, 0.42, 0]), add(back, [0.24, 0.42, 0]), 0.1),
      ),
      colour,
    ),
    { ...hung('straps', straps, trim), detail: 1.6 },
  ];
};

/** A bag at the hip on a strap across the body. */
export const satchel: GarmentMaker = ({ body }, colour, trim) => {
  const { joints, figure } = body;
  const worn = body.upper(0.075);
  const at = add(joints.hips, [-0.42 - figure.hip * 0.4 - figure.bulk, -0.1, 0.06]);
  const front = (x: number, y: number) => frontOf(worn, x, y, 0.006);
  const strap = tube(
    [
      add(at, [0.04, 0.16, 0.1]),
      front(-0.24, joints.waist[1] + 0.02),
      front(-0.02, joints.chest[1] - 0.06),
      front(0.2, joints.chest[1] + 0.18),
      meets(worn, [0.25, joints.neck[1] + 0.6, -0.04], [0, -1, 0]) ?? add(joints.neck, [0.25, -0.02, 0]),
      add(joints.chest, [0.1, 0, -0.36 - figure.bulk]),
      add(joints.waist, [-0.2, 0.02, -0.3 - figure.bulk]),
      add(at, [0.04, 0.14, -0.12]),
    ],
    0.032,
    4,
  );
  return [
    hung(
      'bag',
      place(
        blend(0.02, box([0, 0, 0], [0.1, 0.19, 0.24], 0.05), box([-0.04, 0.06, 0], [0.09, 0.14, 0.25], 0.04)),
        { at },
      ),
      colour,
      ['hips'],
    ),
    hung('straps', strap, trim, ['hips', 'spine', 'chest']),
  ];
};

export const belt: GarmentMaker = ({ body }, colour, trim) => {
  const y = body.joints.waist[1] - 0.14;
  return [
    hung('belt', hemBand(body, y, 0.05, 0.08), colour, ['hips', 'spine']),
    hung(
      'buckle',
      box(frontOf(body.trunk(0.085), 0, y, 0.01), [0.075, 0.06, 0.025], 0.015),
      trim,
      ['hips', 'spine'],
      'metal',
    ),
  ];
};

/** Pouches and a hammer around the waist. */
export const toolBelt: GarmentMaker = (w, colour, trim) => {
  const { body } = w;
  const y = body.joints.waist[1] - 0.16;
  const side = 0.34 + body.figure.hip * 0.3 + body.figure.bulk;
  return [
    ...belt(w, colour, '#b9bec8'),
    hung(
      'pouch',
      blend(
        0.02,
        box([side, y - 0.12, 0.14], [0.07, 0.13, 0.11], 0.04),
        box([-side + 0.02, y - 0.1, 0.17], [0.07, 0.1, 0.09], 0.04),
      ),
      trim,
      ['hips'],
    ),
    hung('handle', capsule([side + 0.02, y - 0.3, 0.1], [side + 0.02, y + 0.1, 0.1], 0.03), '#b07a44', [
      'hips',
    ]),
    hung(
      'steel',
      box([side + 0.02, y + 0.12, 0.1], [0.045, 0.045, 0.12], 0.02),
      '#8e949e',
      ['hips'],
      'metal',
    ),
  ];
};
