/** Plates of iron over mail, and the white suit of astronauts. */

import { blend, carve, keep, swell } from '#engine/sculpt/shapes/combine.ts';
import { shape } from '#engine/sculpt/shapes/shape.ts';
import { box, cylinder, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, mixed, subtract } from '#engine/sculpt/shapes/vector.ts';
import { above, band, SIDES } from '../figure/body.ts';
import { tunicSkirt } from '../outfits/fantasy.ts';
import { ARMS_AND_TRUNK, hemBand, LEGS, trousersPart } from '../outfits/garment.ts';
import type { SolidPart } from '../part.ts';
import { frontOf, neckCut, topShape } from './cut.ts';
import type { GarmentMaker } from './wearer.ts';

/** Breastplate, shoulders, arms, thighs and shins; `trim` is the mail under it. */
export const armour: GarmentMaker = ({ body }, colour, trim) => {
  const { joints, figure } = body;
  const mail = blend(0.05, body.upper(0.028), ...SIDES.map((s) => body.sleeve(s, 0.03, 1.94)));
  const breast = keep(
    0.04,
    swell(0.05, body.upper(0.025)),
    shape(
      (_x, y) => Math.max(joints.waist[1] - 0.12 - y, y - joints.neck[1] + 0.08),
      [-1, joints.waist[1] - 0.2, -1],
      [1, joints.neck[1], 1],
      0.1,
    ),
  );
  const limbs = SIDES.flatMap((s): SolidPart[] => {
    const m = s === 'L' ? 1 : -1;
    const shoulder = add(joints[`shoulder${s}`], [0.03 * m, 0.04, 0]);
    const [e, w] = [joints[`elbow${s}`], joints[`wrist${s}`]];
    const [knee, ankle] = [joints[`knee${s}`], joints[`ankle${s}`]];
    const plate = (name: string, s2: SolidPart['shape'], bones: SolidPart['bones']): SolidPart => ({
      name,
      shape: s2,
      material: 'metal',
      colour,
      bones,
    });
    return [
      plate(
        `shoulder${s}`,
        carve(
          0.02,
          ellipsoid(shoulder, [0.23 + figure.bulk * 0.3, 0.19, 0.23 + figure.bulk * 0.3]),
          ellipsoid(add(shoulder, [0.04 * m, -0.2, 0]), [0.3, 0.14, 0.3]),
        ),
        [`upperArm${s}`, 'chest'],
      ),
      plate(`bracer${s}`, band(mixed(e, w, 0.66), subtract(w, e), 0.108 + figure.bulk * 0.2, 0.17, 0.018), [
        `foreArm${s}`,
      ]),
      plate(`elbow${s}`, ellipsoid(e, [0.14, 0.14, 0.14]), [`foreArm${s}`, `upperArm${s}`]),
      plate(
        `greave${s}`,
        keep(
          0.02,
          body.leg(s, 0.05),
          shape(
            (_x, y) => Math.max(y - knee[1] + 0.08, mixed(ankle, knee, 0.1)[1] - y),
            [-0.8, 0.1, -0.5],
            [0.8, knee[1], 0.5],
            0.05,
          ),
        ),
        [`shin${s}`],
      ),
      plate(`knee${s}`, ellipsoid(add(knee, [0, 0, 0.09]), [0.13, 0.14, 0.11]), [`shin${s}`, `thigh${s}`]),
    ];
  });
  return [
    {
      name: 'mail',
      shape: carve(0.02, mail, neckCut(body, 'round')),
      material: 'metal',
      colour: trim,
      bones: ARMS_AND_TRUNK,
    },
    {
      name: 'breast',
      shape: carve(0.02, breast, neckCut(body, 'round')),
      material: 'metal',
      colour,
      bones: ['spine', 'chest'],
    },
    {
      name: 'skirt',
      shape: tunicSkirt(body, joints.kneeL[1] + 0.3 * figure.legs, 0.1),
      material: 'metal',
      colour: trim,
      bones: LEGS,
    },
    {
      name: 'belt',
      shape: hemBand(body, joints.waist[1] - 0.12, 0.05, 0.09),
      material: 'matte',
      colour: '#5a3a26',
      bones: ['hips', 'spine'],
    },
    ...limbs,
    ...trousersPart(body, trim, { grown: 0.02, end: 0.3 }),
  ];
};

/** Layered plates tied with cords: samurai. */
export const lamellar: GarmentMaker = ({ body }, colour, trim) => {
  const { joints } = body;
  const rows = (s: SolidPart['shape']) => ({
    shape: s,
    tint: ((_x, y, _z, base) =>
      Math.sin(y * 52) > 0.55
        ? [0.7 * base[0] + 0.2, 0.7 * base[1] + 0.14, 0.7 * base[2] + 0.05]
        : base) as NonNullable<SolidPart['tint']>,
  });
  const breast = keep(
    0.03,
    swell(0.05, body.upper(0.03)),
    shape(
      (_x, y) => Math.max(joints.waist[1] - 0.1 - y, y - joints.neck[1] + 0.14),
      [-1, joints.waist[1] - 0.2, -1],
      [1, joints.neck[1], 1],
      0.1,
    ),
  );
  const pads = SIDES.map((s): SolidPart => {
    const m = s === 'L' ? 1 : -1;
    const at = add(joints[`shoulder${s}`], [0.12 * m, -0.08, 0]);
    return {
      name: `pad${s}`,
      ...rows(place(box([0, 0, 0], [0.05, 0.24, 0.2], 0.04), { at, turn: [0, 0, 24 * m] })),
      material: 'glossy',
      colour,
      bones: [`upperArm${s}`],
    };
  });
  return [
    { name: 'breast', ...rows(breast), material: 'glossy', colour, bones: ['spine', 'chest'], detail: 1.2 },
    {
      name: 'skirt',
      ...rows(tunicSkirt(body, joints.kneeL[1] + 0.26, 0.16)),
      material: 'glossy',
      colour,
      bones: LEGS,
    },
    ...pads,
    {
      name: 'belt',
      shape: hemBand(body, joints.waist[1] - 0.1, 0.05, 0.1),
      material: 'matte',
      colour: trim,
      bones: ['hips', 'spine'],
    },
  ];
};

