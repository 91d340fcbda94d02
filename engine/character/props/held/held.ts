/** Things in a hand: where the hand is while it holds one, and how a thing that is made upright comes into it. */

import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { place, rotation } from '#engine/sculpt/shapes/transform.ts';
import { add, cross, scaled, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { GarmentMaker } from '../../costume/wearer.ts';
import type { Side } from '../../figure/body.ts';
import type { Figure } from '../../figure/figure.ts';
import type { BoneName, Joints, Skeleton } from '../../figure/skeleton.ts';
import { armFor } from '../../motion/dance/holding.ts';
import { anglesOf } from '../../motion/limbs.ts';
import type { SolidPart } from '../../part.ts';
import { GRIP, handFrame } from '../places.ts';

/** Held before the body, beside it. */
function gripOf({ shoulderL, shoulderR }: Joints, figure: Figure, side: Side): Vec3 {
  const out = side === 'L' ? 1 : -1;
  const shoulder = side === 'L' ? shoulderL : shoulderR;
  return add(shoulder, scaled([0.1 * out, -0.56, 0.44 + figure.bulk], figure.arms));
}

/** The skeleton of somebody whose hands stay with what they hold. */
export function holding(skeleton: Skeleton, figure: Figure, hands: readonly Side[]): Skeleton {
  if (hands.length === 0) return skeleton;
  const turns: Partial<Record<BoneName, Vec3>> = {};
  for (const side of hands) {
    const out = side === 'L' ? 1 : -1;
    const arm = armFor(skeleton.joints, figure, side, {
      grip: gripOf(skeleton.joints, figure, side),
      axis: [0.1 * out, 1, 0.04],
      fingers: [-0.12 * out, -0.05, 1],
      elbow: [0.8 * out, -1, -0.5],
    });
    turns[`upperArm${side}`] = arm.upperArm;
    turns[`foreArm${side}`] = arm.foreArm;
    turns[`hand${side}`] = arm.hand;
  }
  return {
    ...skeleton,
    bones: skeleton.bones.map((one) => (turns[one.name] ? { ...one, held: turns[one.name]! } : one)),
  };
}

/** One colour of a thing, upright: x to the body, y up and z to the front, the hand around the middle. */
export interface Piece {
  shape: Shape;
  colour: string;
  material?: SolidPart['material'];
  tint?: SolidPart['tint'];
  detail?: number;
}

export interface Room {
  /** From the hand down to the floor. */
  floor: number;
  /** From the hand up to above the head. */
  overHead: number;
}

export type ThingMaker = (colour: string, trim: string, room: Room) => Piece[];

/** A thing as something that is worn: in the right hand unless another is there. */
export const inHand =
  (make: ThingMaker): GarmentMaker =>
  ({ body, hand: side = 'R' }, colour, trim) => {
    const { joints, figure } = body;
    const { wrist, down, forward, inward, size } = handFrame(joints, figure, side);
    // Paws are thicker than hands.
    const palm = GRIP.inward * (figure.look.animal ? 1.7 : 1);
    const at = add(wrist, add(scaled(down, GRIP.down * size), scaled(inward, palm * size)));
    const across = cross(forward, down);
    const turn = anglesOf([
      [across[0], forward[0], down[0]],
      [across[1], forward[1], down[1]],
      [across[2], forward[2], down[2]],
    ]);
    const scale = Math.max(0.72, Math.min(1.12, figure.arms));
    const high = gripOf(joints, figure, side)[1];
    const room: Room = {
      floor: high / scale - 0.04,
      overHead: (joints.head[1] + 0.75 * figure.head - high) / scale,
    };
    const flip = side === 'L' ? -1 : 1;
    return make(colour, trim, room).map(({ shape, material = 'matte', tint, ...piece }, i): SolidPart => {
      const put = { at, turn, scale };
      const own = flip < 0 ? flipped(shape) : shape;
      const back = inverseOf(turn);
      return {
        name: `held${side}${i}`,
        shape: place(own, put),
        material,
        bones: [`hand${side}`],
        // Small and full of edges; also in quick pictures.
        detail: 2.2,
        ...piece,
        ...(tint && {
          tint: (x, y, z, base) => {
            const [a, b, c] = back([(x - at[0]) / scale, (y - at[1]) / scale, (z - at[2]) / scale]);
            return tint(a * flip, b, c, base);
          },
        }),
      };
    });
  };

/** Left and right exchanged, for the other hand. */
const flipped = (s: Shape): Shape => ({
  lo: [-s.hi[0], s.lo[1], s.lo[2]],
  hi: [-s.lo[0], s.hi[1], s.hi[2]],
  thin: s.thin,
  distance: (x, y, z) => s.distance(-x, y, z),
});

const inverseOf = (turn: Vec3): ((v: Vec3) => Vec3) => {
  const [a, b, c] = rotation(turn);
  return ([x, y, z]) => [
    a[0] * x + b[0] * y + c[0] * z,
    a[1] * x + b[1] * y + c[1] * z,
    a[2] * x + b[2] * y + c[2] * z,
  ];
};
