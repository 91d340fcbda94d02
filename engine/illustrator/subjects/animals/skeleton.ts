/** Where the joints of a four-legged creature are in each pose; units are those of its builder. */

import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Pose } from '../subject.ts';

export interface Proportions {
  /** From the middle of the chest to the middle of the hips. */
  length: number;
  chest: number;
  hip: number;
  legs: number;
  legThick: number;
  /** Half distance between left and right legs. */
  stance: number;
  /** Head's middle over the chest, and before it. */
  headUp: number;
  headForward: number;
  headSize: number;
}

/** Root, knee, foot: of the right side (positive x). */
export type Leg = readonly [Vec3, Vec3, Vec3];

export interface Skeleton {
  chest: Vec3;
  hip: Vec3;
  head: Vec3;
  headTurn: Vec3;
  /** Front and hind legs; the second pair only where left and right differ. */
  front: Leg;
  hind: Leg;
  otherFront?: Leg;
  otherHind?: Leg;
  tail: Vec3;
  /** Degrees that the tail's backward direction is raised. */
  tailLift: number;
  upright: boolean;
  seat: Vec3;
  hand: Vec3;
}

export function skeleton(p: Proportions, pose: Pose): Skeleton {
  if (pose === 'sit') return sitting(p);
  if (pose === 'hold' || pose === 'read' || pose === 'ride' || pose === 'wave') return teddy(p, pose);
  return standing(p, pose === 'run');
}

function standing(p: Proportions, running: boolean): Skeleton {
  const y = p.legs + p.chest * 0.55;
  const chest: Vec3 = [0, y, p.length / 2];
  const hip: Vec3 = [0, y + (p.hip - p.chest) * 0.2, -p.length / 2];
  const foot = p.legThick * 0.75;
  const s = p.stance;
  const leg = (root: Vec3, swing: number, knee: number): Leg => [
    [s * 0.92, root[1] - p.chest * 0.15, root[2]],
    [s, p.legs * 0.52, root[2] + knee + swing * 0.5],
    [s, foot + Math.abs(swing) * 0.35, root[2] + swing],
  ];
  const swing = running ? p.legs * 0.55 : 0;
  return {
    chest,
    hip,
    head: [0, chest[1] + p.headUp, chest[2] + p.headForward],
    headTurn: [0, 0, 0],
    front: leg(chest, swing || p.legThick * 0.25, p.legThick * 0.1),
    hind: leg(hip, -swing || -p.legThick * 0.1, -p.legThick * 0.55),
    ...(running && { otherFront: leg(chest, swing * 0.2, 0), otherHind: leg(hip, -swing * 0.3, 0) }),
    tail: [0, hip[1] + p.hip * 0.35, hip[2] - p.hip * 0.8],
    tailLift: 25,
    upright: false,
    seat: [0, y + p.chest * 0.85, -p.length * 0.05],
    hand: [0, chest[1] + p.headUp - p.headSize * 0.6, chest[2] + p.headForward + p.headSize * 1.2],
  };
}

function sitting(p: Proportions): Skeleton {
  const hip: Vec3 = [0, p.hip * 0.98, -p.length * 0.3];
  const chest: Vec3 = [0, Math.max(p.legs * 1.05, p.hip + p.length * 0.5), p.length * 0.12];
  const foot = p.legThick * 0.75;
  const s = p.stance;
  return {
    chest,
    hip,
    head: [0, chest[1] + p.headUp * 1.08, chest[2] + p.headForward * 0.6],
    headTurn: [0, 0, 0],
    front: [
      [s * 0.8, chest[1] - p.chest * 0.2, chest[2] + p.chest * 0.35],
      [s * 0.78, chest[1] * 0.5, chest[2] + p.chest * 0.62],
      [s * 0.72, foot, chest[2] + p.chest * 0.75],
    ],
    hind: [
      [s * 1.15, p.hip * 0.95, hip[2] + p.hip * 0.25],
      [s * 1.55, p.hip * 0.62, hip[2] + p.hip * 0.85],
      [s * 1.5, foot, hip[2] + p.hip * 1.25],
    ],
    tail: [0, p.hip * 0.5, hip[2] - p.hip * 0.75],
    tailLift: -6,
    upright: true,
    seat: [0, chest[1], hip[2] + p.hip * 0.5],
    hand: [0, chest[1] + p.headUp - p.headSize * 0.6, chest[2] + p.headForward + p.headSize * 1.1],
  };
}

/** Sitting on its bottom like a toy bear, arms free. */
function teddy(p: Proportions, pose: Pose): Skeleton {
  const hip: Vec3 = [0, p.hip * 0.98, 0];
  const chest: Vec3 = [0, p.hip + p.length * 0.68, p.length * 0.02];
  const s = p.stance;
  const astride = pose === 'ride';
  const reach = p.legs * 0.72;
  const hand: Vec3 = [0, chest[1] - p.chest * 0.35, chest[2] + p.chest * 0.7 + reach * 0.62];
  const palm: Vec3 = [Math.max(s * 0.85, p.chest * 0.62), hand[1], hand[2] - p.legThick * 0.4];
  const shoulder: Vec3 = [p.chest * 0.82, chest[1] + p.chest * 0.12, chest[2] + p.chest * 0.1];
  const elbow: Vec3 = [p.chest * 1.22, chest[1] - p.chest * 0.55, chest[2] + reach * 0.42];
  return {
    chest,
    hip,
    head: [0, chest[1] + p.headUp * 1.12, chest[2] + p.headForward * 0.32],
    headTurn: [pose === 'read' ? 14 : 0, 0, 0],
    front: [shoulder, elbow, palm],
    ...(pose === 'wave' && {
      otherFront: [
        shoulder,
        [p.chest * 1.5, chest[1] + p.chest * 0.15, chest[2] + p.chest * 0.2],
        [p.chest * 1.75, chest[1] + p.chest * 1.05, chest[2] + p.chest * 0.35],
      ] as Leg,
    }),
    hind: astride
      ? [
          [s * 1.0, p.hip * 0.8, 0],
          [s * 1.8, p.hip * 0.55, p.hip * 0.9],
          [s * 1.95, -p.legs * 0.35, p.hip * 0.75],
        ]
      : [
          [s * 0.95, p.hip * 0.75, p.hip * 0.2],
          [s * 1.45, p.hip * 0.62, p.hip * 0.9],
          [s * 1.6, p.legThick * 1.15, p.hip * 1.05 + p.legs * 0.38],
        ],
    tail: [0, p.hip * 0.5, -p.hip * 0.75],
    tailLift: -6,
    upright: true,
    seat: [0, p.hip * 1.9, 0],
    hand,
  };
}
