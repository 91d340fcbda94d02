/** What is tied, hung and slung around neck, shoulders and waist. */

import { blend, keep, swell } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Body } from '../figure/body.ts';
import type { SolidPart } from '../part.ts';
import type { GarmentMaker } from './costume.ts';
import { frontOf } from './cut.ts';

const CHEST = ['spine', 'chest'] as const;

const hung = (
  name: string,
  s: Shape,
  colour: string,
  bones: SolidPart['bones'] = CHEST,
  material: SolidPart['material'] = 'matte',
): SolidPart => ({ name, shape: s, colour, material, bones });

/** Over shirts, under open jackets. */
const OVER = 0.045;

export const tie: GarmentMaker = ({ body }, colour) => {
  const worn = body.upper(OVER - 0.012);
  const n = body.joints.neck[1];
  const at = (dy: number): Vec3 => frontOf(worn, 0, n + dy * body.figure.torso, 0.004);
  return [
    hung(
      'tie',
      blend(
        0.01,
        ellipsoid(at(-0.17), [0.052, 0.046, 0.04]),
        tube([at(-0.2), at(-0.34), at(-0.54), at(-0.68)], [0.03, 0.05, 0.066, 0.03], 3),
      ),
      colour,
    ),
  ];
};

export const bowTie: GarmentMaker = ({ body }, colour) => {
  const at = frontOf(body.upper(OVER), 0, body.joints.neck[1] - 0.15, 0.03);
  return [
    hung(
      'tie',
      blend(
        0.012,
        ellipsoid(at, [0.035, 0.035, 0.03]),
        ...[1, -1].map((m) =>
          capsule(add(at, [0.03 * m, 0, 0]), add(at, [0.12 * m, 0, -0.01]), 0.022, 0.055),
        ),
      ),
      colour,
      ['chest'],
    ),
  ];
};

export const scarf: GarmentMaker = ({ body }, colour) => {
  const n = body.joints.neck;
  const wrap = place(torus([0, 0, 0], 0.21 + body.figure.bulk * 0.3, 0.09), {
    at: add(n, [0, 0, 0.03]),
    turn: [14, 0, 0],
  });
  const worn = body.upper(0.08);
  const tail = tube(
    [add(n, [0.1, -0.1, 0.28]), frontOf(worn, 0.16, n[1] - 0.32), frontOf(worn, 0.18, n[1] - 0.6)],
    [0.07, 0.08, 0.09],
  );
  return [hung('scarf', blend(0.03, wrap, tail), colour, ['chest'])];
};

export const neckerchief: GarmentMaker = ({ body }, colour) => {
  const n = body.joints.neck;
  const wrap = place(torus([0, 0, 0], 0.19 + body.figure.bulk * 0.3, 0.055), {
    at: add(n, [0, -0.03, 0.03]),
    turn: [16, 0, 0],
  });
  const knot = add(n, [0, -0.14, 0.27]);
  return [
    hung(
      'scarf',
      blend(
        0.02,
        wrap,
        sphere(knot, 0.055),
        capsule(knot, add(knot, [0.08, -0.15, 0.05]), 0.03, 0.055),
        capsule(knot, add(knot, [-0.07, -0.15, 0.05]), 0.03, 0.055),
      ),
      colour,
      ['chest'],
    ),
  ];
};

/** A path over the shoulders and down the front, lying on the clothes. */
function yoke(body: Body, x: number, low: number): Vec3[] {
  const worn = body.upper(0.07);
  const { neck } = body.joints;
  const side = (m: number): Vec3[] => [
    frontOf(worn, x * 0.75 * m, low, 0.01),
    frontOf(worn, x * m, neck[1] - 0.2, 0.012),
    add(neck, [0.21 * m, 0.02, 0.05]),
  ];
  return [...side(1), add(neck, [0, 0.06, -0.2]), ...side(-1).reverse()];
}

