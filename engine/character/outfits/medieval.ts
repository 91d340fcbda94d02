/** A knight of the court: mail under a tabard with an emblem, a broad belt, iron at shoulders and shins. */

import { blend, carve, keep, relief, swell } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { add, mixed, smoothstep, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { meets } from '../face/head-space.ts';
import { above, type Body, band, SIDES } from '../figure/body.ts';
import { CLOTHS } from '../figure/colours.ts';
import type { SolidPart } from '../part.ts';
import { collarOf } from './casual.ts';
import { tunicSkirt } from './fantasy.ts';
import { ARMS_AND_TRUNK, hemBand, trousersPart } from './garment.ts';
import { boots } from './shoes.ts';

const IRON = '#b9bec8';

export function medieval(body: Body): SolidPart[] {
  const { joints, figure } = body;
  const cloth = CLOTHS[figure.look.color];
  const neck = joints.neck;
  const open = capsule(add(neck, [0, -0.04, 0.03]), add(neck, [0, 0.4, 0.1]), 0.165, 0.2);
  // Rows of rings, each set off against the one above.
  const rings = (x: number, y: number, z: number) =>
    0.007 * Math.sin((x + z) * 62 + (Math.floor(y * 22) % 2) * 1.57) * Math.abs(Math.sin(y * 69));
  const mail = relief(
    blend(0.05, body.upper(0.03), ...SIDES.map((s) => body.sleeve(s, 0.036, 1.7))),
    0.008,
    rings,
  );
  const end = joints.kneeL[1] + 0.1 * figure.legs;
  const skirt = tunicSkirt(body, end, 0.1);
  const inFront = shape(
    (x, y, _z) =>
      Math.max(
        Math.abs(x) - (0.27 + 0.05 * smoothstep(joints.hips[1], end, y) + figure.bulk),
        y - neck[1] + 0.06,
      ),
    [-0.6, end - 0.1, -1],
    [0.6, neck[1] + 0.1, 1],
    0.1,
  );
  const tabard = keep(0.03, blend(0.06, body.upper(0.066), swell(0.012, skirt)), inFront);
  const emblemY = joints.chest[1] + 0.02;
  const emblemZ = (x: number, y: number) => meets(tabard, [x, y, 1.2], [0, 0, -1])?.[2] ?? 0.35;
  const beltY = joints.waist[1] - 0.12;
  const plates = SIDES.flatMap((s): SolidPart[] => {
    const m = s === 'L' ? 1 : -1;
    const shoulder = add(joints[`shoulder${s}`], [0.03 * m, 0.035, 0]);
    const pad = carve(
      0.02,
      ellipsoid(shoulder, [0.21 + figure.bulk * 0.3, 0.17, 0.21 + figure.bulk * 0.3]),
      ellipsoid(add(shoulder, [0.02 * m, -0.16, 0]), [0.3, 0.13, 0.3]),
    );
    const [knee, ankle] = [joints[`knee${s}`], joints[`ankle${s}`]];
    const greave = keep(
      0.02,
      blend(0.04, body.leg(s, 0.052)),
      shape(
        (_x, y, z) => Math.max(y - knee[1] - 0.06, mixed(ankle, knee, 0.3)[1] - y, -z - 0.02),
        [-0.7, 0.1, -0.1],
        [0.7, knee[1] + 0.12, 0.5],
        0.05,
      ),
    );
    const [e, w] = [joints[`elbow${s}`], joints[`wrist${s}`]];
    return [
      { name: `shoulder${s}`, shape: pad, material: 'metal', colour: IRON, bones: [`upperArm${s}`, 'chest'] },
      {
        name: `greave${s}`,
        shape: greave,
        material: 'metal',
        colour: IRON,
        bones: [`shin${s}`, `thigh${s}`],
      },
      {
        name: `bracer${s}`,
        shape: band(mixed(e, w, 0.78), subtract(w, e), 0.105 + figure.bulk * 0.2, 0.11, 0.016),
        material: 'metal',
        colour: IRON,
        bones: [`foreArm${s}`],
      },
    ];
  });
  return [
    {
      name: 'mail',
      shape: carve(0.02, mail, open),
      material: 'metal',
      colour: '#8d939e',
      bones: ARMS_AND_TRUNK,
      detail: 1.5,
    },
    {
      name: 'mailCollar',
      shape: collarOf(mail, open, 0.03),
      material: 'metal',
      colour: '#9aa0aa',
      bones: ['chest'],
    },
    {
      name: 'tabard',
      shape: carve(0.02, tabard, open),
      material: 'matte',
      colour: cloth.main,
      bones: ['hips', 'spine', 'chest', 'thighL', 'thighR'],
    },
    {
      name: 'emblem',
      shape: emblem([0, emblemY, 0], emblemZ),
      material: 'matte',
      colour: cloth.accent,
      bones: ['spine', 'chest'],
      detail: 1.4,
    },
    {
      name: 'belt',
      shape: hemBand(body, beltY, 0.058, 0.1),
      material: 'matte',
      colour: '#5a3a26',
      bones: ['hips', 'spine'],
    },
    ...plates,
    ...trousersPart(body, '#4a4038', { grown: 0.02, end: 0.3 }),
    ...boots(body, '#4a3226', '#6b4c36', 0.4),
  ];
}

/** A lily cross, laid on the chest. */
function emblem(at: Vec3, depth: (x: number, y: number) => number): Shape {
  const p = (x: number, y: number): Vec3 => [at[0] + x, at[1] + y, depth(at[0] + x, at[1] + y)];
  const bar = (a: Vec3, b: Vec3, ra: number, rb: number) => capsule(a, b, ra, rb);
  return above(
    blend(
      0.008,
      bar(p(0, 0.15), p(0, 0), 0.034, 0.02),
      bar(p(0, 0), p(0, -0.2), 0.02, 0.036),
      bar(p(-0.12, 0.04), p(0, 0.03), 0.034, 0.02),
      bar(p(0.12, 0.04), p(0, 0.03), 0.034, 0.02),
    ),
    0,
  );
}
