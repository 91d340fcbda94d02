/** What several outfits share: creases, hems, trousers and belts. */

import { blend, keep, relief, swell } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { smoothstep, subtract } from '#engine/sculpt/shapes/vector.ts';
import { above, type Body, band, SIDES } from '../figure/body.ts';
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

export function trousersPart(body: Body, colour: string, options: TrouserOptions = {}): SolidPart[] {
  const { cuffs = false, grown = 0.035, flare = 0.012, end = 0.17 } = options;
  const { joints } = body;
  const cloth = relief(
    above(body.trousers(grown, flare), end, 0.02),
    0.011,
    (x, y, z) => -0.009 * Math.sin(y * 34 + z * 7 + x * 5) * smoothstep(0.6, 0.22, y),
  );
  if (!cuffs) return [{ name: 'trousers', shape: cloth, material: 'matte', colour, bones: LEGS }];
  const rings = SIDES.map((s) => {
    const [knee, ankle] = [joints[`knee${s}`], joints[`ankle${s}`]];
    return band(ankle, subtract(knee, ankle), 0.138 + body.figure.bulk * 0.2, 0.034, 0.02);
  });
  return [{ name: 'trousers', shape: blend(0.008, cloth, ...rings), material: 'matte', colour, bones: LEGS }];
}
