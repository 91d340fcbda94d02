/** Puts what is held into the hands of a posed figure: tells where each thing stands in the picture, in metres from the figure's foot. */

import type { Character } from '#engine/character/build-character.ts';
import type { Side } from '#engine/character/figure/body.ts';
import { BONES } from '#engine/character/figure/skeleton.ts';
import { after, anglesOf, apply, type Turn3, turned } from '#engine/character/motion/limbs.ts';
import { moved } from '#engine/character/motion/pose.ts';
import { capsule } from '#engine/sculpt/shapes/solids.ts';
import { add, mixed, scaled, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { footOf, type Piece, type Placed } from '../../world/piece.ts';
import { pieceOf } from '../props/prop.ts';
import { landmarkIn, type Solved } from './solve.ts';
import type { Hold, Reach } from './stance.ts';

export interface Holding {
  hold: Hold;
  piece: Piece;
  grow: number;
}

export interface Standing {
  character: Character;
  solved: Solved;
  /** How far the posed figure was moved up, in its units. */
  up: number;
  /** Metres for each unit. */
  scale: number;
  /** The middle of the figure's foot, in its units. */
  foot: Vec3;
}

const AXES: Turn3 = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** The place on a piece that goes into the hand, in its own units. */
function anchorOf(piece: Piece, { anchor = 'grip', share = [0.5, 0.2, 0.5] }: Hold): Vec3 {
  const { lo, hi } = piece.mesh;
  if (anchor === 'foot') return footOf(piece);
  const known = piece.anchors[anchor];
  if (known) return known;
  return [0, 1, 2].map((i) => lo[i]! + (hi[i]! - lo[i]!) * share[i]!) as unknown as Vec3;
}

export function placeHold({ hold, piece, grow }: Holding, standing: Standing): Placed[] {
  const { scale, foot } = standing;
  const axes = axesOf(hold, standing);
  const turn = piece.isCard ? AXES : after(axes, turned(hold.turn ?? [0, 0, 0]));
  const target = scaled(subtract(targetOf(hold, standing), foot), scale);
  const reach = scaled(subtract(anchorOf(piece, hold), footOf(piece)), piece.scale * grow);
  const at = subtract(target, apply(turn, reach));
  const placed: Placed = { piece, at, turn: anglesOf(turn), grow };
  if (!hold.line) return [placed];
  const end = subtract(piece.anchors[hold.line.from] ?? anchorOf(piece, hold), footOf(piece));
  const from = add(at, apply(turn, scaled(end, piece.scale * grow)));
  return [placed, lineTo(hold.line.to, from, standing)];
}

/** The other arm of somebody who holds a shaft with both hands. */
export function secondHand(
  { hold, grow }: Holding,
  character: Character,
  solved: Solved,
  scale: number,
): Reach {
  const side: Side = hold.by === 'L' ? 'R' : 'L';
  const m = side === 'L' ? 1 : -1;
  const turn = after(axesOf(hold, { character, solved }), turned(hold.turn ?? [0, 0, 0]));
  const along = apply(turn, [0, 1, 0]);
  const at = add(solved.hands[hold.by as Side].grip, scaled(along, (hold.second! * grow) / scale));
  const way = along[1] < 0 ? -1 : 1;
  return {
    to: 'ground',
    by: [at[0] * m, at[1], at[2]],
    thumb: [along[0] * m * way, along[1] * way, along[2] * way],
    fingers: [-0.5, 0, 0.85],
    hand: 'grip',
    elbow: [1, -0.8, 0],
  };
}

function axesOf(
  { frame = 'world' }: Hold,
  { character, solved }: Pick<Standing, 'character' | 'solved'>,
): Turn3 {
  if (frame === 'world') return AXES;
  return landmarkIn(character, solved.transforms, frame === 'head' ? 'mouth' : 'chest', 'L').axes;
}

function targetOf({ by, rise = 0 }: Hold, { character, solved, up }: Standing): Vec3 {
  const lift = (p: Vec3): Vec3 => [p[0], p[1] + up, p[2]];
  const { hands, transforms } = solved;
  if (by === 'both') return lift(mixed(hands.L.grip, hands.R.grip, 0.5));
  if (by === 'L' || by === 'R') return lift(hands[by].grip);
  if (by === 'footL' || by === 'footR') return soleOf(by.at(-1) as Side);
  if (by === 'feet') return mixed(soleOf('L'), soleOf('R'), 0.5);
  if ('ground' in by) return by.ground;
  const { at, axes } = landmarkIn(character, transforms, by.at, 'L');
  const size = /^(mouth|chin|ear|eye|crown)$/.test(by.at) ? character.figure.head : character.figure.arms;
  return lift(add(at, apply(axes, scaled(by.by, size))));

  function soleOf(side: Side): Vec3 {
    const [x, , z] = moved(
      transforms[BONES.indexOf(`foot${side}`)]!,
      character.skeleton.joints[`ankle${side}`],
    );
    return [x, rise, z + 0.1];
  }
}

/** A thin line from somewhere to a hand or to the ground. */
function lineTo(to: Side | { ground: Vec3 }, from: Vec3, { solved, up, scale, foot }: Standing): Placed {
  const [x, y, z] = typeof to === 'string' ? add(solved.hands[to].grip, [0, up, 0]) : to.ground;
  const end = scaled(subtract([x, y, z], foot), scale);
  const line = pieceOf('string', { solids: [['#f4f2ec', 'matte', capsule(end, from, 0.005), 1]] });
  return { piece: line, at: footOf(line), turn: [0, 0, 0], grow: 1 };
}
