/** Arms and legs from where hands and feet should be: two bones and a hinge, solved exactly, so that a planted foot stays planted. */

import { add, cross, dot, length, scaled, subtract, unit, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Side } from '../figure/body.ts';
import type { Joints } from '../figure/skeleton.ts';
import { ARM_LIFT } from '../figure/skeleton.ts';

/** Rows of a rotation. */
export type Turn3 = readonly [Vec3, Vec3, Vec3];

const degrees = (r: number): number => (r * 180) / Math.PI;
const rad = (d: number): number => (d * Math.PI) / 180;
const safe = (v: number): number => Math.max(-1, Math.min(1, v));

export const apply = ([a, b, c]: Turn3, v: Vec3): Vec3 => [dot(a, v), dot(b, v), dot(c, v)];
export const inverse = ([a, b, c]: Turn3): Turn3 => [
  [a[0], b[0], c[0]],
  [a[1], b[1], c[1]],
  [a[2], b[2], c[2]],
];
/** The second rotation first, then the first one. */
export const after = (m: Turn3, n: Turn3): Turn3 => {
  const t = inverse(n);
  return [apply(t, m[0]), apply(t, m[1]), apply(t, m[2])] as unknown as Turn3;
};

/** Degrees about x, then y, then z, as poses count. */
export function turned([x, y, z]: Vec3): Turn3 {
  const [a, b, c] = [rad(x), rad(y), rad(z)];
  const [sa, ca, sb, cb, sc, cc] = [
    Math.sin(a),
    Math.cos(a),
    Math.sin(b),
    Math.cos(b),
    Math.sin(c),
    Math.cos(c),
  ];
  return [
    [cc * cb, cc * sb * sa - sc * ca, cc * sb * ca + sc * sa],
    [sc * cb, sc * sb * sa + cc * ca, sc * sb * ca - cc * sa],
    [-sb, cb * sa, cb * ca],
  ];
}

/** The inverse of `turned`. */
export const anglesOf = ([a, b, c]: Turn3): Vec3 => [
  degrees(Math.atan2(c[1], c[2])),
  degrees(-Math.asin(safe(c[0]))),
  degrees(Math.atan2(b[0], a[0])),
];

/** The rotation that takes one pair of perpendicular directions to another. */
export function fromTo(along: Vec3, side: Vec3, newAlong: Vec3, newSide: Vec3): Turn3 {
  const frame = (u: Vec3, v: Vec3): Turn3 => {
    const p = unit(u);
    const q = unit(subtract(v, scaled(p, dot(v, p))));
    return [p, q, cross(p, q)];
  };
  return after(inverse(frame(newAlong, newSide)), frame(along, side));
}

export interface LegTurns {
  thigh: Vec3;
  shin: Vec3;
  foot: Vec3;
}

/** Where the ankle should be and how the foot is turned, in the world; `hips` is the turn of the hips and `at` where their joint is. */
export function solveLeg(
  joints: Joints,
  side: Side,
  hips: Turn3,
  at: Vec3,
  ankle: Vec3,
  footYaw: number,
  footPitch: number,
): LegTurns {
  const root = add(at, apply(hips, subtract(joints[`hip${side}`], joints.hips)));
  const want = apply(inverse(hips), subtract(ankle, root));
  const t = subtract(joints[`knee${side}`], joints[`hip${side}`]);
  const s = subtract(joints[`ankle${side}`], joints[`knee${side}`]);
  // The knee is a hinge about x: its angle follows from the distance.
  const a = t[1] * s[1] + t[2] * s[2];
  const b = t[2] * s[1] - t[1] * s[2];
  const rest = (dot(want, want) - dot(t, t) - dot(s, s)) / 2 - t[0] * s[0];
  const knee = Math.max(0, Math.atan2(b, a) + Math.acos(safe(rest / Math.hypot(a, b))));
  const bent = add(t, apply(turned([degrees(knee), 0, 0]), s));
  // The knee points where the foot does, half way at most, or it would twist.
  const yaw = rad(footYaw - anglesOf(hips)[1]) * 0.5;
  const reach = length(want) / (length(bent) || 1);
  const [wx, wy, wz] = scaled(want, 1 / (reach || 1));
  const uz = (wz + Math.sin(yaw) * bent[0]) / Math.cos(yaw);
  const lean = Math.atan2(bent[2], -bent[1]);
  const pitch = lean - Math.asin(safe(uz / Math.hypot(bent[1], bent[2])));
  const first = apply(turned([degrees(pitch), degrees(yaw), 0]), bent);
  const roll = Math.atan2(wy, wx) - Math.atan2(first[1], first[0]);
  const thigh: Vec3 = [degrees(pitch), degrees(yaw), degrees(Math.atan2(Math.sin(roll), Math.cos(roll)))];
  const shin: Vec3 = [degrees(knee), 0, 0];
  const above = after(after(hips, turned(thigh)), turned(shin));
  const foot = anglesOf(after(inverse(above), turned([footPitch, footYaw, 0])));
  return { thigh, shin, foot };
}

export interface ArmTurns {
  upperArm: Vec3;
  foreArm: Vec3;
  hand: Vec3;
}

/**
 * Where the wrist should be, in the chest's own space; `elbow` is the direction to which the elbow is pushed.
 * `hand`: how the hand is turned in that space; without it the hand follows the forearm.
 */
export function solveArm(joints: Joints, side: Side, wrist: Vec3, elbow: Vec3, hand?: Turn3): ArmTurns {
  const shoulder = joints[`shoulder${side}`];
  const t = subtract(joints[`elbow${side}`], shoulder);
  const s = subtract(joints[`wrist${side}`], joints[`elbow${side}`]);
  const [upper, fore] = [length(t), length(s)];
  const way = subtract(wrist, shoulder);
  // Never quite straight: a locked elbow looks like a doll's, and would flip.
  const far = Math.max(Math.abs(upper - fore) * 1.15, Math.min(length(way), (upper + fore) * 0.985));
  const ahead = unit(way);
  const share = (upper * upper - fore * fore + far * far) / (2 * far);
  const out = Math.sqrt(Math.max(0, upper * upper - share * share));
  const push = unit(subtract(elbow, scaled(ahead, dot(elbow, ahead))));
  const elbowAt = add(scaled(ahead, share), scaled(push, out));
  const foreWay = subtract(scaled(ahead, far), elbowAt);
  const hinge = cross(t, s);
  const newHinge = cross(elbowAt, foreWay);
  const whole = fromTo(t, hinge, elbowAt, newHinge);
  // In the bind pose's axes, about its own hinge.
  const bend = fromTo(s, hinge, apply(inverse(whole), foreWay), hinge);
  const lift = turned([0, 0, side === 'L' ? ARM_LIFT : -ARM_LIFT]);
  const held = hand ? after(inverse(after(whole, bend)), hand) : undefined;
  return {
    upperArm: anglesOf(after(whole, lift)),
    foreArm: anglesOf(bend),
    hand: held ? anglesOf(held) : [0, 0, 0],
  };
}
