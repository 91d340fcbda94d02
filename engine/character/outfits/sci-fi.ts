/** A suit from the future: a close-fitting body with plates at chest, shoulders and knees, and lines of light. */

import { blend, carve, keep, swell } from '#engine/sculpt/shapes/combine.ts';
import { shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, mixed, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { meets } from '../face/head-space.ts';
import { type Body, band, SIDES } from '../figure/body.ts';
import { CLOTHS } from '../figure/colours.ts';
import { handOf } from '../figure/hands.ts';
import type { SolidPart } from '../part.ts';
import { collarOf } from './casual.ts';
import { ARMS_AND_TRUNK, hemBand, trousersPart } from './garment.ts';
import { boots } from './shoes.ts';

const LIGHT = '#5fe3ff';
const SUIT = '#2c3140';

export function sciFi(body: Body): SolidPart[] {
  const { joints, figure } = body;
  const cloth = CLOTHS[figure.look.color];
  const neck = joints.neck;
  const suit = blend(0.05, body.upper(0.024), ...SIDES.map((s) => body.sleeve(s, 0.024, 1.96)));
  const open = capsule(add(neck, [0, 0.06, 0.01]), add(neck, [0, 0.4, 0.06]), 0.17 + figure.bulk * 0.3, 0.2);
  const high = blend(0.04, suit, body.neck(0.028));
  const breast = keep(
    0.035,
    swell(0.062, body.upper(0.012)),
    shape(
      (x, y, z) => {
        const up = y - joints.chest[1];
        const wide = 0.33 + figure.bulk - 0.42 * Math.max(0, -up) + (up > 0.12 ? -(up - 0.12) * 0.5 : 0);
        return Math.max(Math.abs(x) - wide, up - 0.3, -up - 0.3, 0.04 - z) * 0.9;
      },
      [-0.6, joints.chest[1] - 0.4, 0],
      [0.6, joints.chest[1] + 0.4, 0.7],
      0.06,
    ),
  );
  const chestAt = (x: number, y: number): Vec3 => [
    x,
    y,
    (meets(breast, [x, y, 1.2], [0, 0, -1])?.[2] ?? 0.34) + 0.004,
  ];
  const core = chestAt(0, joints.chest[1] + 0.06);
  const lines = (m: number) => {
    const y = joints.chest[1];
    return tube(
      [chestAt(0.06 * m, y + 0.02), chestAt(0.13 * m, y - 0.1), chestAt(0.08 * m, y - 0.24)],
      [0.012, 0.013, 0.012],
      4,
    );
  };
  const limbs = SIDES.flatMap((s): SolidPart[] => {
    const m = s === 'L' ? 1 : -1;
    const shoulder = add(joints[`shoulder${s}`], [0.035 * m, 0.03, 0]);
    const pad = carve(
      0.025,
      ellipsoid(shoulder, [0.205 + figure.bulk * 0.3, 0.175, 0.2 + figure.bulk * 0.3]),
      ellipsoid(add(shoulder, [0.04 * m, -0.17, 0]), [0.3, 0.13, 0.3]),
    );
    const [e, w] = [joints[`elbow${s}`], joints[`wrist${s}`]];
    const knee = add(joints[`knee${s}`], [0, 0, 0.1]);
    return [
      {
        name: `pad${s}`,
        shape: pad,
        material: 'glossy',
        colour: cloth.main,
        bones: [`upperArm${s}`, 'chest'],
      },
      {
        name: `knee${s}`,
        shape: ellipsoid(knee, [0.125, 0.135, 0.09]),
        material: 'glossy',
        colour: cloth.main,
        bones: [`shin${s}`, `thigh${s}`],
      },
      {
        name: `gauntlet${s}`,
        shape: band(mixed(e, w, 0.7), subtract(w, e), 0.105 + figure.bulk * 0.2, 0.13, 0.018),
        material: 'glossy',
        colour: cloth.main,
        bones: [`foreArm${s}`],
      },
      {
        name: `ring${s}`,
        shape: band(mixed(e, w, 0.98), subtract(w, e), 0.098 + figure.bulk * 0.2, 0.014, 0.014),
        material: 'glow',
        colour: LIGHT,
        bones: [`foreArm${s}`, `hand${s}`],
      },
      {
        name: `glove${s}`,
        shape: swell(0.008, handOf(body, s)),
        material: 'matte',
        colour: SUIT,
        bones: [`hand${s}`, `foreArm${s}`],
      },
    ];
  });
  return [
    {
      name: 'suit',
      shape: carve(0.02, high, open),
      material: 'matte',
      colour: SUIT,
      bones: [...ARMS_AND_TRUNK, 'head'],
    },
    {
      name: 'suitCollar',
      shape: collarOf(high, open, 0.03),
      material: 'glossy',
      colour: cloth.main,
      bones: ['chest', 'head'],
    },
    { name: 'breast', shape: breast, material: 'glossy', colour: cloth.main, bones: ['spine', 'chest'] },
    { name: 'core', shape: sphere(core, 0.05), material: 'glow', colour: LIGHT, bones: ['chest'] },
    {
      name: 'lines',
      shape: blend(0, lines(1), lines(-1)),
      material: 'glow',
      colour: LIGHT,
      bones: ['spine', 'chest'],
    },
    {
      name: 'belt',
      shape: hemBand(body, joints.waist[1] - 0.14, 0.05, 0.055),
      material: 'glossy',
      colour: cloth.trim,
      bones: ['hips', 'spine'],
    },
    ...limbs,
    ...trousersPart(body, SUIT, { grown: 0.022, end: 0.3 }),
    ...boots(body, cloth.main, LIGHT, 0.6).map(
      (one): SolidPart =>
        one.name.startsWith('bootRim')
          ? { ...one, material: 'glow' }
          : one.name.startsWith('boot')
            ? { ...one, material: 'glossy' }
            : one,
    ),
  ];
}
