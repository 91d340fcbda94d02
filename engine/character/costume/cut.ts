/** How clothes are cut: a top with choices of sleeve, neck and length, collars, buttons, cuffs and patches. */

import { blend, carve, keep, relief, swell } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, sphere } from '#engine/sculpt/shapes/solids.ts';
import { add, clamp, mixed, smoothstep, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { meets } from '../face/head-space.ts';
import { above, type Body, band, SIDES } from '../figure/body.ts';
import { isTattooed } from '../figure/tattoos.ts';
import { collarOf, hips } from '../outfits/casual.ts';
import { ARMS_AND_TRUNK, creases } from '../outfits/garment.ts';
import type { SolidPart } from '../part.ts';
import { bareArms, bareChest } from './skin.ts';
import type { Wearer } from './wearer.ts';

export type Neck = 'round' | 'v' | 'high' | 'deep' | 'wide';

export interface TopCut {
  grown?: number;
  /** 1 ends at the elbow, 2 at the wrist; 0 has none. */
  sleeves?: number;
  flare?: number;
  /** Height of the lower edge above the hip joint. */
  hem?: number;
  neck?: Neck;
  crease?: number;
  tint?: SolidPart['tint'];
  material?: SolidPart['material'];
}

export function neckCut(body: Body, kind: Neck): Shape {
  const n = body.joints.neck;
  const thick = body.figure.bulk * 0.3;
  const round = (low: number, r: number): Shape =>
    capsule(add(n, [0, low, 0.04]), add(n, [0, 0.4, 0.12]), r + thick, r + thick + 0.05);
  switch (kind) {
    case 'round':
      return round(-0.03, 0.175);
    case 'high':
      return round(0.1, 0.16);
    case 'deep':
      return blend(
        0.06,
        round(-0.08, 0.2),
        capsule(add(n, [0, -0.06, 0.3]), add(n, [0, -0.2, 0.36]), 0.17, 0.12),
      );
    case 'wide':
      return capsule(add(n, [-0.22, 0.0, 0.05]), add(n, [0.22, 0.0, 0.05]), 0.19, 0.19);
    case 'v':
      return blend(
        0.04,
        round(-0.03, 0.17),
        capsule(add(n, [0, -0.05, 0.3]), add(n, [0, -0.3, 0.38]), 0.1, 0.012),
      );
  }
}

/** Rolled up where there are tattoos to be seen. */
const sleevesOf = ({ figure }: Body, { sleeves = 0.72 }: TopCut): number =>
  isTattooed(figure.look) ? Math.min(sleeves, 1) : sleeves;

/** The solid of a top before its neck is cut. */
export function topShape(body: Body, cut: TopCut): Shape {
  const { grown = 0.034, flare = 0.01, hem = -0.14, crease = 0.007 } = cut;
  const sleeves = sleevesOf(body, cut);
  const arms = sleeves > 0 ? SIDES.map((s) => body.sleeve(s, grown, sleeves, flare)) : [];
  const whole = blend(0.05, body.upper(grown), ...arms, hips(body, grown));
  return relief(above(whole, body.joints.hips[1] + hem, 0.025), 0.01, creases(crease));
}

export function top(wearer: Wearer, colour: string, trim: string, cut: TopCut = {}): SolidPart[] {
  const { body } = wearer;
  const { neck = 'round' } = cut;
  const sleeves = sleevesOf(body, cut);
  const open = neckCut(body, neck);
  const whole = topShape(body, cut);
  const sleeveless = sleeves === 0 ? armholes(body) : undefined;
  const cloth = carve(0.015, sleeveless ? carve(0.015, whole, sleeveless) : whole, open);
  return [
    {
      name: 'top',
      shape: cloth,
      material: cut.material ?? 'matte',
      colour,
      bones: ARMS_AND_TRUNK,
      ...(cut.tint && { tint: cut.tint, detail: 1.3 }),
    },
    {
      name: 'collar',
      shape: collarOf(whole, open),
      material: 'matte',
      colour: trim,
      bones: ['chest'],
      detail: 1.2,
    },
    ...(sleeves < 1.8 ? bareArms(wearer) : []),
    ...(sleeves === 0 || neck === 'deep' || neck === 'wide' || neck === 'v' ? bareChest(wearer) : []),
  ];
}

const armholes = (body: Body): Shape =>
  blend(
    0,
    ...SIDES.map((s) => {
      const m = s === 'L' ? 1 : -1;
      const at = body.joints[`shoulder${s}`];
      return capsule(add(at, [0.1 * m, 0.06, 0]), add(at, [0.34 * m, -0.06, 0]), 0.17, 0.2);
    }),
  );

/** A folded collar around the neck, open in front. */
export function shirtCollar(body: Body): Shape {
  const neckY = body.joints.neck[1];
  const softMax = (a: number, b: number, k: number): number => {
    const h = k - Math.abs(a - b);
    return Math.max(a, b) + (h > 0 ? (h * h) / (4 * k) : 0);
  };
  return shape(
    (x, y, z) => {
      const back = z + 0.02;
      const r = Math.hypot(x, back);
      const ahead = clamp(back / (r + 0.01), -1, 1);
      const w = ahead > 0 ? ahead * ahead : 0;
      const high = neckY + 0.1 - 0.1 * w;
      const low =
        neckY - 0.02 - 0.13 * w - 0.06 * smoothstep(0.3, 0.1, Math.abs(Math.abs(x) - 0.1) / 0.3) * w;
      let d = Math.abs(r - (0.172 + body.figure.bulk * 0.25 + (neckY + 0.1 - y) * 0.36)) * 0.9 - 0.018;
      d = softMax(d, y - high, 0.018);
      d = softMax(d, low - y, 0.018);
      return z > 0 ? softMax(d, 0.012 + Math.max(0, neckY - 0.08 - y) * 0.55 - Math.abs(x), 0.012) : d;
    },
    [-0.42, neckY - 0.3, -0.42],
    [0.42, neckY + 0.2, 0.42],
    0.018,
  );
}

/** The front of a solid at a place. */
export const frontOf = (s: Shape, x: number, y: number, lift = 0): Vec3 => [
  x,
  y,
  (meets(s, [x, y, 1.4], [0, 0, -1])?.[2] ?? 0.3) + lift,
];

/** Buttons down a front. */
export function buttons(s: Shape, x: number, from: number, to: number, count: number, r = 0.028): Shape {
  return blend(
    0,
    ...Array.from({ length: count }, (_, i) =>
      sphere(frontOf(s, x, from + ((to - from) * i) / Math.max(1, count - 1), r * 0.45), r),
    ),
  );
}

/** Cuffs at the wrists, or below the elbows where sleeves are rolled up. */
export function cuffs(body: Body, share: number, grown: number, half = 0.04): Shape {
  const isRolled = isTattooed(body.figure.look);
  const at = isRolled ? 0.02 : share;
  const wide = isRolled ? 0.106 : 0.082;
  return blend(
    0,
    ...SIDES.map((s) => {
      const [e, w] = [body.joints[`elbow${s}`], body.joints[`wrist${s}`]];
      return band(mixed(e, w, at), subtract(w, e), wide + grown + body.figure.bulk * 0.2, half, 0.016);
    }),
  );
}

/** A thin layer on a solid where `region` holds, in front of the middle. */
export const patchOn = (s: Shape, thick: number, region: (x: number, y: number) => number): Shape =>
  keep(
    0.01,
    swell(thick, s),
    shape((x, y, z) => Math.max(region(x, y), 0.05 - z) * 0.9, [-0.8, -0.1, 0], [0.8, 4, 0.95], 0.04),
  );

/** A band around a garment at a height, wherever its surface is. */
export const beltOn = (worn: Shape, y: number, half: number, thick: number): Shape =>
  keep(
    0.012,
    swell(thick, worn),
    shape(
      (_x, py) => Math.abs(py - y) - half,
      [-1.2, y - half - 0.03, -1.2],
      [1.2, y + half + 0.03, 1.2],
      half,
    ),
  );

/** A height between the knees (0) and the hips (1). */
export const kneeOf = ({ joints }: Body, share: number): number =>
  joints.kneeL[1] + share * (joints.hips[1] - joints.kneeL[1]);

/** A piece of cloth that arms and trunk move. */
export const piece = (
  name: string,
  s: Shape,
  colour: string,
  bones: SolidPart['bones'] = ARMS_AND_TRUNK,
  material: SolidPart['material'] = 'matte',
): SolidPart => ({ name, shape: s, colour, bones, material });

export const CHEST = ['spine', 'chest'] as const;

/** Something on the trunk that the arms do not move. */
export const hung = (
  name: string,
  s: Shape,
  colour: string,
  bones: SolidPart['bones'] = CHEST,
  material: SolidPart['material'] = 'matte',
): SolidPart => piece(name, s, colour, bones, material);
