/** What stands on the ground: sneakers, dress shoes and boots. */

import { blend } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, mixed, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { meets } from '../face/head-space.ts';
import { above, type Body, band, SIDES, type Side } from '../figure/body.ts';
import type { SolidPart } from '../part.ts';

const sole = (x: number, m: number): Shape => {
  const outline = ellipsoid([x + m * 0.012, 0.05, 0.1], [0.168, 0.3, 0.305]);
  return shape(
    (a, b, c) => {
      const [p, q] = [outline.distance(a, 0.05, c), Math.abs(b - 0.042) - 0.042];
      return Math.min(Math.max(p, q), 0) + Math.hypot(Math.max(p, 0), Math.max(q, 0)) - 0.008;
    },
    [x - 0.22, -0.02, -0.24],
    [x + 0.22, 0.12, 0.44],
    0.035,
  );
};

const upperOf = (x: number, m: number, slim: number): Shape =>
  above(
    blend(
      0.08,
      ellipsoid([x, 0.135, -0.02], [0.14 - slim, 0.13, 0.165]),
      ellipsoid([x + m * 0.015, 0.11, 0.19], [0.148 - slim, 0.112, 0.185]),
      capsule([x, 0.12, -0.02], [x, 0.27, -0.04], 0.13 - slim, 0.12 - slim),
    ),
    0.045,
    0.03,
  );

export function sneakers(body: Body, colour: string): SolidPart[] {
  return SIDES.flatMap((s) => {
    const [x, m] = at(body, s);
    const upper = upperOf(x, m, 0);
    const bones = [`foot${s}`, `shin${s}`] as const;
    const laces = [0, 1, 2].map((i) => {
      const z = 0.21 - 0.055 * i;
      const over = (dx: number): Vec3 => meets(upper, [x + dx, 0.6, z], [0, -1, 0]) ?? [x + dx, 0.22, z];
      return tube([over(-0.07), over(-0.03), over(0.03), over(0.07)], [0.012, 0.016, 0.016, 0.012], 3);
    });
    return [
      { name: `shoe${s}`, shape: upper, material: 'matte', colour, bones },
      { name: `sole${s}`, shape: sole(x, m), material: 'matte', colour: '#f8f4ec', bones },
      { name: `lace${s}`, shape: blend(0, ...laces), material: 'matte', colour: '#ffffff', bones },
    ] satisfies SolidPart[];
  });
}

export function dressShoes(body: Body, colour: string): SolidPart[] {
  return SIDES.flatMap((s) => {
    const [x, m] = at(body, s);
    const bones = [`foot${s}`, `shin${s}`] as const;
    return [
      { name: `shoe${s}`, shape: upperOf(x, m, 0.012), material: 'glossy', colour, bones },
      { name: `sole${s}`, shape: sole(x, m), material: 'matte', colour: '#2a1c16', bones },
    ] satisfies SolidPart[];
  });
}

/** Boots up to `share` of the shin, with a turned-down top. */
export function boots(body: Body, colour: string, trim: string, share = 0.55): SolidPart[] {
  return SIDES.flatMap((s) => {
    const [x, m] = at(body, s);
    const ankle = body.joints[`ankle${s}`];
    const top = mixed(ankle, body.joints[`knee${s}`], share);
    const bones = [`foot${s}`, `shin${s}`] as const;
    const shaft = capsule(
      add(ankle, [0, 0.02, 0]),
      top,
      0.135 + body.figure.bulk * 0.3,
      0.165 + body.figure.bulk * 0.3,
    );
    const boot = above(blend(0.07, upperOf(x, m, 0), shaft), 0.045, 0.03);
    const rim = band(top, [0, 1, 0], 0.165 + body.figure.bulk * 0.3, 0.045, 0.018);
    return [
      { name: `boot${s}`, shape: boot, material: 'matte', colour, bones },
      { name: `bootRim${s}`, shape: rim, material: 'matte', colour: trim, bones: [`shin${s}`] },
      { name: `sole${s}`, shape: sole(x, m), material: 'matte', colour: '#2c211b', bones },
    ] satisfies SolidPart[];
  });
}

function at(body: Body, s: Side): [number, number] {
  return [body.joints[`ankle${s}`][0], s === 'L' ? 1 : -1];
}

/** Shiny ankle boots on a thick sole. */
export function platforms(body: Body, colour: string, soleColour: string): SolidPart[] {
  return SIDES.flatMap((s) => {
    const [x, m] = at(body, s);
    const ankle = body.joints[`ankle${s}`];
    const bones = [`foot${s}`, `shin${s}`] as const;
    const shaft = capsule(
      add(ankle, [0, 0.02, 0]),
      mixed(ankle, body.joints[`knee${s}`], 0.28),
      0.135 + body.figure.bulk * 0.3,
      0.145 + body.figure.bulk * 0.3,
    );
    const boot = above(blend(0.06, upperOf(x, m, 0.004), shaft), 0.13, 0.02);
    const base = sole(x, m);
    const thick = shape(
      (a, b, c) => base.distance(a, 0.042 + (b - 0.08) * 0.5, c),
      [x - 0.22, -0.02, -0.24],
      [x + 0.22, 0.19, 0.44],
      0.06,
    );
    return [
      { name: `boot${s}`, shape: boot, material: 'glossy', colour, bones },
      { name: `sole${s}`, shape: thick, material: 'glossy', colour: soleColour, bones },
    ] satisfies SolidPart[];
  });
}