/** Thick and white, with a box on the chest, hoses and a pack on the back. */
export const spaceSuit: GarmentMaker = ({ body }, colour, trim) => {
  const { joints, figure } = body;
  const suit = topShape(body, { grown: 0.09, sleeves: 1.9, flare: 0.01, hem: -0.2, crease: 0.014 });
  const box1 = frontOf(suit, 0, joints.chest[1] - 0.12, 0.05);
  const back = add(joints.chest, [0, -0.02, -0.5 - figure.bulk]);
  const rings = SIDES.flatMap((s) => {
    const [e, w] = [joints[`elbow${s}`], joints[`wrist${s}`]];
    return [band(mixed(e, w, 0.92), subtract(w, e), 0.15 + figure.bulk * 0.2, 0.03, 0.02)];
  });
  return [
    {
      name: 'suit',
      shape: carve(0.02, suit, neckCut(body, 'round')),
      material: 'matte',
      colour,
      bones: ARMS_AND_TRUNK,
    },
    {
      name: 'ring',
      shape: place(cylinder([0, 0, 0], 0.36, 0.05, 0.03), { at: add(joints.neck, [0, -0.02, 0.02]) }),
      material: 'metal',
      colour: '#c9cdd6',
      bones: ['chest'],
    },
    {
      name: 'panel',
      shape: box(box1, [0.2, 0.13, 0.08], 0.03),
      material: 'glossy',
      colour: '#d9dde6',
      bones: ['spine', 'chest'],
    },
    {
      name: 'keys',
      shape: blend(
        0,
        ...[-0.1, 0, 0.1].map((x) => box(add(box1, [x, 0.03, 0.085]), [0.03, 0.03, 0.014], 0.008)),
      ),
      material: 'glossy',
      colour: trim,
      bones: ['spine', 'chest'],
    },
    {
      name: 'hose',
      shape: blend(
        0,
        ...[1, -1].map((m) =>
          tube(
            [
              add(box1, [0.16 * m, -0.08, 0.02]),
              add(box1, [0.34 * m, -0.16, -0.12]),
              add(back, [0.3 * m, -0.1, 0.14]),
            ],
            0.035,
          ),
        ),
      ),
      material: 'glossy',
      colour: trim,
      bones: ['spine', 'chest'],
    },
    {
      name: 'pack',
      shape: blend(
        0.03,
        box(back, [0.34, 0.44, 0.17], 0.08),
        box(add(back, [0, 0.3, 0.02]), [0.24, 0.2, 0.14], 0.06),
      ),
      material: 'matte',
      colour,
      bones: ['spine', 'chest'],
    },
    {
      name: 'rings',
      shape: blend(0, ...rings),
      material: 'matte',
      colour: trim,
      bones: ['foreArmL', 'foreArmR'],
    },
    {
      name: 'belt',
      shape: hemBand(body, joints.waist[1] - 0.12, 0.04, 0.11),
      material: 'matte',
      colour: trim,
      bones: ['hips', 'spine'],
    },
    ...trousersPart(body, colour, { grown: 0.075, end: 0.2 }),
  ];
};

/** A diver's air bottle. */
export const airTank: GarmentMaker = ({ body }, colour, trim) => {
  const { chest, neck } = body.joints;
  const at = add(chest, [0, -0.06, -0.46 - body.figure.bulk]);
  return [
    {
      name: 'tank',
      shape: cylinder(at, 0.17, 0.42, 0.14),
      material: 'glossy',
      colour,
      bones: ['spine', 'chest'],
    },
    {
      name: 'hose',
      shape: tube(
        [add(at, [0.04, 0.44, 0]), add(neck, [0.36, 0.1, -0.1]), add(neck, [0.3, 0.02, 0.3])],
        0.03,
      ),
      material: 'matte',
      colour: trim,
      bones: ['chest'],
    },
    {
      name: 'straps',
      shape: above(
        keep(
          0.01,
          swell(0.045, body.upper(0)),
          shape(
            (x, y) => Math.max(Math.abs(Math.abs(x) - 0.22) - 0.035, y - chest[1] - 0.24),
            [-0.8, 0.5, -0.8],
            [0.8, 4, 0.8],
            0.05,
          ),
        ),
        body.joints.waist[1] - 0.1,
      ),
      material: 'matte',
      colour: trim,
      bones: ['spine', 'chest'],
    },
  ];
};