export const stethoscope: GarmentMaker = ({ body }, colour, trim) => {
  const path = yoke(body, 0.16, body.joints.chest[1] - 0.06);
  const end = path[0]!;
  return [
    hung('stethoscope', tube(path, 0.026, 5), colour, CHEST, 'glossy'),
    hung(
      'disc',
      place(cylinder([0, 0, 0], 0.07, 0.03, 0.012), { at: add(end, [0, -0.04, 0.02]), turn: [80, 0, 0] }),
      trim,
      CHEST,
      'metal',
    ),
  ];
};

export const medal: GarmentMaker = ({ body }, colour, trim) => {
  const path = yoke(body, 0.12, body.joints.chest[1] - 0.02);
  const at = frontOf(body.upper(0.07), 0, body.joints.chest[1] - 0.1, 0.02);
  return [
    hung('ribbon', tube([...path.slice(0, 7), at, path[0]!], 0.024, 4), colour),
    hung(
      'medal',
      place(cylinder([0, 0, 0], 0.09, 0.025, 0.012), { at, turn: [85, 0, 0] }),
      trim,
      CHEST,
      'metal',
    ),
  ];
};

export const necklace: GarmentMaker = ({ body }, colour, trim) => {
  const at = frontOf(body.upper(OVER), 0, body.joints.neck[1] - 0.3, 0.02);
  return [
    hung(
      'necklace',
      tube(yoke(body, 0.11, body.joints.neck[1] - 0.28), 0.017, 5),
      colour,
      ['chest'],
      'metal',
    ),
    hung('pendant', ellipsoid(at, [0.045, 0.06, 0.03]), trim, ['chest'], 'glossy'),
  ];
};

/** A star or a plate on the left breast. */
export const badge: GarmentMaker = ({ body }, colour) => {
  const at = frontOf(body.upper(0.06), 0.19, body.joints.chest[1] + 0.1, 0.015);
  return [
    hung(
      'badge',
      blend(
        0.008,
        ...[0, 1, 2, 3, 4].map((i) => {
          const a = (i / 5) * 2 * Math.PI;
          return capsule(at, add(at, [Math.sin(a) * 0.07, Math.cos(a) * 0.07, 0.01]), 0.035, 0.012);
        }),
      ),
      colour,
      ['chest'],
      'metal',
    ),
  ];
};

/** A paper with a number on the breast of a runner. */
export const startNumber: GarmentMaker = ({ body }, colour, trim) => {
  const worn = body.upper(0.056);
  const y = body.joints.chest[1] - 0.12;
  const sheet = (half: (x: number, v: number) => number, thick: number): Shape =>
    keep(
      0.006,
      swell(thick, worn),
      shape(
        (x, py, z) => Math.max(half(x, py - y), 0.05 - z) * 0.9,
        [-0.4, y - 0.3, 0],
        [0.4, y + 0.3, 0.9],
        0.04,
      ),
    );
  const digits = (x: number, v: number): number =>
    Math.min(
      Math.max(Math.abs(x + 0.09) - 0.022, Math.abs(v) - 0.085),
      Math.max(Math.abs(Math.hypot(x - 0.05, v * 0.8) - 0.062) - 0.02, 0),
    );
  return [
    hung(
      'bib',
      sheet((x, v) => Math.max(Math.abs(x) - 0.2, Math.abs(v) - 0.14), 0.014),
      colour,
    ),
    { ...hung('emblem', sheet(digits, 0.024), trim), detail: 1.5 },
  ];
};

/** From one shoulder to the other hip: generals, winners, princes. */
export const sash: GarmentMaker = ({ body }, colour) => {
  const { joints } = body;
  const worn = body.upper(0.062);
  const band = shape(
    (x, y, z) => {
      const along = (y - joints.chest[1] + 0.06) * 0.72 - x * 0.72;
      return (
        Math.max(
          Math.abs(along) - 0.07,
          Math.abs(z) > 0 ? y - joints.neck[1] - 0.02 : 0,
          joints.hips[1] + 0.02 - y,
        ) * 0.9
      );
    },
    [-0.8, joints.hips[1], -0.8],
    [0.8, joints.neck[1] + 0.1, 0.9],
    0.05,
  );
  return [hung('sash', keep(0.01, swell(0.016, worn), band), colour, ['hips', 'spine', 'chest'])];
};

