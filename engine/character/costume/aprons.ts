/** Aprons, which lie over whatever else is worn, so that any clothes become those of a cook or a barista. */

import { blend, keep, swell } from '#engine/sculpt/shapes/combine.ts';
import { shape } from '#engine/sculpt/shapes/shape.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, smoothstep } from '#engine/sculpt/shapes/vector.ts';
import { tunicSkirt } from '../outfits/fantasy.ts';
import { hemBand } from '../outfits/garment.ts';
import { frontOf, kneeOf, patchOn } from './cut.ts';
import type { GarmentMaker } from './wearer.ts';

/** A bib apron; `front` of it is worn over whatever is under it. */
export const apron: GarmentMaker = ({ body }, colour, trim) => {
  const { chest, waist, neck, hips } = body.joints;
  const end = kneeOf(body, 0.12);
  const worn = blend(0.06, body.upper(0.085), tunicSkirt(body, end, 0.09));
  const cloth = keep(
    0.012,
    swell(0.012, worn),
    shape(
      (x, y, z) => {
        const half =
          y > waist[1]
            ? 0.34 + body.figure.bulk - 0.17 * smoothstep(waist[1], waist[1] + 0.2, y)
            : 0.36 + body.figure.bulk;
        return Math.max(Math.abs(x) - half, y - chest[1] - 0.14, end - y, 0.06 - z) * 0.9;
      },
      [-0.7, end - 0.05, 0],
      [0.7, chest[1] + 0.25, 1],
      0.04,
    ),
  );
  const strap = (m: number) =>
    tube(
      [
        frontOf(worn, 0.15 * m, chest[1] + 0.12, 0.01),
        frontOf(worn, 0.16 * m, chest[1] + 0.24, 0.005),
        add(neck, [0.19 * m, 0.02, 0.06]),
        add(neck, [0.15 * m, 0.05, -0.16]),
      ],
      0.024,
      4,
    );
  return [
    {
      name: 'apron',
      shape: cloth,
      material: 'matte',
      colour,
      bones: ['hips', 'spine', 'chest', 'thighL', 'thighR'],
    },
    {
      name: 'straps',
      shape: blend(0, strap(1), strap(-1), hemBand(body, waist[1] - 0.1, 0.022, 0.07)),
      material: 'matte',
      colour: trim,
      bones: ['hips', 'spine', 'chest'],
    },
    {
      name: 'pocket',
      shape: patchOn(cloth, 0.012, (x, y) =>
        Math.max(Math.abs(x) - 0.15, Math.abs(y - hips[1] + 0.06) - 0.08),
      ),
      material: 'matte',
      colour: trim,
      bones: ['hips', 'spine'],
    },
  ];
};

/** Only from the waist down: waiters, baristas. */
export const waistApron: GarmentMaker = ({ body }, colour, trim) => {
  const { waist } = body.joints;
  const end = kneeOf(body, -0.1);
  const worn = tunicSkirt(body, end, 0.1);
  const cloth = keep(
    0.012,
    swell(0.03, worn),
    shape(
      (x, y, z) =>
        Math.max(Math.abs(x) - 0.36 - body.figure.bulk, y - waist[1] + 0.04, end - y, 0.04 - z) * 0.9,
      [-0.7, end - 0.05, 0],
      [0.7, waist[1] + 0.1, 1],
      0.04,
    ),
  );
  return [
    { name: 'apron', shape: cloth, material: 'matte', colour, bones: ['hips', 'spine', 'thighL', 'thighR'] },
    {
      name: 'straps',
      shape: hemBand(body, waist[1] - 0.08, 0.03, 0.075),
      material: 'matte',
      colour: trim,
      bones: ['hips', 'spine'],
    },
  ];
};
