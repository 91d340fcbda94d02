/** Small things on the body that tales and trades add: feathers, chokers, tails, corsets, garlands, headphones at rest. */

import { blend, keep, mirror, swell } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { beltOn, buttons, CHEST, frontOf, hung } from '../cut.ts';
import { onHead } from '../head/head-cut.ts';
import { bareArms, bareTrunk } from '../skin.ts';
import type { GarmentMaker } from '../wearer.ts';

/** At the side of a hat, leaning back. */
export const hatFeather: GarmentMaker = (w, colour) => {
  const quill: Vec3[] = [
    [0.5, 0.34, 0.2],
    [0.6, 0.62, 0.1],
    [0.66, 0.9, -0.1],
    [0.58, 1.12, -0.36],
  ];
  return [
    {
      ...onHead(w, 'feather', tube(quill, [0.03, 0.1, 0.11, 0.03], 5), colour),
      tint: (x, y, z, base) => {
        const k = 0.8 + 0.2 * Math.sin((y - z + x) * 40);
        return [base[0] * k, base[1] * k, base[2] * k];
      },
    },
  ];
};

export const neckHeadphones: GarmentMaker = ({ body }, colour, trim) => {
  const n = body.joints.neck;
  const r = 0.25 + body.figure.bulk * 0.3;
  const at = add(n, [0, -0.02, 0.06]);
  return [
    hung('arch', place(torus([0, 0, 0], r, 0.035), { at, turn: [18, 0, 0] }), trim, ['chest'], 'glossy'),
    hung(
      'cups',
      mirror(
        place(cylinder([0, 0, 0], 0.12, 0.06, 0.04), {
          at: add(at, [r * 0.72, -0.1, r * 0.72]),
          turn: [70, 30, 0],
        }),
      ),
      colour,
      ['chest'],
      'glossy',
    ),
  ];
};

export const choker: GarmentMaker = ({ body }, colour) => {
  const band = place(torus([0, 0, 0], 0.18 + body.figure.bulk * 0.3, 0.042), {
    at: add(body.joints.neck, [0, 0.035, 0.035]),
    turn: [14, 0, 0],
  });
  return [hung('choker', band, colour, ['chest'], 'glossy')];
};

/** From the seat, curling out to the side. */
export const tail: GarmentMaker = ({ body }, colour) => {
  const { hips } = body.joints;
  const path: Vec3[] = [
    add(hips, [0, 0.02, -0.28]),
    add(hips, [0.18, -0.28, -0.56]),
    add(hips, [0.5, -0.4, -0.62]),
    add(hips, [0.78, -0.16, -0.56]),
    add(hips, [0.84, 0.16, -0.5]),
  ];
  return [
    hung('tail', tube(path, [0.07, 0.075, 0.075, 0.07, 0.06], 5), colour, ['hips']),
    hung('tailTip', ellipsoid(add(hips, [0.85, 0.24, -0.49]), [0.09, 0.14, 0.07]), colour, ['hips']),
  ];
};

/** Before the kilt, on its chain. */
export const sporran: GarmentMaker = ({ body }, colour, trim) => {
  const y = body.joints.hips[1] - 0.16;
  const at: Vec3 = [0, y, body.figure.hip * 0.5 + body.figure.bulk + 0.36];
  return [
    hung('belt', beltOn(body.trunk(0.09), body.joints.waist[1] - 0.12, 0.035, 0.02), trim, ['hips']),
    hung(
      'bag',
      blend(0.04, ellipsoid(at, [0.14, 0.17, 0.06]), box(add(at, [0, 0.1, 0]), [0.13, 0.06, 0.05], 0.03)),
      colour,
      ['hips'],
    ),
    hung(
      'tassels',
      blend(
        0,
        ...[-0.06, 0, 0.06].map((x) => capsule(add(at, [x, -0.02, 0.06]), add(at, [x, -0.16, 0.06]), 0.02)),
      ),
      trim,
      ['hips'],
    ),
  ];
};

