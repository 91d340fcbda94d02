/** A performer's whole body at a moment of a song: hits on the beats, feet that stay planted, and whatever the hands hold. */

import { add, mix, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { SIDES, type Side } from '../../figure/body.ts';
import { type Figure, figureOf } from '../../figure/figure.ts';
import { DEFAULT_LOOK } from '../../figure/look.ts';
import { type Joints, type Skeleton, skeletonOf } from '../../figure/skeleton.ts';
import { apply, solveArm, solveLeg, turned } from '../limbs.ts';
import type { Pose } from '../pose.ts';
import { type BeatSense, senseOf } from './beat-sense.ts';
import type { Groove } from './groove.ts';
import { guitarArms, microphoneArm } from './holding.ts';
import type { Foot, Stance } from './track.ts';

/** Whose body it is: every built character fits. Limbs differ in length, and feet must still stay on the ground. */
export interface Performer {
  figure: Figure;
  skeleton: Skeleton;
}

const DEFAULT: Performer = (() => {
  const figure = figureOf(DEFAULT_LOOK);
  return { figure, skeleton: skeletonOf(figure) };
})();

/** Knees are never quite straight; how far they give on a beat. In leg lengths. */
const SOFT_KNEES = 0.045;
const DIP = 0.092;
/** Feet stand a little further apart than the hips. */
const APART = 0.05;

/** Pure: the same groove, moment and body give the same pose. */
export function danceAt(groove: Groove, seconds: number, { figure, skeleton }: Performer = DEFAULT): Pose {
  const sense = senseOf(groove, seconds);
  const { stance } = sense;
  const { joints } = skeleton;
  const breath = Math.sin((seconds / 3.4) * 2 * Math.PI);
  const drift = Math.sin(seconds * 0.83 + groove.seed) * 0.6 + Math.sin(seconds * 1.37) * 0.4;
  const [dip, nod, size] = stance.extra;
  const turn: Vec3 = stance.turn;
  const spine = add(stance.spine, [breath * 0.6 + sense.hit * 2 * dip * size, 0, 0]);
  const chest = add(stance.chest, [breath * 1.1, 0, 0]);
  const yaw = turn[1] + spine[1] + chest[1];
  const lean = turn[0] + spine[0] + chest[0];
  const roll = turn[2] + spine[2] + chest[2];
  // Eyes stay with the crowd, whatever the body does.
  const head = add(stance.head, [
    -0.55 * lean + sense.hit * nod * size * 9 - breath,
    -0.55 * yaw + drift * 2,
    -0.4 * roll,
  ]);
  const { legs } = figure;
  const down = SOFT_KNEES + DIP * dip * size * sense.hit;
  const wanted: Vec3 = [
    (stance.hips[0] + drift * 0.008) * legs,
    (stance.hips[1] - down) * legs,
    stance.hips[2] * legs,
  ];
  const ankles = { L: ankleOf(joints, 'L', stance.footL, legs), R: ankleOf(joints, 'R', stance.footR, legs) };
  const hipTurn = turned(turn);
  const offset = withinReach(joints, hipTurn, wanted, ankles);
  const at = add(joints.hips, offset);
  const turns: Pose['turns'] = { hips: turn, spine, chest, head };
  for (const s of SIDES) {
    const [, , , footYaw, footPitch] = stance[`foot${s}`];
    const out = s === 'L' ? 7 : -7;
    const leg = solveLeg(joints, s, hipTurn, at, ankles[s], footYaw + out, footPitch);
    turns[`thigh${s}`] = leg.thigh;
    turns[`shin${s}`] = leg.shin;
    turns[`foot${s}`] = leg.foot;
  }
  Object.assign(turns, armsOf(groove, { figure, skeleton }, sense, head));
  return { offset, turns, face: { smile: 0.2 + 0.35 * sense.energy } };
}

/** The ankle stands where the foot's sole touches the ground, also on the toes or the heel. */
function ankleOf(joints: Joints, side: Side, [x, z, lift, , pitch]: Foot, legs: number): Vec3 {
  const home = joints[`ankle${side}`];
  const a = (pitch * Math.PI) / 180;
  const high = home[1] - 0.02;
  const rise = (pitch > 0 ? 0.26 : -0.17) * Math.sin(a) - high * (1 - Math.cos(a));
  const m = side === 'L' ? 1 : -1;
  return [home[0] + (x + m * APART) * legs, home[1] + lift * legs + Math.max(0, rise), home[2] + z * legs];
}

/** Legs do not stretch: the hips come down as far as the feet demand. */
function withinReach(
  joints: Joints,
  hips: ReturnType<typeof turned>,
  offset: Vec3,
  ankles: Record<Side, Vec3>,
): Vec3 {
  let drop = 0;
  for (const s of SIDES) {
    const [hip, knee, ankle] = [joints[`hip${s}`], joints[`knee${s}`], joints[`ankle${s}`]];
    const reach = (Math.hypot(...sub(knee, hip)) + Math.hypot(...sub(ankle, knee))) * 0.9985;
    const root = add(add(joints.hips, offset), apply(hips, sub(hip, joints.hips)));
    const [dx, dy, dz] = sub(root, ankles[s]);
    const high = Math.sqrt(Math.max(0.01, reach * reach - dx * dx - dz * dz));
    drop = Math.max(drop, dy - high);
  }
  return [offset[0], offset[1] - drop, offset[2]];
}

const sub = (a: Vec3, b: Vec3): [number, number, number] => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

function armsOf(
  groove: Groove,
  { figure, skeleton }: Performer,
  sense: BeatSense,
  head: Vec3,
): Pose['turns'] {
  const { joints } = skeleton;
  const { stance } = sense;
  const free = (s: Side) => freeArm(joints, figure, s, stance);
  if (groove.hands === 'guitar') {
    const { left, right } = guitarArms(joints, figure, sense.stroke, stance.extra[3]);
    return { ...named('L', left), ...named('R', right) };
  }
  if (groove.hands === 'microphone')
    return {
      ...named('L', free('L')),
      ...named('R', microphoneArm(joints, figure, turned(head), sense.raised)),
    };
  return { ...named('L', free('L')), ...named('R', free('R')) };
}

const named = (s: Side, arm: ReturnType<typeof solveArm>): Pose['turns'] => ({
  [`upperArm${s}`]: arm.upperArm,
  [`foreArm${s}`]: arm.foreArm,
  [`hand${s}`]: arm.hand,
});

function freeArm(joints: Joints, figure: Figure, s: Side, stance: Stance): ReturnType<typeof solveArm> {
  const [a, y, b] = stance[`hand${s}`];
  const m = s === 'L' ? 1 : -1;
  // On its way up or down a hand goes around the shoulder, not through it.
  const close = Math.max(0, 0.6 - Math.hypot(a, y, b));
  // Nor does it cover the face that sings.
  const beside = Math.max(0, 0.3 - a) * Math.max(0, Math.min(1, (y - 0.2) / 0.3));
  const [x, z] = [a + close * 0.7 + beside, b + close * 1.1];
  const long = 0.95 * figure.arms;
  const wrist = add(joints[`shoulder${s}`], [x * m * long, y * long, z * long]);
  // Hanging arms have their elbows behind, lifted ones to the side.
  const up = Math.max(0, Math.min(1, y + 0.4));
  return solveArm(joints, s, wrist, [m * mix(0.7, 1, up), mix(-0.5, -0.45, up), mix(-0.75, -0.35, up)]);
}
