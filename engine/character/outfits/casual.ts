/** Everyday clothes: a hoodie or a T-shirt, jeans and sneakers. */

import { blend, carve, keep, relief, swell } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, mixed, smoothstep, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { complexionOf } from '../animal/coats.ts';
import { bareArms } from '../costume/skin.ts';
import { above, type Body, band, SIDES } from '../figure/body.ts';
import { CLOTHS } from '../figure/colours.ts';
import type { SolidPart } from '../part.ts';
import { ARMS_AND_TRUNK, creases, hemBand, trousersPart } from './garment.ts';
import { sneakers } from './shoes.ts';

export function casual(body: Body): SolidPart[] {
  const cloth = CLOTHS[body.figure.look.color];
  const top = body.figure.look.seed % 3 === 2 ? tee(body) : hoodie(body);
  return [...top, ...trousersPart(body, cloth.dark, { cuffs: true }), ...sneakers(body, cloth.accent)];
}

export function hoodie(
  body: Body,
  cloth: { main: string; trim: string } = CLOTHS[body.figure.look.color],
): SolidPart[] {
  const { joints, figure } = body;
  const hem = joints.hips[1] - 0.12;
  const neck = joints.neck;
  const torso = body.upper(0.055);
  const coat = relief(
    above(
      blend(0.09, torso, ...SIDES.map((s) => body.sleeve(s, 0.052, 1.88, 0.01)), hips(body, 0.05)),
      hem,
      0.03,
    ),
    0.012,
    creases(0.01),
  );
  const open = capsule(add(neck, [0, -0.02, 0.05]), add(neck, [0, 0.4, 0.16]), 0.165, 0.21);
  const pocketY = joints.waist[1] - 0.1;
  const pocket = keep(
    0.02,
    swell(0.022, torso),
    shape(
      (x, y, z) =>
        Math.max(
          Math.abs(x) - (0.25 - 0.1 * smoothstep(pocketY - 0.06, pocketY + 0.14, y)),
          Math.abs(y - pocketY) - 0.15,
          -z,
        ),
      [-0.4, pocketY - 0.25, 0],
      [0.4, pocketY + 0.25, 0.7],
      0.1,
    ),
  );
  const cuffs = SIDES.map((s) => {
    const [e, w] = [joints[`elbow${s}`], joints[`wrist${s}`]];
    return band(mixed(e, w, 0.9), subtract(w, e), 0.1 + figure.bulk * 0.2, 0.04, 0.018);
  });
  const ring = (m: number): Vec3[] => [
    add(neck, [0.02 * m, -0.17, 0.265]),
    add(neck, [0.14 * m, -0.1, 0.225]),
    add(neck, [0.24 * m, -0.02, 0.06]),
    add(neck, [0.21 * m, 0.03, -0.14]),
    add(neck, [0, 0.01, -0.25]),
  ];
  const radii = [0.042, 0.056, 0.07, 0.085, 0.1];
  const hood = blend(
    0.06,
    tube(ring(1), radii),
    tube(ring(-1), radii),
    ellipsoid(add(neck, [0, -0.1, -0.27]), [0.22, 0.22, 0.13]),
  );
  const cord = (m: number) =>
    tube(
      [
        add(neck, [0.075 * m, -0.17, 0.315]),
        add(neck, [0.082 * m, -0.27, 0.335]),
        add(neck, [0.085 * m, -0.45, 0.335]),
      ],
      [0.013, 0.012, 0.016],
    );
  return [
    {
      name: 'top',
      shape: carve(0.03, blend(0.015, coat, pocket), open),
      material: 'matte',
      colour: cloth.main,
      bones: ARMS_AND_TRUNK,
    },
    {
      name: 'trim',
      shape: blend(0, hemBand(body, hem, 0.07), ...cuffs),
      material: 'matte',
      colour: cloth.trim,
      bones: ARMS_AND_TRUNK,
    },
    { name: 'hood', shape: hood, material: 'matte', colour: cloth.main, bones: ['chest'] },
    {
      name: 'cord',
      shape: blend(0, cord(1), cord(-1)),
      material: 'matte',
      colour: '#f4efe6',
      bones: ['chest'],
    },
  ];
}

function tee(body: Body): SolidPart[] {
  const { joints, figure } = body;
  const cloth = CLOTHS[figure.look.color];
  const hem = joints.hips[1] - 0.14;
  const open = capsule(add(joints.neck, [0, -0.03, 0.04]), add(joints.neck, [0, 0.4, 0.12]), 0.175, 0.24);
  const whole = relief(
    above(
      blend(
        0.05,
        body.upper(0.03),
        ...SIDES.map((s) => body.sleeve(s, 0.034, 0.72, 0.014)),
        hips(body, 0.03),
      ),
      hem,
      0.025,
    ),
    0.009,
    creases(0.007),
  );
  const collar = collarOf(whole, open);
  return [
    {
      name: 'top',
      shape: carve(0.015, whole, open),
      material: 'matte',
      colour: cloth.main,
      bones: ARMS_AND_TRUNK,
      detail: 1.15,
    },
    { name: 'collar', shape: collar, material: 'matte', colour: cloth.trim, bones: ['chest'], detail: 1.3 },
    ...bareArms({ body, skin: complexionOf(figure.look).base }),
  ];
}

/** A trim that always sits on the garment's edge: a thin shell of the cutter, kept on the garment. */
export function collarOf(garment: Shape, cutter: Shape, width = 0.024): Shape {
  const rim = shape(
    (x, y, z) =>
      Math.max(Math.abs(cutter.distance(x, y, z) - 0.006) - width, -garment.distance(x, y, z) - 0.045),
    cutter.lo,
    cutter.hi,
    width,
  );
  return keep(0.014, swell(0.014, garment), rim);
}

/** Cloth over the hips hangs in one piece instead of following both legs. */
export const hips = (body: Body, grown: number): Shape =>
  blend(
    0.14,
    body.trousers(grown * 0.6 + 0.03),
    ellipsoid(add(body.joints.hips, [0, -0.18, 0]), [
      0.16 + body.figure.hip + body.figure.bulk + grown * 0.5,
      0.3,
      0.22 + body.figure.bulk * 0.6 + grown * 0.5,
    ]),
  );
