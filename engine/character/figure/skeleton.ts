/** Joints and bones of a figure in its bind pose: arms lifted away from the body, so that sleeves never grow into it. */

import { add, mixed, radians, scaled, subtract, unit, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Figure } from './figure.ts';

export const BONES = [
  'hips',
  'spine',
  'chest',
  'head',
  'upperArmL',
  'foreArmL',
  'handL',
  'upperArmR',
  'foreArmR',
  'handR',
  'thighL',
  'shinL',
  'footL',
  'thighR',
  'shinR',
  'footR',
] as const;
export type BoneName = (typeof BONES)[number];

export interface Bone {
  name: BoneName;
  parent: number;
  /** Joint about which it turns, and its far end. */
  from: Vec3;
  to: Vec3;
  /** How thick the flesh around it is: distances for skinning count from there. */
  radius: number;
  /** How it is turned for as long as the hand holds something, whatever the movement is. */
  held?: Vec3;
}

export interface Skeleton {
  bones: readonly Bone[];
  joints: Joints;
}

export interface Joints {
  hips: Vec3;
  waist: Vec3;
  chest: Vec3;
  neck: Vec3;
  /** Middle of the skull. */
  head: Vec3;
  shoulderL: Vec3;
  elbowL: Vec3;
  wristL: Vec3;
  shoulderR: Vec3;
  elbowR: Vec3;
  wristR: Vec3;
  hipL: Vec3;
  kneeL: Vec3;
  ankleL: Vec3;
  hipR: Vec3;
  kneeR: Vec3;
  ankleR: Vec3;
}

/** Degrees that the bind pose lifts the arms; animations count from hanging arms. */
export const ARM_LIFT = 40;

export const mirrored = ([x, y, z]: Vec3): Vec3 => [-x, y, z];

export function skeletonOf(figure: Figure): Skeleton {
  const joints = jointsOf(figure);
  const b = figure.bulk;
  const bone = (name: BoneName, parent: BoneName | null, from: Vec3, to: Vec3, radius: number): Bone => ({
    name,
    parent: parent === null ? -1 : BONES.indexOf(parent),
    from,
    to,
    radius: radius + b * 0.6,
  });
  const side = (s: 'L' | 'R'): Bone[] => {
    const hand = add(
      joints[`wrist${s}`],
      scaled(unit(subtract(joints[`wrist${s}`], joints[`elbow${s}`])), 0.3),
    );
    const toe = add(joints[`ankle${s}`], [0, -0.12, 0.32]);
    return [
      bone(`upperArm${s}`, 'chest', joints[`shoulder${s}`], joints[`elbow${s}`], 0.11),
      bone(`foreArm${s}`, `upperArm${s}`, joints[`elbow${s}`], joints[`wrist${s}`], 0.1),
      bone(`hand${s}`, `foreArm${s}`, joints[`wrist${s}`], hand, 0.08),
      bone(`thigh${s}`, 'hips', joints[`hip${s}`], joints[`knee${s}`], 0.17),
      bone(`shin${s}`, `thigh${s}`, joints[`knee${s}`], joints[`ankle${s}`], 0.13),
      bone(`foot${s}`, `shin${s}`, joints[`ankle${s}`], toe, 0.12),
    ];
  };
  const all = [
    bone('hips', null, joints.hips, joints.waist, 0.3),
    bone('spine', 'hips', joints.waist, joints.chest, 0.28),
    bone('chest', 'spine', joints.chest, joints.neck, 0.28),
    bone('head', 'chest', joints.neck, joints.head, 0.3 * figure.head),
    ...side('L'),
    ...side('R'),
  ];
  return { joints, bones: BONES.map((name) => all.find((one) => one.name === name)!) };
}

function jointsOf({ legs, torso, arms, head, shoulder, hip }: Figure): Joints {
  const ankle = 0.22;
  const knee = ankle + 0.6 * legs;
  const top = knee + 0.63 * legs;
  const hips = top + 0.07;
  const at = (up: number) => hips + up * torso;
  const neck = at(1.08);
  const shoulderL: Vec3 = [shoulder, at(0.84), -0.03];
  const lift = radians(ARM_LIFT);
  const turn = ([x, y, z]: Vec3): Vec3 => [
    x * Math.cos(lift) - y * Math.sin(lift),
    x * Math.sin(lift) + y * Math.cos(lift),
    z,
  ];
  const elbowL = add(shoulderL, turn(scaled([0.2, -0.46, -0.04], arms)));
  const wristL = add(elbowL, turn(scaled([0.09, -0.41, 0.15], arms)));
  const hipL: Vec3 = [hip, top, 0];
  const kneeL: Vec3 = [hip + 0.02, knee, 0.03];
  const ankleL: Vec3 = [hip + 0.03, ankle, -0.03];
  return {
    hips: [0, hips, 0],
    waist: [0, at(0.26), 0],
    chest: [0, at(0.66), -0.02],
    neck: [0, neck, -0.03],
    head: [0, neck + 0.15 + 0.42 * head, 0.03],
    shoulderL,
    elbowL,
    wristL,
    shoulderR: mirrored(shoulderL),
    elbowR: mirrored(elbowL),
    wristR: mirrored(wristL),
    hipL,
    kneeL,
    ankleL,
    hipR: mirrored(hipL),
    kneeR: mirrored(kneeL),
    ankleR: mirrored(ankleL),
  };
}

/** A place along a limb. */
export const along = (from: Vec3, to: Vec3, share: number): Vec3 => mixed(from, to, share);
