/** A guitar on a strap across the body: acoustic with a round hole, or electric with horns and pickups. */

import { blend, carve } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, dot, scaled, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { meets } from '../face/head-space.ts';
import { bodyOf } from '../figure/body.ts';
import type { Figure } from '../figure/figure.ts';
import type { Joints } from '../figure/skeleton.ts';
import type { SolidPart } from '../part.ts';
import { GUITAR, type GuitarPlace, guitarPlace } from './places.ts';

/** From the guitar's own space: x along the neck, y up across the strings, z to the front. */
function hung({ centre, along, up, front, scale }: GuitarPlace, s: Shape): Shape {
  const out = (x: number, y: number, z: number): Vec3 =>
    add(centre, scaled(add(scaled(along, x), add(scaled(up, y), scaled(front, z))), scale));
  let lo: Vec3 = [9, 9, 9];
  let hi: Vec3 = [-9, -9, -9];
  for (let i = 0; i < 8; i++) {
    const p = out(i & 1 ? s.hi[0] : s.lo[0], i & 2 ? s.hi[1] : s.lo[1], i & 4 ? s.hi[2] : s.lo[2]);
    lo = [Math.min(lo[0], p[0]), Math.min(lo[1], p[1]), Math.min(lo[2], p[2])];
    hi = [Math.max(hi[0], p[0]), Math.max(hi[1], p[1]), Math.max(hi[2], p[2])];
  }
  return shape(
    (x, y, z) => {
      const d = scaled(subtract([x, y, z], centre), 1 / scale);
      return s.distance(dot(d, along), dot(d, up), dot(d, front)) * scale;
    },
    lo,
    hi,
    s.thin * scale,
  );
}

/** A flat plate with the outline of a solid at z = 0. */
const plate = (outline: Shape, half: number, round = 0.02): Shape =>
  shape(
    (x, y, z) => {
      const [p, q] = [outline.distance(x, y, 0) + round, Math.abs(z) - half + round];
      return Math.min(Math.max(p, q), 0) + Math.hypot(Math.max(p, 0), Math.max(q, 0)) - round;
    },
    [outline.lo[0], outline.lo[1], -half],
    [outline.hi[0], outline.hi[1], half],
    half,
  );

const acousticOutline = blend(
  0.12,
  ellipsoid([-0.17, 0, 0], [0.27, 0.28, 1]),
  ellipsoid([0.2, 0, 0], [0.21, 0.205, 1]),
);

const electricOutline = carve(
  0.03,
  blend(
    0.1,
    ellipsoid([-0.2, 0, 0], [0.2, 0.25, 1]),
    ellipsoid([0.05, 0, 0], [0.24, 0.17, 1]),
    capsule([0.1, 0.14, 0], [0.36, 0.22, 0], 0.08, 0.045),
    capsule([0.1, -0.14, 0], [0.3, -0.2, 0], 0.075, 0.045),
  ),
  ellipsoid([-0.46, 0, 0], [0.09, 0.1, 1]),
);

export function guitar(joints: Joints, figure: Figure, kind: 'acoustic' | 'electric'): SolidPart[] {
  const place = guitarPlace(joints, figure);
  const { depth, nut } = GUITAR;
  const isElectric = kind === 'electric';
  const half = isElectric ? depth * 0.72 : depth;
  const part = (
    name: string,
    s: Shape,
    material: SolidPart['material'],
    colour: string,
    detail = 1,
  ): SolidPart => ({
    name,
    shape: hung(place, s),
    material,
    colour,
    bones: ['chest'],
    detail,
  });
  const outline = isElectric ? electricOutline : acousticOutline;
  const neckEnd = isElectric ? 0.2 : 0.3;
  // Six strings are thinner than a pixel: a bright band stands for them.
  const strings = box([(nut - 0.26) / 2, 0, half + 0.022], [(nut + 0.26) / 2, 0.018, 0.008], 0.006);
  const pegs = [0, 1, 2].flatMap((i) =>
    [0.075, -0.075].map((y) => sphere([nut + 0.06 + i * 0.065, y, depth * 0.4], 0.022)),
  );
  const turned = (s: Shape): Shape =>
    shape((x, y, z) => s.distance(x, z, y), [s.lo[0], s.lo[2], s.lo[1]], [s.hi[0], s.hi[2], s.hi[1]], s.thin);
  return [
    part('guitar', plate(outline, half), 'glossy', isElectric ? '#c41f33' : '#c98a45'),
    part(
      'guitarNeck',
      blend(
        0.01,
        box([(neckEnd + nut) / 2, 0, depth * 0.35], [(nut - neckEnd) / 2, 0.046, 0.035], 0.02),
        box([nut + 0.12, 0, depth * 0.3], [0.14, 0.072, 0.026], 0.02),
      ),
      'matte',
      '#3d2416',
    ),
    part('guitarStrings', strings, 'metal', '#b8ad92', 2),
    part('guitarPegs', blend(0, ...pegs), 'metal', '#d8d4c4', 1.2),
    isElectric
      ? part(
          'guitarPickups',
          blend(
            0,
            box([0.06, 0, half], [0.03, 0.075, 0.02], 0.008),
            box([-0.1, 0, half], [0.03, 0.075, 0.02], 0.008),
            box([-0.25, 0, half], [0.03, 0.085, 0.022], 0.008),
          ),
          'metal',
          '#2a2b31',
        )
      : part(
          'guitarHole',
          blend(
            0,
            turned(cylinder([0.1, half, 0], 0.088, 0.012)),
            box([-0.25, 0, half], [0.028, 0.12, 0.018], 0.008),
          ),
          'matte',
          '#2a160c',
        ),
    {
      name: 'guitarStrap',
      shape: strap(joints, figure, place),
      material: 'matte',
      colour: isElectric ? '#17171b' : '#5a3820',
      bones: ['chest', 'spine'],
    },
  ];
}

/** From the body's end up over the left shoulder and down the back, lying on whatever is worn. */
function strap(joints: Joints, figure: Figure, { centre, along, up, scale }: GuitarPlace): Shape {
  const { outfit } = figure.look;
  const worn = bodyOf(figure, joints).upper(outfit === 'hip-hop' ? 0.13 : 0.078);
  const [c, n, w] = [joints.chest, joints.neck, joints.waist];
  const seen = (from: Vec3, towards: Vec3): Vec3 => meets(worn, from, towards) ?? from;
  const front = (x: number, y: number) => seen([x, y, 1.5], [0, 0, -1]);
  const back = (x: number, y: number) => seen([x, y, -1.5], [0, 0, 1]);
  const top = (x: number, z: number) => seen([x, n[1] + 0.6, z], [0, -1, 0]);
  const path = [
    add(centre, add(scaled(along, 0.3 * scale), scaled(up, 0.15 * scale))),
    front(0.3, c[1] - 0.02),
    front(0.28, c[1] + 0.14),
    top(0.26, 0.1),
    top(0.25, -0.12),
    back(0.14, c[1] + 0.12),
    back(-0.08, c[1] - 0.12),
    back(-0.24, w[1] + 0.02),
    seen([-1.5, w[1] - 0.02, -0.06], [1, 0, 0]),
    add(centre, add(scaled(along, -0.4 * scale), scaled(up, 0.02))),
  ];
  return tube(path, 0.036, 4);
}
