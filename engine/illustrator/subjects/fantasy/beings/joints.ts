/** Where a person's joints are in each pose; a standing person is about 2.1 units tall with a big head. */

import { add, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Pose } from '../../subject.ts';

export interface Joints {
  head: Vec3;
  /** Degrees that the head looks down. */
  nod: number;
  chest: Vec3;
  hips: Vec3;
  /** Shoulder, elbow, hand; hip, knee, ankle: of the side with positive x. */
  arm: readonly [Vec3, Vec3, Vec3];
  otherArm: readonly [Vec3, Vec3, Vec3];
  leg: readonly [Vec3, Vec3, Vec3];
  otherLeg: readonly [Vec3, Vec3, Vec3];
  hand: Vec3;
  seated: boolean;
}

type Limb = readonly [Vec3, Vec3, Vec3];

const flip = ([a, b, c]: Limb): Limb => [
  [-a[0], a[1], a[2]],
  [-b[0], b[1], b[2]],
  [-c[0], c[1], c[2]],
];

export function jointsOf(pose: Pose, bulk = 1): Joints {
  const seated = pose === 'sit' || pose === 'ride' || pose === 'read';
  const down: Vec3 = [0, seated ? -0.56 : 0, 0];
  const shoulder = add([0.27 * bulk, 1.23, 0], down);
  const at = (x: number, y: number, z: number): Vec3 => add([x, y, z], down);
  const hanging: Limb = [shoulder, at(0.4 * bulk, 0.98, -0.02), at(0.48 * bulk, 0.74, 0.1)];
  const forward: Limb = [shoulder, at(0.42 * bulk, 0.98, 0.14), at(0.21, 1.0, 0.44)];
  const waving: Limb = [shoulder, at(0.54 * bulk, 1.22, 0.06), at(0.66 * bulk, 1.58, 0.12)];
  const swing: Limb = [shoulder, at(0.42 * bulk, 1.0, 0.16), at(0.4, 1.12, 0.44)];
  const back: Limb = [shoulder, at(0.42 * bulk, 1.02, -0.22), at(0.46, 0.84, -0.34)];
  const arm =
    pose === 'hold' || pose === 'read' || pose === 'ride' ? forward : pose === 'run' ? swing : hanging;
  const other = pose === 'wave' ? waving : pose === 'run' ? back : arm;

  const straight: Limb = [
    [0.14, 0.72, 0],
    [0.16, 0.42, 0.01],
    [0.17, 0.13, -0.02],
  ];
  const sitting: Limb = [
    [0.15, 0.2, 0.02],
    [0.2, 0.24, 0.4],
    [0.22, 0.13, 0.74],
  ];
  const astride: Limb = [
    [0.15, 0.2, 0.02],
    [0.38, 0.14, 0.28],
    [0.42, -0.24, 0.2],
  ];
  const stepping: Limb = [
    [0.14, 0.72, 0],
    [0.16, 0.52, 0.26],
    [0.16, 0.24, 0.3],
  ];
  const pushing: Limb = [
    [0.14, 0.72, 0],
    [0.16, 0.44, -0.1],
    [0.16, 0.3, -0.42],
  ];
  const leg = pose === 'ride' ? astride : seated ? sitting : pose === 'run' ? pushing : straight;
  return {
    head: at(0, 1.72, 0.03),
    nod: pose === 'read' ? 14 : 0,
    chest: at(0, 1.12, 0),
    hips: at(0, 0.78, 0),
    arm,
    otherArm: flip(other),
    leg,
    otherLeg: flip(pose === 'run' ? stepping : leg),
    hand: at(0, 1.02, 0.5),
    seated,
  };
}
