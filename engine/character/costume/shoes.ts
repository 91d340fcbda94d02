/** Shoes, bare feet and gloves: what ends the limbs, since every costume must say something about them. */

import { blend, swell } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import { above, type Body, SIDES } from '../figure/body.ts';
import { handOf } from '../figure/hands.ts';
import { boots as bootParts, dressShoes, sneakers as sneakerParts } from '../outfits/shoes.ts';
import type { SolidPart } from '../part.ts';
import { bareFeet } from './skin.ts';
import type { GarmentMaker } from './wearer.ts';

export const sneakers: GarmentMaker = ({ body }, colour) => sneakerParts(body, colour);
export const shoes: GarmentMaker = ({ body }, colour) => dressShoes(body, colour);
export const boots: GarmentMaker = ({ body }, colour, trim) => bootParts(body, colour, trim, 0.4);
export const tallBoots: GarmentMaker = ({ body }, colour, trim) => bootParts(body, colour, trim, 0.66);
export const wellies: GarmentMaker = ({ body }, colour, trim) =>
  bootParts(body, colour, trim, 0.6).map((one): SolidPart => ({ ...one, material: 'glossy' }));
/** Over the ankle, with a white cap and sole. */
export const highTops: GarmentMaker = ({ body }, colour) => [
  ...bootParts(body, colour, '#f8f4ec', 0.3),
  ...slabs(body, 0.05, '#f8f4ec'),
];
/** On soles as thick as a hand. */
export const platforms: GarmentMaker = ({ body }, colour, trim) => [
  ...dressShoes(body, colour),
  ...slabs(body, 0.085, trim),
];

const slabs = (body: Body, half: number, colour: string): SolidPart[] =>
  SIDES.map((s) => ({
    name: `slab${s}`,
    shape: box(
      [body.joints[`ankle${s}`][0] + (s === 'L' ? 0.012 : -0.012), half, 0.1],
      [0.176, half, 0.31],
      0.07,
    ),
    material: 'matte',
    colour,
    bones: [`foot${s}`],
  }));

export const barefoot: GarmentMaker = (w) => bareFeet(w);

/** Soft and close to the foot: ballet, gymnastics, babies' socks. */
export const slippers: GarmentMaker = (w, colour) =>
  SIDES.map((s) => {
    const x = w.body.joints[`ankle${s}`][0];
    const m = s === 'L' ? 1 : -1;
    return {
      name: `shoe${s}`,
      shape: above(
        blend(
          0.06,
          ellipsoid([x, 0.09, -0.04], [0.115, 0.105, 0.135]),
          ellipsoid([x + m * 0.01, 0.075, 0.17], [0.128, 0.085, 0.18]),
          capsule([x, 0.11, -0.02], [x, 0.24, -0.04], 0.115, 0.105),
        ),
        0.004,
        0.02,
      ),
      material: 'matte',
      colour,
      bones: [`foot${s}`, `shin${s}`],
    };
  });

export const sandals: GarmentMaker = (w, colour) => [
  ...bareFeet(w),
  ...SIDES.map((s): SolidPart => {
    const x = w.body.joints[`ankle${s}`][0];
    return {
      name: `strap${s}`,
      shape: blend(
        0.01,
        box([x, 0.02, 0.11], [0.15, 0.022, 0.29], 0.02),
        tube(
          [
            [x - 0.14, 0.05, 0.16],
            [x - 0.06, 0.15, 0.15],
            [x + 0.06, 0.15, 0.15],
            [x + 0.14, 0.05, 0.16],
          ],
          0.03,
        ),
        tube(
          [
            [x - 0.12, 0.16, -0.06],
            [x, 0.21, 0.08],
            [x + 0.12, 0.16, -0.06],
          ],
          0.026,
        ),
      ),
      material: 'matte',
      colour,
      bones: [`foot${s}`],
    };
  }),
];

export const fins: GarmentMaker = (w, colour) => [
  ...slippers(w, colour, colour),
  ...SIDES.map((s): SolidPart => {
    const x = w.body.joints[`ankle${s}`][0];
    return {
      name: `fin${s}`,
      shape: blend(
        0.03,
        box([x, 0.03, 0.5], [0.19, 0.02, 0.3], 0.02),
        capsule([x - 0.15, 0.04, 0.2], [x - 0.17, 0.04, 0.78], 0.03),
        capsule([x + 0.15, 0.04, 0.2], [x + 0.17, 0.04, 0.78], 0.03),
      ),
      material: 'glossy',
      colour,
      bones: [`foot${s}`],
    };
  }),
];

/** Longer blades under boots. */
export const skates: GarmentMaker = (w, colour, trim) => [
  ...boots(w, colour, trim),
  ...SIDES.map((s): SolidPart => {
    const x = w.body.joints[`ankle${s}`][0];
    return {
      name: `blade${s}`,
      shape: box([x, -0.03, 0.1], [0.02, 0.05, 0.34], 0.012),
      material: 'metal',
      colour: '#c3c9d4',
      bones: [`foot${s}`],
    };
  }),
];

export const gloves: GarmentMaker = ({ body }, colour) =>
  SIDES.map((s) => ({
    name: `glove${s}`,
    shape: swell(0.012, handOf(body, s)),
    material: 'matte',
    colour,
    bones: [`hand${s}`, `foreArm${s}`],
  }));

export const boxingGloves: GarmentMaker = ({ body }, colour, trim) =>
  SIDES.flatMap((s): SolidPart[] => {
    const wrist = body.joints[`wrist${s}`];
    const elbow = body.joints[`elbow${s}`];
    const way = add(wrist, [-elbow[0], -elbow[1], -elbow[2]]);
    const l = Math.hypot(...way);
    const on = (t: number): readonly [number, number, number] => [
      wrist[0] + (way[0] / l) * t,
      wrist[1] + (way[1] / l) * t,
      wrist[2] + (way[2] / l) * t,
    ];
    return [
      {
        name: `boxing${s}`,
        shape: blend(
          0.05,
          ellipsoid(on(0.14), [0.18, 0.18, 0.18]),
          capsule(on(0), on(0.1), 0.12, 0.15),
          ellipsoid(add(on(0.1), [0, 0, 0.13]), [0.07, 0.09, 0.08]),
        ),
        material: 'glossy',
        colour,
        bones: [`hand${s}`],
      },
      {
        name: `cuff${s}`,
        shape: capsule(on(-0.08), on(0), 0.115, 0.12),
        material: 'matte',
        colour: trim,
        bones: [`hand${s}`, `foreArm${s}`],
      },
    ];
  });
