/** Turns a stance into the turns of all bones, and tells where hands and landmarks came to be. */

import type { Character } from '#engine/character/build-character.ts';
import type { Side } from '#engine/character/figure/body.ts';
import { BONES, type BoneName } from '#engine/character/figure/skeleton.ts';
import {
  after,
  anglesOf,
  apply,
  fromTo,
  inverse,
  solveArm,
  solveLeg,
  type Turn3,
  turned,
} from '#engine/character/motion/limbs.ts';
import { moved, type Pose, type Transform, transformsOf } from '#engine/character/motion/pose.ts';
import { GRIP, handFrame, mouthPlace } from '#engine/character/props/places.ts';
import { add, scaled, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { type Bent, isBent, type Landmark, type Reach, type Stance, type Step } from './stance.ts';

export interface HandAt {
  /** Middle of what the hand holds. */
  grip: Vec3;
  thumb: Vec3;
  fingers: Vec3;
  /** Out of the palm. */
  palm: Vec3;
}

export interface Solved {
  pose: Pose;
  transforms: Transform[];
  hands: Record<Side, HandAt>;
}

const HANGING: Reach = { to: 'shoulder', by: [0.14, -0.98, 0.1], elbow: [0.5, -0.2, -1] };

/** Which bone carries a landmark. */
const CARRIER: Record<Exclude<Landmark, 'ground'>, BoneName | 'side'> = {
  shoulder: 'chest',
  chest: 'chest',
  belly: 'spine',
  hip: 'hips',
  knee: 'side',
  mouth: 'head',
  chin: 'head',
  ear: 'head',
  eye: 'head',
  crown: 'head',
};

export function landmarkOf({ skeleton: { joints }, figure }: Character, name: Landmark, side: Side): Vec3 {
  const m = side === 'L' ? 1 : -1;
  const onHead = (x: number, y: number, z: number): Vec3 =>
    add(joints.head, scaled([x * m, y, z], figure.head));
  const deep = figure.look.bodyType === 'heavy' ? 0.12 : 0;
  switch (name) {
    case 'shoulder':
      return joints[`shoulder${side}`];
    case 'chest':
      return add(joints.chest, [0, 0, 0.3 + figure.bulk]);
    case 'belly':
      return add(joints.waist, [0, 0, 0.3 + figure.bulk + deep]);
    case 'hip':
      return joints[`hip${side}`];
    case 'knee':
      return add(joints[`knee${side}`], [0, 0, 0.15]);
    case 'mouth':
      return mouthPlace(joints, figure);
    case 'chin':
      return onHead(0, -0.5 * figure.face.lower, 0.3);
    case 'ear':
      return onHead(0.52, -0.08, -0.02);
    case 'eye':
      return onHead(figure.face.eyeX, figure.face.eyeY, 0.46);
    case 'crown':
      return onHead(0, 0.6, 0);
    case 'ground':
      return [0, 0, 0];
  }
}

const rowsOf = (m: Transform): Turn3 => [
  [m[0]!, m[1]!, m[2]!],
  [m[3]!, m[4]!, m[5]!],
  [m[6]!, m[7]!, m[8]!],
];

/** The place and the axes of a landmark in a posed figure. */
export function landmarkIn(
  character: Character,
  transforms: readonly Transform[],
  name: Landmark,
  side: Side,
): { at: Vec3; axes: Turn3 } {
  const rest = landmarkOf(character, name, side);
  if (name === 'ground')
    return {
      at: rest,
      axes: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
    };
  const carrier = CARRIER[name];
  const bone: BoneName = carrier === 'side' ? `shin${side}` : carrier;
  const transform = transforms[BONES.indexOf(bone)]!;
  return { at: moved(transform, rest), axes: rowsOf(transform) };
}

export function solve(character: Character, stance: Stance): Solved {
  const { joints, bones } = character.skeleton;
  const { figure } = character;
  const legLength = 1.23 * figure.legs;
  const { hips = [0, 0, 0], turn = [0, 0, 0], spine, chest, head } = stance;
  const offset = scaled(hips, legLength);
  const pose: Pose = {
    offset,
    turns: { hips: turn, ...(spine && { spine }), ...(chest && { chest }), ...(head && { head }) },
    face: stance.face ?? {},
  };
  const legs = (side: Side, leg: Step | Bent = {}) => {
    const m = side === 'L' ? 1 : -1;
    if (isBent(leg)) {
      const [lift, out, twist] = leg.thigh;
      const swung = after(turned([-lift, 0, 0]), turned([0, 0, out * m]));
      pose.turns[`thigh${side}`] = anglesOf(after(swung, turned([0, twist * m, 0])));
      pose.turns[`shin${side}`] = [leg.shin, 0, 0];
      pose.turns[`foot${side}`] = [leg.foot ?? 0, 0, 0];
      return;
    }
    const { x = 0, z = 0, lift = 0, yaw = 0, pitch = 0 } = leg;
    const ankle = add(joints[`ankle${side}`], scaled([x * m, lift, z], legLength));
    const { thigh, shin, foot } = solveLeg(
      joints,
      side,
      turned(turn),
      add(joints.hips, offset),
      // The heel rises when the toes point down: the ankle turns about the ball of the foot.
      add(ankle, [0, 0.3 * Math.sin((Math.max(0, pitch) * Math.PI) / 180), 0]),
      yaw * m,
      pitch,
    );
    pose.turns[`thigh${side}`] = thigh;
    pose.turns[`shin${side}`] = shin;
    pose.turns[`foot${side}`] = foot;
  };
  legs('L', stance.legL);
  legs('R', stance.legR);

  const before = transformsOf(bones, pose);
  for (const side of ['L', 'R'] as const) {
    const reach = stance[`arm${side}`] ?? HANGING;
    Object.assign(pose.turns, armTurns(character, before, side, reach));
  }
  const transforms = transformsOf(bones, pose);
  return {
    pose,
    transforms,
    hands: { L: handIn(character, transforms, 'L'), R: handIn(character, transforms, 'R') },
  };
}

function armTurns(
  character: Character,
  transforms: readonly Transform[],
  side: Side,
  reach: Reach,
): Pose['turns'] {
  const { figure } = character;
  const { joints } = character.skeleton;
  const m = side === 'L' ? 1 : -1;
  const outwards = ([x, y, z]: Vec3): Vec3 => [x * m, y, z];
  const { at, axes } = landmarkIn(character, transforms, reach.to, side);
  const size =
    reach.to === 'ground' ? 1 : /^(mouth|chin|ear|eye|crown)$/.test(reach.to) ? figure.head : figure.arms;
  const trunk = transforms[BONES.indexOf('chest')]!;
  const back = inverse(rowsOf(trunk));
  /** From the world to the chest's own space. */
  const into = (p: Vec3): Vec3 => apply(back, subtract(p, [trunk[9]!, trunk[10]!, trunk[11]!]));
  const towards = (v: Vec3): Vec3 => apply(back, apply(axes, outwards(v)));
  const target = into(add(at, apply(axes, outwards(scaled(reach.by, size)))));
  const elbow = outwards(reach.elbow ?? [0.6, -1, -0.35]);
  const { thumb, fingers } = reach;
  const turns =
    thumb && fingers
      ? grasp(character, side, target, towards(thumb), towards(fingers), elbow)
      : solveArm(joints, side, target, elbow);
  return {
    [`upperArm${side}`]: turns.upperArm,
    [`foreArm${side}`]: turns.foreArm,
    [`hand${side}`]: turns.hand,
  };
}

function grasp(
  { skeleton: { joints }, figure }: Character,
  side: Side,
  grip: Vec3,
  thumb: Vec3,
  fingers: Vec3,
  elbow: Vec3,
) {
  const { down, forward, inward, size } = handFrame(joints, figure, side);
  const hand = fromTo(forward, down, thumb, fingers);
  const offset = add(scaled(down, GRIP.down * size), scaled(inward, GRIP.inward * size));
  return solveArm(joints, side, subtract(grip, apply(hand, offset)), elbow, hand);
}

export function handIn(
  { skeleton: { joints }, figure }: Character,
  transforms: readonly Transform[],
  side: Side,
): HandAt {
  const { wrist, down, forward, inward, size } = handFrame(joints, figure, side);
  const transform = transforms[BONES.indexOf(`hand${side}`)]!;
  const axes = rowsOf(transform);
  const rest = add(wrist, add(scaled(down, GRIP.down * size), scaled(inward, GRIP.inward * size)));
  return {
    grip: moved(transform, rest),
    thumb: apply(axes, forward),
    fingers: apply(axes, down),
    palm: apply(axes, inward),
  };
}
