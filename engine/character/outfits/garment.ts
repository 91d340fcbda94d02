/** What several outfits share: creases, hems, trousers and belts. */

import { blend, keep, relief, swell } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { smoothstep, subtract } from '#engine/sculpt/shapes/vector.ts';
import { above, type Body, band, below, SIDES, type Side } from '../figure/body.ts';
import type { BoneName } from '../figure/skeleton.ts';
import type { SolidPart } from '../part.ts';

export const ARMS_AND_TRUNK: readonly BoneName[] = [
  'hips',
  'spine',
  'chest',
  'upperArmL',
  'foreArmL',
  'upperArmR',
  'foreArmR',
];

export const LEGS: readonly BoneName[] = ['hips', 'spine', 'thighL', 'shinL', 'thighR', 'shinR'];

export const creases =
  (height: number) =>
  (x: number, y: number, z: number): number =>
    -height * (Math.sin(y * 23 + x * 7 + Math.sin(z * 9) * 1.2) * Math.sin(x * 11 - y * 5 + z * 8));

/** A flat ring around the trunk at this height: hems, belts, waistbands. */
export function hemBand(body: Body, y: number, half: number, grown = 0.062): Shape {
  const around = swell(grown, blend(0.12, body.trunk(0), body.trousers(0.01)));
  const slab = shape(
    (_x, py, _z) => Math.abs(py - y) - half,
    [-1, y - half - 0.03, -1],
    [1, y + half + 0.03, 1],
    half,
  );
  return keep(0.02, around, slab);
}

export interface TrouserOptions {
  cuffs?: boolean;
  grown?: number;
  flare?: number;
  /** Lowest point; trousers in boots end higher. */
  end?: number;
}

/** Where trousers end that are worn in boots reaching up to `share` of the shin. */
export const inBoots = ({ joints }: Body, share: number): number =>
  joints.ankleL[1] + (share - 0.16) * (joints.kneeL[1] - joints.ankleL[1]);

/**
 * Two legs as two pieces: in one they would grow together between the thighs, and tear like a web when the legs part.
 * At the seat each reaches over the middle, so that no gap opens there.
 */
export function trouserLegs(
  { joints }: Body,
  clothOf: (side: Side) => Shape,
  rest: Pick<SolidPart, 'material' | 'colour'>,
): SolidPart[] {
  const crotch = joints.hipL[1] - 0.16;
  return SIDES.map((s) => {
    const m = s === 'L' ? 1 : -1;
    const own = shape(
      (x, y) => (-x * m - 0.07 * smoothstep(crotch - 0.06, crotch + 0.12, y)) * 0.9,
      [-1, -0.1, -1],
      [1, joints.chest[1], 1],
      0.5,
    );
    return {
      name: `trousers${s}`,
      shape: keep(0.012, clothOf(s), own),
      bones: ['hips', 'spine', `thigh${s}`, `shin${s}`],
      ...rest,
    };
  });
}

export function trousersPart(body: Body, colour: string, options: TrouserOptions = {}): SolidPart[] {
  const { cuffs = false, grown = 0.035, flare = 0.012, end = 0.17 } = options;
  const { joints } = body;
  const seat = below(body.trunk(grown - 0.02), joints.waist[1] + 0.02, 0.03);
  const clothOf = (s: Side): Shape => {
    const cloth = relief(
      above(blend(0.07, seat, body.leg(s, grown, flare)), end, 0.02),
      0.011,
      (x, y, z) => -0.009 * Math.sin(y * 34 + z * 7 + x * 5) * smoothstep(0.6, 0.22, y),
    );
    if (!cuffs) return cloth;
    const [knee, ankle] = [joints[`knee${s}`], joints[`ankle${s}`]];
    const ring = band(ankle, subtract(knee, ankle), 0.138 + body.figure.bulk * 0.2, 0.034, 0.02);
    return blend(0.008, cloth, ring);
  };
  return trouserLegs(body, clothOf, { material: 'matte', colour });
}