/** A ruff of white cloth around the neck: clowns, old masters. */
export const ruff: GarmentMaker = ({ body }, colour) => {
  const n = body.joints.neck;
  const disc = shape(
    (x, y, z) => {
      const q = Math.hypot(x, z - 0.02);
      const wave = 0.035 * Math.sin(Math.atan2(x, z) * 13);
      return Math.max(Math.abs(y - n[1] + 0.04 - wave + q * 0.1) * 0.7 - 0.035, q - 0.46, 0.13 - q);
    },
    [-0.5, n[1] - 0.25, -0.5],
    [0.5, n[1] + 0.12, 0.52],
    0.035,
  );
  return [hung('ruff', disc, colour, ['chest'])];
};

/** Big buttons down the front. */
export const pompoms: GarmentMaker = ({ body }, colour) => {
  const worn = body.upper(0.05);
  const { chest, waist } = body.joints;
  return [
    hung(
      'pompoms',
      blend(
        0,
        ...[chest[1] + 0.08, chest[1] - 0.14, waist[1] - 0.06].map((y) =>
          sphere(frontOf(worn, 0, y, 0.02), 0.07),
        ),
      ),
      colour,
      ['spine', 'chest'],
    ),
  ];
};

export const cameraStrap: GarmentMaker = ({ body }, colour, trim) => {
  const path = yoke(body, 0.2, body.joints.chest[1] - 0.1);
  const at = frontOf(body.upper(0.07), 0, body.joints.waist[1] + 0.1, 0.08);
  return [
    hung('straps', tube([add(at, [0.14, 0.08, 0]), ...path, add(at, [-0.14, 0.08, 0])], 0.022, 3), '#2a2b31'),
    hung(
      'camera',
      blend(0.01, box(at, [0.17, 0.11, 0.07], 0.03), box(add(at, [0, 0.12, 0]), [0.06, 0.03, 0.05], 0.015)),
      colour,
      CHEST,
      'glossy',
    ),
    hung(
      'lens',
      place(cylinder([0, 0, 0], 0.085, 0.07, 0.02), { at: add(at, [0, 0, 0.1]), turn: [90, 0, 0] }),
      trim,
      CHEST,
      'glossy',
    ),
  ];
};

/** A hero's sign on the breast. */
export const emblem: GarmentMaker = ({ body }, colour, trim) => {
  const worn = body.upper(0.016);
  const y = body.joints.chest[1] + 0.04;
  const on = (thick: number, inset: number): Shape =>
    keep(
      0.006,
      swell(thick, worn),
      shape(
        (x, py, z) => {
          const v = py - y;
          const half = 0.2 - inset - Math.max(0, -v) * 0.75;
          return Math.max(Math.abs(x) - half, v - 0.11 + inset, -v - 0.24 + inset * 1.6, 0.05 - z) * 0.8;
        },
        [-0.4, y - 0.4, 0],
        [0.4, y + 0.3, 0.9],
        0.04,
      ),
    );
  return [
    { ...hung('emblem', on(0.02, 0), colour, ['chest', 'spine']), detail: 1.3 },
    { ...hung('emblemMark', on(0.03, 0.07), trim, ['chest', 'spine']), detail: 1.3 },
  ];
};

/** A flower at the lapel. */
export const flowerPin: GarmentMaker = ({ body }, colour, trim) => {
  const at = frontOf(body.upper(0.075), 0.2, body.joints.chest[1] + 0.14, 0.02);
  const petals = [0, 1, 2, 3, 4].map((i) => {
    const a = (i / 5) * 2 * Math.PI;
    return sphere(add(at, [Math.sin(a) * 0.035, Math.cos(a) * 0.035, 0]), 0.034);
  });
  return [
    hung('flower', blend(0.01, ...petals), colour, ['chest']),
    hung('leaf', ellipsoid(add(at, [0.01, -0.07, -0.01]), [0.03, 0.06, 0.02]), trim, ['chest']),
  ];
};
