/** A suit: jacket with lapels, shirt, tie and polished shoes. */

import { blend, carve, keep, relief, swell } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, clamp, mixed, smoothstep, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { meets } from '../face/head-space.ts';
import { above, type Body, band, SIDES } from '../figure/body.ts';
import { CLOTHS, type Cloth, TONES } from '../figure/colours.ts';
import type { SolidPart } from '../part.ts';
import { hips } from './casual.ts';
import { ARMS_AND_TRUNK, creases, trousersPart } from './garment.ts';
import { dressShoes } from './shoes.ts';

const softMax = (a: number, b: number, k: number): number => {
  const h = k - Math.abs(a - b);
  return Math.max(a, b) + (h > 0 ? (h * h) / (4 * k) : 0);
};

export function formal(body: Body): SolidPart[] {
  const { color, accessories, accessoryColors } = body.figure.look;
  const tie = accessories.includes('tie') ? accessoryColors?.tie : undefined;
  const parts = suit(body, {
    cloth: { ...CLOTHS[color], ...(tie && { accent: TONES[tie] }) },
    shirt: color === 'white' ? '#dfe7f2' : '#f6f3ee',
    shoes: color === 'black' ? '#1e1a1c' : '#4f3122',
  });
  return accessories.includes('bow-tie') ? parts.filter((one) => one.name !== 'tie') : parts;
}

export interface SuitColours {
  cloth: Cloth;
  shirt: string;
  shoes: string;
}

export function suit(body: Body, { cloth, shirt: shirtColour, shoes }: SuitColours): SolidPart[] {
  const { joints, figure } = body;
  const lapelColour = cloth.trim;
  const neckY = joints.neck[1];
  /** Lowest point of the opening, where the button sits. */
  const vee = joints.waist[1] + 0.1;
  const torso = body.upper(0.05);
  const half = (y: number) => 0.02 + Math.max(0, y - vee) * 0.3;
  const front = (distance: Shape['distance']): Shape =>
    shape((x, y, z) => (z < 0 ? 0.3 : distance(x, y, z)), [-0.6, 0.6, 0], [0.6, neckY + 0.2, 0.8], 0.03);

  const whole = relief(
    above(
      blend(0.06, torso, ...SIDES.map((s) => body.sleeve(s, 0.042, 1.86)), hips(body, 0.045)),
      joints.hips[1] - 0.26,
      0.022,
    ),
    0.006,
    creases(0.005),
  );
  const opened = [
    front((x, y) => Math.max((Math.abs(x) - half(y)) * 0.95, vee - y)),
    front((x, y) => Math.max(Math.abs(x) - 0.012 - Math.max(0, vee - 0.24 - y) * 0.35, y - vee + 0.16)),
  ].reduce((coat, gap) => carve(0.012, coat, gap), whole);
  const jacket = carve(
    0.02,
    opened,
    capsule(add(joints.neck, [0, -0.02, 0.02]), add(joints.neck, [0, 0.4, 0.1]), 0.18, 0.2),
  );

  const lapels = keep(
    0.014,
    swell(0.026, torso),
    front((x, y, z) => {
      const e = Math.abs(x) - half(y);
      const width = 0.115 * smoothstep(vee - 0.02, vee + 0.4, y) + 0.018;
      return Math.max(-e, e - width, vee - 0.02 - y, y - neckY + 0.09 + 0.3 * Math.max(0, e), 0.05 - z) * 0.9;
    }),
  );
  const shirt = blend(
    0.03,
    above(body.upper(0.018), joints.waist[1] - 0.1, 0.01),
    ...SIDES.map((s) => {
      const [e, w] = [joints[`elbow${s}`], joints[`wrist${s}`]];
      return band(mixed(e, w, 0.92), subtract(w, e), 0.088 + figure.bulk * 0.2, 0.045, 0.012);
    }),
  );
  const collar = shape(
    (x, y, z) => {
      const back = z + 0.02;
      const r = Math.hypot(x, back);
      const ahead = clamp(back / (r + 0.01), -1, 1);
      const w = ahead > 0 ? ahead * ahead : 0;
      const top = neckY + 0.1 - 0.1 * w;
      const bottom =
        neckY - 0.02 - 0.13 * w - 0.06 * smoothstep(0.3, 0.1, Math.abs(Math.abs(x) - 0.1) / 0.3) * w;
      let d = Math.abs(r - (0.165 + figure.bulk * 0.25 + (neckY + 0.1 - y) * 0.36)) * 0.9 - 0.018;
      d = softMax(d, y - top, 0.018);
      d = softMax(d, bottom - y, 0.018);
      return z > 0 ? softMax(d, 0.012 + Math.max(0, neckY - 0.08 - y) * 0.55 - Math.abs(x), 0.012) : d;
    },
    [-0.42, neckY - 0.3, -0.42],
    [0.42, neckY + 0.2, 0.42],
    0.018,
  );
  const onShirt = (y: number) => meets(body.upper(0.018), [0, y, 1.2], [0, 0, -1])?.[2] ?? 0.3;
  const knotY = neckY - 0.16;
  const ties = [-0.03, -0.15, -0.32, -0.48, -0.6].map((dy): Vec3 => {
    const y = Math.max(vee + 0.02, knotY + dy * figure.torso);
    return [0, y, onShirt(y) - 0.01];
  });
  const tie = blend(
    0.012,
    ellipsoid([0, knotY, onShirt(knotY) + 0.024], [0.056, 0.052, 0.042]),
    tube(ties, [0.028, 0.042, 0.055, 0.06, 0.035], 3),
  );
  const buttonZ = meets(jacket, [0.03, vee - 0.08, 1.2], [0, 0, -1])?.[2] ?? 0.32;
  return [
    { name: 'jacket', shape: jacket, material: 'matte', colour: cloth.main, bones: ARMS_AND_TRUNK },
    {
      name: 'lapels',
      shape: lapels,
      material: 'matte',
      colour: lapelColour,
      bones: ['spine', 'chest'],
      detail: 1.4,
    },
    { name: 'shirt', shape: shirt, material: 'matte', colour: shirtColour, bones: ARMS_AND_TRUNK },
    { name: 'collar', shape: collar, material: 'matte', colour: shirtColour, bones: ['chest'], detail: 1.4 },
    { name: 'tie', shape: tie, material: 'matte', colour: cloth.accent, bones: ['spine', 'chest'] },
    {
      name: 'button',
      shape: sphere([0.02, vee - 0.08, buttonZ], 0.026),
      material: 'glossy',
      colour: '#25252c',
      bones: ['spine'],
    },
    ...trousersPart(body, cloth.main, { grown: 0.03 }),
    ...dressShoes(body, shoes),
  ];
}
