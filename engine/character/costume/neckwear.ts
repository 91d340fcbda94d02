/** Ties, scarves, stethoscopes and medals, laid on top of the clothes around the neck. */

import { blend } from '#engine/sculpt/shapes/combine.ts';
import { shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { smoothPath, tube } from '#engine/sculpt/shapes/tube.ts';
import { add, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Body } from '../figure/body.ts';
import { CHEST, frontOf, hung } from './cut.ts';
import type { GarmentMaker } from './wearer.ts';

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

/** A row of pearls, shells or beads. */
export const beads: GarmentMaker = ({ body }, colour) => {
  const path = smoothPath(yoke(body, 0.12, body.joints.neck[1] - 0.24), 4);
  return [
    {
      ...hung('necklace', blend(0, ...path.map((at) => sphere(at, 0.037))), colour, ['chest'], 'glossy'),
      detail: 1.6,
    },
  ];
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
