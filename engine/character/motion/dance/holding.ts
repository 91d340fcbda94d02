/** What the hands do when they hold something: the microphone at the mouth or lowered, the guitar strummed. In the chest's own space. */

import { add, mix, mixed, scaled, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Side } from '../../figure/body.ts';
import type { Figure } from '../../figure/figure.ts';
import type { Joints } from '../../figure/skeleton.ts';
import { GRIP, GUITAR, guitarPlace, handFrame, MICROPHONE, mouthPlace } from '../../props/places.ts';
import { type ArmTurns, apply, fromTo, solveArm, type Turn3 } from '../limbs.ts';

interface Held {
  /** Middle of what the hand holds. */
  grip: Vec3;
  /** Where the thumb's side and the fingers point. */
  axis: Vec3;
  fingers: Vec3;
  elbow: Vec3;
}

export function armFor(
  joints: Joints,
  figure: Figure,
  side: Side,
  { grip, axis, fingers, elbow }: Held,
): ArmTurns {
  const { down, forward, inward, size } = handFrame(joints, figure, side);
  const hand = fromTo(forward, down, axis, fingers);
  const offset = add(scaled(down, GRIP.down * size), scaled(inward, GRIP.inward * size));
  return solveArm(joints, side, subtract(grip, apply(hand, offset)), elbow, hand);
}

/** `raised` 1: at the mouth, which moves with the head; 0: before the belly. */
export function microphoneArm(joints: Joints, figure: Figure, head: Turn3, raised: number): ArmTurns {
  const mouth = add(joints.neck, apply(head, subtract(mouthPlace(joints, figure), joints.neck)));
  const axis = apply(head, [0.34, 0.56, -0.75]);
  const back = MICROPHONE.handle * 0.62 + MICROPHONE.ball * 2 + 0.03;
  const up: Held = {
    grip: subtract(add(mouth, apply(head, [0, -0.02, 0.03])), scaled(axis, back)),
    axis,
    fingers: [0.62, 0.62, 0.5],
    elbow: [-0.7, -1, 0],
  };
  const low: Held = {
    grip: add(joints.shoulderR, scaled([0.12, -0.52, 0.5], figure.arms)),
    axis: [0.2, 0.9, 0.3],
    fingers: [0.75, -0.1, 0.65],
    elbow: [-0.7, -1, -0.4],
  };
  return armFor(joints, figure, 'R', {
    grip: mixed(low.grip, up.grip, raised),
    axis: mixed(low.axis, up.axis, raised),
    fingers: mixed(low.fingers, up.fingers, raised),
    elbow: mixed(low.elbow, up.elbow, raised),
  });
}

/** `stroke` -1 above the strings, 1 below them; `fret` 0 at the nut, 1 at the body. */
export function guitarArms(
  joints: Joints,
  figure: Figure,
  stroke: number,
  fret: number,
): { left: ArmTurns; right: ArmTurns } {
  const { centre, along, front, up, scale } = guitarPlace(joints, figure);
  const on = (a: number, b: number, c: number): Vec3 =>
    add(centre, add(scaled(along, a * scale), add(scaled(up, b * scale), scaled(front, c * scale))));
  const left = armFor(joints, figure, 'L', {
    grip: on(mix(GUITAR.nut - 0.16, GUITAR.body + 0.26, fret), 0, GUITAR.depth * 0.6),
    axis: along,
    fingers: add(scaled(up, 0.85), scaled(front, 0.5)),
    elbow: [0.5, -1, -0.1],
  });
  const right = armFor(joints, figure, 'R', {
    grip: on(0.02, -0.02 - stroke * 0.13, GUITAR.depth + 0.05),
    axis: add(scaled(along, 0.9), scaled(up, 0.45)),
    fingers: add(scaled(along, 0.55), add(scaled(up, -0.85 - stroke * 0.2), scaled(front, 0.12))),
    elbow: [-1, 0.05, -0.5],
  });
  return { left, right };
}
