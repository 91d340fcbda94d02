/** Coats and robes on one long solid that reaches down the legs and covers what is worn beneath. */

import { blend, carve, keep, relief, swell } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { add, scaled } from '#engine/sculpt/shapes/vector.ts';
import { above, type Body, SIDES } from '../figure/body.ts';
import { tunicSkirt } from '../outfits/fantasy.ts';
import { ARMS_AND_TRUNK, creases, hemBand } from '../outfits/garment.ts';
import { inFront, lapelsOf } from '../outfits/jacket.ts';
import { buttons, kneeOf, neckCut, patchOn, piece } from './cut.ts';
import type { GarmentMaker } from './wearer.ts';

const TRUNK_AND_LEGS = [...ARMS_AND_TRUNK, 'thighL', 'thighR'] as const;

/** The solid of a coat that reaches down the legs. */
function longShape(body: Body, end: number, flare: number, grown: number, sleeves: number, wide = 0): Shape {
  return relief(
    above(
      blend(
        0.06,
        body.upper(grown),
        ...(sleeves > 0 ? SIDES.map((s) => body.sleeve(s, grown * 0.92, sleeves, wide)) : []),
        swell(0.015, tunicSkirt(body, end, flare)),
      ),
      end,
      0.02,
    ),
    0.006,
    creases(0.0025),
  );
}

/** Open in front and down to the knees: doctors, scientists. */
export const longCoat: GarmentMaker = ({ body }, colour, trim) => {
  const end = kneeOf(body, 0.06);
  const low = body.joints.waist[1] + 0.02;
  const whole = longShape(body, end, 0.1, 0.06, 1.9);
  const half = (y: number) => (y > low ? 0.02 + (y - low) * 0.3 : 0.02 + (low - y) * 0.12);
  const opened = carve(
    0.012,
    whole,
    inFront(body, (x, y) => (Math.abs(x) - half(y)) * 0.9),
  );
  const coat = carve(0.02, opened, neckCut(body, 'round'));
  const jacket = { coat, torso: body.upper(0.06), half };
  const pocket = patchOn(body.upper(0.064), 0.012, (x, y) =>
    Math.max(Math.abs(x - 0.2) - 0.075, Math.abs(y - body.joints.chest[1] + 0.03) - 0.08),
  );
  return [
    piece('jacket', coat, colour, TRUNK_AND_LEGS),
    { ...piece('lapels', lapelsOf(body, jacket, low, 0.12), colour, ['spine', 'chest']), detail: 1.2 },
    piece('pocket', pocket, trim, ['spine', 'chest']),
  ];
};

/** Belted, with a broad collar: detectives. */
export const trenchCoat: GarmentMaker = ({ body }, colour, trim) => {
  const end = kneeOf(body, -0.1);
  const whole = longShape(body, end, 0.16, 0.07, 1.9);
  const jacket = {
    coat: whole,
    torso: body.upper(0.07),
    half: (y: number) => 0.015 + Math.max(0, y - body.joints.chest[1] + 0.1) * 0.35,
  };
  const coat = carve(
    0.015,
    whole,
    inFront(body, (x, y) => Math.max(Math.abs(x) - jacket.half(y), body.joints.chest[1] - 0.12 - y)),
  );
  const { waist, chest } = body.joints;
  return [
    piece('jacket', carve(0.02, coat, neckCut(body, 'round')), colour, TRUNK_AND_LEGS),
    {
      ...piece('lapels', lapelsOf(body, jacket, chest[1] - 0.1, 0.17), colour, ['spine', 'chest']),
      detail: 1.2,
    },
    piece('belt', hemBand(body, waist[1] - 0.08, 0.055, 0.1), trim, ['hips', 'spine']),
    piece(
      'buttons',
      blend(
        0,
        buttons(whole, 0.12, waist[1] + 0.08, chest[1] - 0.1, 2, 0.026),
        buttons(whole, -0.12, waist[1] + 0.08, chest[1] - 0.1, 2, 0.026),
      ),
      '#4a3524',
      ['spine', 'chest'],
      'glossy',
    ),
  ];
};

/** A closed coat with a hood behind: fishermen, rainy days. */
export const raincoat: GarmentMaker = ({ body }, colour, trim) => {
  const end = kneeOf(body, 0.3);
  const whole = longShape(body, end, 0.14, 0.07, 1.9, 0.02);
  const n = body.joints.neck;
  const hood = blend(
    0.06,
    ellipsoid(add(n, [0, -0.02, -0.26]), [0.26, 0.24, 0.14]),
    ...[1, -1].map((m) =>
      capsule(add(n, [0.05 * m, -0.14, 0.27]), add(n, [0.24 * m, 0.02, -0.1]), 0.055, 0.09),
    ),
  );
  return [
    { ...piece('jacket', carve(0.02, whole, neckCut(body, 'round')), colour, TRUNK_AND_LEGS, 'glossy') },
    piece('hood', hood, colour, ['chest'], 'glossy'),
    piece('buttons', buttons(whole, 0, end + 0.3, body.joints.chest[1] + 0.1, 4, 0.026), trim, [
      'spine',
      'chest',
      'hips',
    ]),
  ];
};

/** To the ankles, with wide sleeves: monks, judges, wizards, kings. */
export const robe: GarmentMaker = ({ body }, colour, trim) => {
  const end = 0.13;
  const whole = longShape(body, end, 0.24, 0.06, 1.84, 0.1);
  const open = neckCut(body, 'round');
  const { waist } = body.joints;
  const ring = SIDES.map((s) => {
    const [e, wr] = [body.joints[`elbow${s}`], body.joints[`wrist${s}`]];
    return place(ellipsoid([0, 0, 0], [0.1, 0.1, 0.1]), { at: add(e, scaled(add(wr, scaled(e, -1)), 0.8)) });
  });
  return [
    piece('robe', carve(0.02, whole, open), colour, [...TRUNK_AND_LEGS, 'shinL', 'shinR']),
    piece('cuffs', blend(0, ...ring), colour, ['foreArmL', 'foreArmR']),
    piece('belt', hemBand(body, waist[1] - 0.1, 0.05, 0.085), trim, ['hips', 'spine']),
    piece('collar', keep(0.01, swell(0.014, whole), swell(0.05, open)), trim, ['chest']),
  ];
};