/** Laced in front, over whatever is worn. */
export const corset: GarmentMaker = ({ body }, colour, trim) => {
  const { waist, chest } = body.joints;
  const worn = body.trunk(0.062);
  const top = chest[1] - 0.06;
  const low = waist[1] - 0.22;
  const y = (top + low) / 2;
  return [
    hung('corset', beltOn(worn, y, (top - low) / 2, 0.03), colour, ['hips', 'spine', 'chest']),
    hung('laces', buttons(swell(0.03, worn), 0, top - 0.06, low + 0.06, 4, 0.03), trim, CHEST, 'metal'),
  ];
};

/** Flowers around the neck. */
export const garland: GarmentMaker = ({ body }, colour, trim) => {
  const n = body.joints.neck;
  const worn = body.upper(0.07);
  const places = Array.from({ length: 16 }, (_, i): Vec3 => {
    const a = (i / 16) * 2 * Math.PI;
    const [x, z] = [Math.sin(a) * (0.27 + body.figure.bulk * 0.3), Math.cos(a)];
    return z > 0.2 ? frontOf(worn, x, n[1] - 0.1 - 0.34 * z, 0.03) : add(n, [x, -0.02, z * 0.24]);
  });
  return [
    hung('flowers', blend(0.01, ...places.map((at) => sphere(at, 0.07))), colour, ['chest']),
    hung(
      'hearts',
      blend(0, ...places.filter((_, i) => i % 2 === 0).map((at) => sphere(add(at, [0, 0.01, 0.05]), 0.035))),
      trim,
      ['chest'],
    ),
  ];
};

/** Two shells on a band; the rest is skin. */
export const shellTop: GarmentMaker = (w, colour) => {
  const { body } = w;
  const { chest } = body.joints;
  const worn = body.upper(0.012);
  const side = (m: number): Shape =>
    ellipsoid(frontOf(worn, 0.16 * m, chest[1] - 0.02, 0.0), [0.14, 0.13, 0.06]);
  return [
    ...bareTrunk(w),
    ...bareArms(w),
    {
      ...hung('shells', blend(0.01, side(1), side(-1)), colour, CHEST, 'glossy'),
      tint: (x, y, _z, base) => {
        const a = Math.atan2(Math.abs(x) - 0.16, y - chest[1] + 0.14);
        const k = 0.8 + 0.2 * Math.cos(a * 16);
        return [base[0] * k, base[1] * k, base[2] * k];
      },
    },
    hung('shellBand', beltOn(worn, chest[1] - 0.06, 0.03, 0.014), colour, CHEST),
  ];
};

/** A small child's head and bundle on the breast, held by a cloth. */
export const babySling: GarmentMaker = ({ body, skin }, colour, trim) => {
  const { chest } = body.joints;
  const at = frontOf(body.upper(0.07), 0.02, chest[1] - 0.12, 0.08);
  return [
    hung(
      'sling',
      blend(
        0.05,
        ellipsoid(add(at, [0, -0.1, 0.04]), [0.27, 0.23, 0.18]),
        tube([add(at, [0.2, 0, 0]), add(chest, [0.28, 0.2, 0.2]), add(chest, [0.24, 0.34, -0.04])], 0.06),
      ),
      colour,
      CHEST,
    ),
    hung('babyHead', sphere(add(at, [-0.06, 0.18, 0.1]), 0.16), skin, CHEST),
    hung(
      'babyCap',
      keep(
        0.01,
        sphere(add(at, [-0.06, 0.19, 0.09]), 0.175),
        shape((_x, y, z) => at[1] + 0.24 - y + (z - at[2] - 0.1) * 0.5, [-2, -9, -9], [2, 9, 9], 1),
      ),
      trim,
      CHEST,
    ),
    hung(
      'babyEyes',
      blend(0, sphere(add(at, [-0.11, 0.19, 0.245]), 0.02), sphere(add(at, [-0.01, 0.19, 0.245]), 0.02)),
      '#25201c',
      CHEST,
      'glossy',
    ),
  ];
};
