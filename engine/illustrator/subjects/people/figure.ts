/** Puts a person together from a look: head, garments and whatever belongs to the role. */

import { type Model, type Paint, type Part, part, placePart } from '#engine/sculpt/model.ts';
import { capsule } from '#engine/sculpt/shapes/solids.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import type { Pose } from '../subject.ts';
import { type Joints, jointsOf } from './joints.ts';
import { arms, humanHead, legs, torso } from './person-parts.ts';

export interface Look {
  /** Everything on the head beside the face, in the head's units. */
  headwear: Part[];
  face?: Part[];
  headSize?: number;
  bulk?: number;
  sleeve?: string;
  glove?: string;
  shoes?: string;
  trousers?: string;
  fabric?: Part['material'];
  topPaint?: (j: Joints) => Paint[];
  extra?: (j: Joints, pose: Pose) => Part[];
}

export function person(look: Look, pose: Pose): Model {
  const bulk = look.bulk ?? 1;
  const j = jointsOf(pose, bulk);
  const size = look.headSize ?? 0.42;
  const onHead = { at: j.head, turn: [j.nod, 0, 0] as const, scale: size };
  const fabric = look.fabric ?? 'matte';
  return {
    parts: [
      part('body', fabric, torso(j, bulk), look.topPaint?.(j)),
      part('skin', 'skin', capsule(add(j.chest, [0, 0.15, 0]), add(j.head, [0, -0.2, -0.04]), 0.11, 0.12)),
      ...arms(j, look.sleeve ?? 'body', look.glove ?? 'skin', 0.095 * bulk, fabric),
      ...legs(j, look.trousers ?? 'trousers', look.shoes ?? 'shoes', 0.125 * bulk, fabric),
      ...[...(look.face ?? humanHead()), ...look.headwear].map((p) => placePart(p, onHead)),
      ...(look.extra?.(j, pose) ?? []),
    ],
    anchors: {
      hand: { at: j.hand },
      side: { at: j.otherArm[2] },
      top: { at: add(j.head, [0, size, 0]) },
      seat: { at: add(j.hips, [0, 0.1, 0.3]) },
      hips: { at: add(j.hips, [0, -0.16, 0]) },
    },
  };
}
