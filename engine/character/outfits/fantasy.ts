/** A traveller of tales: a flared tunic with a laced collar, a belt with a pouch, a short cloak and soft boots. */

import { blend, carve, keep, relief, swell } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, mixed, smoothstep, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { meets } from '../face/head-space.ts';
import { above, type Body, band, SIDES } from '../figure/body.ts';
import { CLOTHS } from '../figure/colours.ts';
import type { SolidPart } from '../part.ts';
import { collarOf } from './casual.ts';
import { ARMS_AND_TRUNK, creases, hemBand, LEGS, trousersPart } from './garment.ts';
import { boots } from './shoes.ts';

const LEATHER = '#6b4630';
const GOLD = '#d9a441';

/** The skirt of a tunic: a bell from the waist to above the knees, with folds. */
export function tunicSkirt(body: Body, end: number, flare: number): Shape {
  const { joints, figure } = body;
  const top = joints.waist[1];
  const wide = 0.155 + figure.hip + figure.bulk * 0.8;
  const bell = shape(
    (x, y, z) => {
      const t = smoothstep(top, end, y);
      const turn = Math.atan2(x, z);
      const fold = 0.022 * t * Math.cos(turn * 9);
      const rx = wide + 0.05 + flare * t + fold;
      const rz = 0.25 + figure.bulk * 0.7 + flare * t * 0.85 + fold;
      const k = Math.hypot(x / rx, z / rz);
      const round = (k - 1) * Math.min(rx, rz) * 0.85;
      return Math.max(round, y - top - 0.1, end - y);
    },
    [-0.9, end - 0.05, -0.8],
    [0.9, top + 0.15, 0.8],
    0.06,
  );
  return bell;
}

export function fantasy(body: Body): SolidPart[] {
  const { joints, figure } = body;
  const cloth = CLOTHS[figure.look.color];
  const neck = joints.neck;
  const end = joints.kneeL[1] + 0.16 * figure.legs;
  const open = blend(
    0.04,
    capsule(add(neck, [0, -0.02, 0.04]), add(neck, [0, 0.4, 0.12]), 0.17, 0.23),
    capsule(add(neck, [0, -0.05, 0.3]), add(neck, [0, -0.32, 0.36]), 0.075, 0.012),
  );
  const whole = relief(
    blend(
      0.07,
      body.upper(0.042),
      ...SIDES.map((s) => body.sleeve(s, 0.05, 1.72, 0.045)),
      tunicSkirt(body, end, 0.14),
    ),
    0.01,
    creases(0.008),
  );
  const beltY = joints.waist[1] - 0.14;
  const beltZ = meets(body.trunk(0.08), [0, beltY, 1.2], [0, 0, -1])?.[2] ?? 0.35;
  const cuffs = SIDES.map((s) => {
    const [e, w] = [joints[`elbow${s}`], joints[`wrist${s}`]];
    return band(mixed(e, w, 0.82), subtract(w, e), 0.105 + figure.bulk * 0.2, 0.085, 0.016);
  });
  const sleeveUnder = SIDES.map((s) => body.sleeve(s, 0.018, 1.96));
  return [
    {
      name: 'top',
      shape: carve(0.02, whole, open),
      material: 'matte',
      colour: cloth.main,
      bones: [...ARMS_AND_TRUNK, 'thighL', 'thighR'],
    },
    {
      name: 'collar',
      shape: collarOf(whole, open, 0.028),
      material: 'matte',
      colour: GOLD,
      bones: ['chest'],
      detail: 1.3,
    },
    {
      name: 'hem',
      shape: keep(0.012, swell(0.012, whole), slab(end + 0.05, 0.045)),
      material: 'matte',
      colour: GOLD,
      bones: LEGS,
    },
    {
      name: 'shirt',
      shape: blend(0, body.upper(0.012), ...sleeveUnder),
      material: 'matte',
      colour: '#efe6d2',
      bones: ARMS_AND_TRUNK,
    },
    {
      name: 'bracers',
      shape: blend(0, ...cuffs),
      material: 'matte',
      colour: LEATHER,
      bones: ['foreArmL', 'foreArmR'],
    },
    {
      name: 'belt',
      shape: hemBand(body, beltY, 0.06, 0.085),
      material: 'matte',
      colour: LEATHER,
      bones: ['hips', 'spine'],
    },
    {
      name: 'buckle',
      shape: carve(
        0.01,
        box([0, beltY, beltZ + 0.015], [0.085, 0.075, 0.03], 0.02),
        box([0, beltY, beltZ + 0.05], [0.045, 0.038, 0.05], 0.01),
      ),
      material: 'metal',
      colour: GOLD,
      bones: ['hips', 'spine'],
    },
    {
      name: 'pouch',
      shape: ellipsoid([-0.3 - figure.bulk, beltY - 0.12, 0.2], [0.1, 0.115, 0.085]),
      material: 'matte',
      colour: '#7d5638',
      bones: ['hips'],
    },
    // One that was asked for takes its place.
    ...(figure.look.accessories.includes('cape') ? [] : cloak(body, cloth.trim)),
    ...trousersPart(body, '#5b4a3c', { grown: 0.022, end: 0.3 }),
    ...boots(body, LEATHER, '#8a6242', 0.62),
  ];
}

const slab = (y: number, half: number): Shape =>
  shape((_x, py, _z) => Math.abs(py - y) - half, [-1, y - half - 0.03, -1], [1, y + half + 0.03, 1], half);

/** Hangs from the shoulders down the back, clasped at the neck. */
export function cloak(body: Body, colour: string, end = body.joints.kneeL[1] - 0.05): SolidPart[] {
  const { joints, figure } = body;
  const top = joints.neck[1] - 0.06;
  const sheet = shape(
    (x, y, z) => {
      const t = smoothstep(top, end, y);
      const rx = 0.36 + figure.shoulder * 0.42 + 0.2 * t;
      const turn = Math.atan2(x, -z);
      const fold = 0.035 * t * Math.cos(turn * 8 + 0.4);
      const rz = 0.33 + figure.bulk + 0.14 * t;
      const k = Math.hypot(x / (rx + fold), z / (rz + fold));
      const skin = Math.abs((k - 1) * rz) - 0.022;
      return Math.max(skin * 0.8, y - top - 0.03 + 0.4 * Math.max(0, z + 0.1), end - y, z - 0.06 + 0.5 * t);
    },
    [-1.1, end - 0.05, -0.85],
    [1.1, top + 0.1, 0.25],
    0.022,
  );
  const ring = (m: number): Vec3[] => [
    add(joints.neck, [0.06 * m, -0.15, 0.24]),
    add(joints.neck, [0.2 * m, -0.09, 0.17]),
    add(joints.neck, [0.28 * m, -0.04, -0.02]),
    add(joints.neck, [0.2 * m, 0, -0.2]),
    add(joints.neck, [0, 0.01, -0.26]),
  ];
  const radii = [0.035, 0.05, 0.06, 0.065, 0.07];
  return [
    {
      name: 'cloak',
      shape: above(sheet, end),
      material: 'matte',
      colour,
      bones: ['chest', 'spine', 'hips'],
      detail: 1.2,
    },
    {
      name: 'cloakCollar',
      shape: blend(0.03, tube(ring(1), radii), tube(ring(-1), radii)),
      material: 'matte',
      colour,
      bones: ['chest'],
    },
    {
      name: 'clasp',
      shape: blend(0, sphere(add(joints.neck, [0, -0.155, 0.285]), 0.05)),
      material: 'metal',
      colour: GOLD,
      bones: ['chest'],
    },
  ];
}
