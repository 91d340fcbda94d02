/** Where things are held: the hands' own directions, the mouth, and how a guitar hangs. All in the bind pose, which is also the chest's own space. */

import { add, cross, dot, scaled, subtract, unit, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Side } from '../figure/body.ts';
import type { Figure } from '../figure/figure.ts';
import type { Joints } from '../figure/skeleton.ts';

export interface HandFrame {
  wrist: Vec3;
  /** To the fingertips, to the side of the thumb, and out of the palm. */
  down: Vec3;
  forward: Vec3;
  inward: Vec3;
  size: number;
}

export function handFrame(joints: Joints, figure: Figure, side: Side): HandFrame {
  const wrist = joints[`wrist${side}`];
  const down = unit(subtract(wrist, joints[`elbow${side}`]));
  const forward = unit(subtract([0, 0, 1], scaled(down, dot([0, 0, 1], down))));
  const inward = scaled(unit(cross(down, forward)), side === 'L' ? 1 : -1);
  return { wrist, down, forward, inward, size: 1.22 * figure.hands };
}

/** From the wrist to the middle of what a closed hand holds: along the fingers and out of the palm, in hand sizes. */
export const GRIP = { down: 0.12, inward: 0.062 };

export const MICROPHONE = { handle: 0.3, ball: 0.085, radius: 0.038 };

export const mouthPlace = (joints: Joints, figure: Figure): Vec3 =>
  add(joints.head, scaled([0, -0.305 * figure.face.lower, 0.47], figure.head));

export interface GuitarPlace {
  /** Middle of the body. */
  centre: Vec3;
  /** To the headstock, away from the player, and across the strings upwards. */
  along: Vec3;
  front: Vec3;
  up: Vec3;
  scale: number;
}

/** Lengths of a guitar at scale 1, from its middle. */
export const GUITAR = { body: 0.4, nut: 1.08, depth: 0.075 };

export function guitarPlace(joints: Joints, figure: Figure): GuitarPlace {
  const deep = 0.25 + figure.bulk + (figure.look.bodyType === 'heavy' ? 0.1 : 0);
  const along = unit([0.86, 0.46, 0.16]);
  const front = unit(subtract([0, 0.12, 1], scaled(along, dot([0, 0.12, 1], along))));
  const scale = 0.8 + 0.2 * figure.arms;
  return {
    centre: [-0.1, joints.waist[1] + 0.02, deep + 0.1 + GUITAR.depth * scale],
    along,
    front,
    up: cross(front, along),
    scale,
  };
}
