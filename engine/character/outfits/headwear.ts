/** Hats that belong to a stage outfit, and the hair that must fit under them. */

import type { Accessory } from '#common/character/character-words.ts';
import { blend, carve, keep, swell } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { cylinder, ellipsoid, frustum, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { smoothstep, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { HatFit } from '../animal/parts/ears-and-hats.ts';
import type { HeadSpace } from '../face/head-space.ts';
import type { Body } from '../figure/body.ts';
import { CLOTHS } from '../figure/colours.ts';
import type { Look } from '../figure/look.ts';
import type { SolidPart } from '../part.ts';

/** Height in the head's space above which a hat covers everything, in front and behind. */
export interface HatLine {
  front: number;
  back: number;
}

const LINES: Partial<Record<Look['outfit'] | Accessory, HatLine>> = {
  country: { front: 0.42, back: 0.3 },
  'hip-hop': { front: 0.34, back: 0.1 },
  hat: { front: 0.4, back: 0.27 },
  'chef-hat': { front: 0.34, back: 0.2 },
  cap: { front: 0.3, back: 0.08 },
  beanie: { front: 0.26, back: 0.12 },
  beret: { front: 0.34, back: 0.24 },
  'top-hat': { front: 0.42, back: 0.3 },
  'cowboy-hat': { front: 0.42, back: 0.3 },
  'straw-hat': { front: 0.38, back: 0.26 },
  'pointed-hat': { front: 0.4, back: 0.28 },
  bandana: { front: 0.24, back: 0.02 },
};

/** What the hair must stay under: the lowest line of all hats worn. */
export const lowestLine = (lines: readonly (HatLine | undefined)[]): HatLine | undefined =>
  lines.reduce(
    (low, one) =>
      low && one
        ? { front: Math.min(low.front, one.front), back: Math.min(low.back, one.back) }
        : (low ?? one),
    undefined,
  );

export const hatLine = ({ outfit, accessories }: Look): HatLine | undefined =>
  lowestLine([outfit, ...accessories].map((one) => LINES[one]));

/** Hats with a brim or a high crown, beside which ears stand. */
const HIGH: ReadonlySet<string> = new Set<Look['outfit'] | Accessory>([
  'country',
  'hat',
  'chef-hat',
  'top-hat',
  'cowboy-hat',
  'straw-hat',
  'pointed-hat',
]);

export const hatFit = (look: Look): HatFit | undefined =>
  hatLine(look) && ([look.outfit, ...look.accessories].some((one) => HIGH.has(one)) ? 'high' : 'close');

/** Hair under a hat: nothing above its edge, and close to the head just below it; curls spring out again sooner. */
export function underHat(
  hair: Shape | undefined,
  line: HatLine | undefined,
  style: Look['hairStyle'],
): Shape | undefined {
  if (!line || !hair) return hair;
  const isCurly = style === 'curly';
  const edge = (z: number) => line.back + (line.front - line.back) * smoothstep(-0.5, 0.45, z);
  const free = shape((_x, y, z) => (y - edge(z)) * 0.9, [-1.2, -2.4, -1.2], [1.2, 0.5, 1.2], 0.2);
  const near = shape(
    (x, y, z) => {
      const k = Math.hypot(x / 0.57, (y - 0.08) / 0.6, (z + 0.05) / 0.57);
      // Lower down it may fall as it likes.
      const loose = isCurly ? smoothstep(edge(z) - 0.03, edge(z) - 0.13, y) : smoothstep(0.05, -0.25, y);
      return (k - 1) * 0.5 - 0.6 * loose;
    },
    [-1.2, -2.4, -1.2],
    [1.2, 1, 1.2],
    0.2,
  );
  // The cuts round off thin hair: short sides are made a little thicker first.
  return keep(0.03, keep(0.03, style === 'short' ? swell(0.02, hair) : hair, free), near);
}

/** Hair that stands off the head is pressed down where a band goes around it. */
export const underBand = (hair: Shape | undefined): Shape | undefined =>
  hair &&
  carve(
    0.05,
    hair,
    place(carve(0.01, cylinder([0, 0, 0], 1.1, 0.062, 0.02), cylinder([0, 0, 0], 0.55, 0.2, 0)), {
      at: [0, 0.28, -0.04],
      turn: [-14, 0, 0],
    }),
  );

const worn = (
  name: string,
  shape: Shape,
  colour: string,
  material: SolidPart['material'] = 'matte',
): SolidPart => ({
  name,
  shape,
  material,
  colour,
  bones: ['head'],
});

export function headwearOf({ figure }: Body, head: HeadSpace): SolidPart[] {
  const { look } = figure;
  if (look.outfit === 'country') return cowboyHat(head);
  if (look.outfit === 'hip-hop') return cap(head, CLOTHS[look.color].main, CLOTHS[look.color].accent);
  return [];
}

const FELT = '#b98a55';

export function cowboyHat(head: HeadSpace, felt = FELT, band = '#4a2c1a'): SolidPart[] {
  const tilt = { at: [0, 0.4, -0.03] as Vec3, turn: [-6, 0, 0] as Vec3 };
  const crown = carve(
    0.08,
    blend(0.1, frustum([0, 0.16, 0], 0.22, 0.55, 0.43, 0.1), ellipsoid([0, 0.3, -0.02], [0.4, 0.14, 0.4])),
    // The pinch along the top.
    ellipsoid([0, 0.47, 0.06], [0.1, 0.13, 0.38]),
  );
  // The brim's sides are rolled up.
  const brim = shape(
    (x, y, z) => {
      const lift = 0.34 * x * x - 0.1 * z * z * (z > 0 ? 1 : 0.4);
      const k = Math.hypot(x / 0.94, z / 1.0);
      return Math.max(Math.abs(y + 0.03 - lift) * 0.8 - 0.032, (k - 1) * 0.8);
    },
    [-1, -0.25, -1.05],
    [1, 0.4, 1.05],
    0.03,
  );
  const ribbon = cylinder([0, 0.045, 0], 0.585, 0.05, 0.02);
  return [
    worn('hat', head.put(place(blend(0.03, crown, brim), tilt)), felt),
    worn('ribbon', head.put(place(ribbon, tilt)), band),
  ];
}

export function cap(head: HeadSpace, main: string, accent: string): SolidPart[] {
  const dome = keep(
    0.02,
    ellipsoid([0, 0.1, -0.05], [0.6, 0.58, 0.6]),
    shape((_x, y, z) => (0.04 + 0.24 * smoothstep(-0.5, 0.45, z) - y) * 0.9, [-1, -0.1, -1], [1, 1, 1], 0.3),
  );
  const visor = shape(
    (x, y, z) => {
      const k = Math.hypot(x / 0.5, (z - 0.36) / 0.62);
      const drop = 0.3 - 0.42 * x * x - 0.12 * (z - 0.4);
      return Math.max(Math.abs(y - drop) * 0.85 - 0.022, (k - 1) * 0.5, 0.25 - z);
    },
    [-0.6, 0.05, 0.2],
    [0.6, 0.45, 1.05],
    0.022,
  );
  return [
    worn('cap', head.put(blend(0.01, dome, sphere([0, 0.68, -0.05], 0.04))), main),
    worn('visor', head.put(visor), accent),
  ];
}
