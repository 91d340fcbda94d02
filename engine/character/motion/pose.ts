/** A moment of a movement: how each bone is turned, where the figure stands, and what the face does. */

import { radians, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { ARM_LIFT, BONES, type Bone, type BoneName } from '../figure/skeleton.ts';
import type { MorphName } from '../part.ts';

export interface Pose {
  /** Degrees about x, then y, then z, in the parent's space; arms count from hanging down. */
  turns: Partial<Record<BoneName, Vec3>>;
  /** Where the hips are moved to, in the figure's units. */
  offset: Vec3;
  /** 0 to 1; what is not named is at rest. */
  face: Partial<Record<MorphName, number>>;
}

export const STANDING: Pose = { turns: {}, offset: [0, 0, 0], face: {} };

/** Rows of a rotation, then what is added: twelve numbers. */
export type Transform = Float64Array;

function rotationOf([x, y, z]: Vec3, into: Float64Array): void {
  const [a, b, c] = [radians(x), radians(y), radians(z)];
  const [sa, ca, sb, cb, sc, cc] = [
    Math.sin(a),
    Math.cos(a),
    Math.sin(b),
    Math.cos(b),
    Math.sin(c),
    Math.cos(c),
  ];
  into.set([
    cc * cb,
    cc * sb * sa - sc * ca,
    cc * sb * ca + sc * sa,
    sc * cb,
    sc * sb * sa + cc * ca,
    sc * sb * ca - cc * sa,
    -sb,
    cb * sa,
    cb * ca,
  ]);
}

const times = (m: Float64Array, n: Float64Array, out: Float64Array): void => {
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 3; c++)
      out[r * 3 + c] = m[r * 3]! * n[c]! + m[r * 3 + 1]! * n[3 + c]! + m[r * 3 + 2]! * n[6 + c]!;
};

/** The rotation of one bone in its parent's space, arms brought down from the bind pose first. */
export function localRotation(name: BoneName, turn: Vec3 | undefined): Float64Array {
  const own = new Float64Array(9);
  rotationOf(turn ?? [0, 0, 0], own);
  const lift = name === 'upperArmL' ? -ARM_LIFT : name === 'upperArmR' ? ARM_LIFT : 0;
  if (lift === 0) return own;
  const down = new Float64Array(9);
  rotationOf([0, 0, lift], down);
  const out = new Float64Array(9);
  times(own, down, out);
  return out;
}

const mirroredTurn = ([x, y, z]: Vec3 = [0, 0, 0]): Vec3 => [x, -y, -z];

/** How far an arm is away from hanging down. */
const busy = (turns: Pose['turns'], side: 'L' | 'R'): number =>
  [turns[`upperArm${side}`], turns[`foreArm${side}`]].reduce(
    (sum, turn) => sum + (turn ? Math.hypot(...turn) : 0),
    0,
  );

/** A movement of somebody who carries something: that arm stays with it, and the free one does what it would have done. */
export function carrying(bones: readonly Bone[], turns: Pose['turns']): Pose['turns'] {
  const held = (name: BoneName) => bones[BONES.indexOf(name)]?.held;
  const [left, right] = [held('upperArmL'), held('upperArmR')];
  if (!left && !right) return turns;
  const out = { ...turns };
  if (right && !left && busy(turns, 'R') > busy(turns, 'L'))
    for (const limb of ['upperArm', 'foreArm', 'hand'] as const)
      out[`${limb}L`] = mirroredTurn(turns[`${limb}R`]);
  for (const { name, held: fixed } of bones) if (fixed) out[name] = fixed;
  return out;
}

/** From the bind pose to the pose, for every bone: parents come before their children. */
export function transformsOf(bones: readonly Bone[], pose: Pose): Transform[] {
  const out: Transform[] = [];
  const turns = carrying(bones, pose.turns);
  for (const [i, name] of BONES.entries()) {
    const { parent, from } = bones[i]!;
    const local = localRotation(name, turns[name]);
    const mine = new Float64Array(12);
    const above = out[parent];
    if (above) times(above, local, mine);
    else mine.set(local);
    const joint = above
      ? moved(above, from)
      : ([from[0] + pose.offset[0], from[1] + pose.offset[1], from[2] + pose.offset[2]] as Vec3);
    const [x, y, z] = from;
    mine[9] = joint[0] - (mine[0]! * x + mine[1]! * y + mine[2]! * z);
    mine[10] = joint[1] - (mine[3]! * x + mine[4]! * y + mine[5]! * z);
    mine[11] = joint[2] - (mine[6]! * x + mine[7]! * y + mine[8]! * z);
    out.push(mine);
  }
  return out;
}

export const moved = (m: Transform, [x, y, z]: Vec3): Vec3 => [
  m[0]! * x + m[1]! * y + m[2]! * z + m[9]!,
  m[3]! * x + m[4]! * y + m[5]! * z + m[10]!,
  m[6]! * x + m[7]! * y + m[8]! * z + m[11]!,
];
