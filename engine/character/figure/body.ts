/** The body under the clothes as solids of adjustable thickness: garments are these, grown outwards, so nothing pokes through. */

import { blend, keep } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { add, mix, mixed, subtract, unit, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Figure } from './figure.ts';
import type { Joints } from './skeleton.ts';

export type Side = 'L' | 'R';
export const SIDES: readonly Side[] = ['L', 'R'];

export interface Body {
  figure: Figure;
  joints: Joints;
  /** Chest, waist and hips, `grown` outwards. */
  trunk(grown: number): Shape;
  /** Trunk with shoulders up to the neck. */
  upper(grown: number): Shape;
  /** From the shoulder to `reach`: 1 is the elbow, 2 the wrist. */
  sleeve(side: Side, grown: number, reach: number, flare?: number): Shape;
  leg(side: Side, grown: number, flare?: number): Shape;
  /** Hips and both legs. */
  trousers(grown: number, flare?: number): Shape;
  neck(grown: number): Shape;
}

/** Everything on the side of a plane that its normal does not point to. */
export function cut(s: Shape, at: Vec3, normal: Vec3, soft = 0.02): Shape {
  const [a, b, c] = unit(normal);
  const plane = shape((x, y, z) => (x - at[0]) * a + (y - at[1]) * b + (z - at[2]) * c, s.lo, s.hi, 1);
  return keep(soft, s, plane);
}

export const above = (s: Shape, y: number, soft = 0.02): Shape => cut(s, [0, y, 0], [0, -1, 0], soft);
export const below = (s: Shape, y: number, soft = 0.02): Shape => cut(s, [0, y, 0], [0, 1, 0], soft);

export function bodyOf(figure: Figure, joints: Joints): Body {
  const { bulk: b, waist } = figure;
  const heavy = figure.look.bodyType === 'heavy' ? 1 : 0;
  const broad = figure.shoulder - 0.385;

  const isFeminine = figure.look.physique === 'feminine';
  const bust = (o: number): Shape[] =>
    isFeminine
      ? SIDES.map((s) =>
          ellipsoid(add(joints.chest, [s === 'L' ? 0.13 : -0.13, -0.04 * figure.torso, 0.15 + b * 0.7]), [
            0.115 + o,
            0.12 * figure.torso + o,
            0.13 + o,
          ]),
        )
      : [];

  const trunk = (o: number): Shape =>
    blend(
      isFeminine ? 0.12 : 0.16,
      ...bust(o),
      ellipsoid(add(joints.chest, [0, 0.02, 0]), [
        0.35 + broad * 0.8 + b + o,
        0.34 * figure.torso + o,
        0.245 + b * 0.7 + o,
      ]),
      ellipsoid(add(joints.waist, [0, 0, heavy * 0.05]), [
        waist + b * 0.6 + o,
        0.3 * figure.torso + o,
        0.225 + b + heavy * 0.05 + o,
      ]),
      ellipsoid(add(joints.hips, [0, -0.02, 0]), [
        0.17 + figure.hip + b * 0.8 + o,
        0.24 + o,
        0.25 + b * 0.6 + o,
      ]),
    );

  const upper = (o: number): Shape => {
    const slope = (s: Side) => {
      const m = s === 'L' ? 1 : -1;
      return capsule(
        add(joints[`shoulder${s}`], [-0.05 * m, 0, 0]),
        add(joints.neck, [0.06 * m, -0.06, -0.01]),
        0.115 + b * 0.4 + o,
        0.115 + o,
      );
    };
    return blend(0.12, trunk(o), slope('L'), slope('R'));
  };

  const sleeve = (s: Side, o: number, reach: number, flare = 0): Shape => {
    const [a, e, w] = [joints[`shoulder${s}`], joints[`elbow${s}`], joints[`wrist${s}`]];
    const strong = figure.look.bodyType === 'athletic' ? 0.014 : 0;
    const thick = 0.122 + b * 0.4 + strong;
    if (reach <= 1) {
      const end = mixed(a, e, reach);
      return cut(capsule(a, e, thick + o, 0.1 + b * 0.3 + o * 1.2 + flare), end, subtract(e, a), 0.03);
    }
    const end = mixed(e, w, reach - 1);
    const whole = blend(
      0.03,
      capsule(a, e, thick + o, 0.1 + b * 0.3 + o),
      capsule(e, w, 0.1 + b * 0.3 + o, 0.078 + b * 0.2 + o + flare),
    );
    return cut(whole, end, subtract(w, e), 0.02);
  };

  const leg = (s: Side, o: number, flare = 0): Shape =>
    blend(
      0.04,
      capsule(joints[`hip${s}`], joints[`knee${s}`], 0.185 + b * 0.4 + o, 0.138 + b * 0.3 + o),
      // The calf is fuller behind than the straight line from knee to ankle.
      ellipsoid(add(mixed(joints[`knee${s}`], joints[`ankle${s}`], 0.3), [0, 0, -0.035]), [
        0.125 + b * 0.3 + o,
        0.24 * figure.legs,
        0.125 + b * 0.3 + o,
      ]),
      capsule(
        joints[`knee${s}`],
        joints[`ankle${s}`],
        0.135 + b * 0.3 + o,
        mix(0.098, 0.115, 0.5) + b * 0.2 + o + flare,
      ),
    );

  return {
    figure,
    joints,
    trunk,
    upper,
    sleeve,
    leg,
    trousers: (o, flare) =>
      blend(
        0.07,
        below(trunk(o - 0.02), joints.waist[1] + 0.02, 0.03),
        leg('L', o, flare),
        leg('R', o, flare),
      ),
    neck: (o) =>
      capsule(
        add(joints.neck, [0, -0.25, -0.01]),
        add(joints.head, [0, -0.3 * figure.head, -0.06 * figure.head]),
        0.145 + b * 0.3 + o,
        0.09 + 0.05 * figure.head + b * 0.3 + o,
      ),
  };
}

/** A ring around a limb: cuffs, bands, bracelets. */
export function band(at: Vec3, axis: Vec3, radius: number, half: number, thick: number): Shape {
  const [a, b, c] = unit(axis);
  const reach = radius + thick + half + 0.03;
  return shape(
    (x, y, z) => {
      const [u, v, w] = [x - at[0], y - at[1], z - at[2]];
      const along = u * a + v * b + w * c;
      const out = Math.sqrt(Math.max(0, u * u + v * v + w * w - along * along)) - radius;
      const [p, q] = [Math.abs(along) - half, Math.abs(out) - thick];
      return Math.min(Math.max(p, q), 0) + Math.hypot(Math.max(p, 0), Math.max(q, 0)) - 0.016;
    },
    [at[0] - reach, at[1] - reach, at[2] - reach],
    [at[0] + reach, at[1] + reach, at[2] + reach],
    thick + 0.012,
  );
}
