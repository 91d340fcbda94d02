/** A thing of the scene as a block that can be moved: its copies, its size, and where others can stand on it. */

import { after, anglesOf, apply, turned } from '#engine/character/motion/limbs.ts';
import { highest, lowest, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Thing } from '../scene.ts';
import { anchorAt, boundsOf, type Piece, type Placed } from '../world/piece.ts';

export interface Node {
  index: number;
  thing: Thing;
  /** Around the block's own origin, which is the middle of its foot. */
  parts: Placed[];
  /** Of the first copy with all that belongs to it; anchors are asked of it. */
  first: Placed;
  /** Relative to the origin. */
  lo: Vec3;
  hi: Vec3;
  /** In the world; null while it has no place yet. */
  at: Vec3 | null;
  /** Neither on the ground nor on anything else. */
  floats: boolean;
  /** May be cut by the frame and covered by others: trees, houses, mountains behind. */
  isBackdrop: boolean;
  /** What it rests on or hangs from, where that is not the ground: said by the relation, made true by settling. */
  carrier: Carrier | null;
  /** Its copies belong together and are never settled one by one: a bunch in a vase, collars round necks. */
  isTied: boolean;
}

export interface Carrier {
  node: Node;
  /** By its weight on it or in it, leaning at it, or fixed to it: held, worn, ridden, seated, growing out of it. */
  how: 'on' | 'in' | 'against' | 'fixed';
}

export const widthOf = ({ lo, hi }: Pick<Node, 'lo' | 'hi'>): number => hi[0] - lo[0];
export const heightOf = ({ lo, hi }: Pick<Node, 'lo' | 'hi'>): number => hi[1] - lo[1];
export const depthOf = ({ lo, hi }: Pick<Node, 'lo' | 'hi'>): number => hi[2] - lo[2];
/** The longest side: what the eye takes for its size. */
export const extentOf = (node: Pick<Node, 'lo' | 'hi'>): number =>
  Math.max(widthOf(node), heightOf(node), depthOf(node) * 0.6);

export function createNode(
  index: number,
  thing: Thing,
  copies: readonly Placed[][],
  flags: Pick<Node, 'floats' | 'isBackdrop'>,
): Node {
  const parts = copies.flat();
  return measured({
    index,
    thing,
    parts,
    first: copies[0]![0]!,
    lo: [0, 0, 0],
    hi: [0, 0, 0],
    at: null,
    carrier: null,
    isTied: false,
    ...flags,
  });
}

/** Reads the size anew after its parts have changed. */
export function measured(node: Node): Node {
  const boxes = node.parts.map(boundsOf);
  node.lo = boxes.map((one) => one.lo).reduce(lowest);
  node.hi = boxes.map((one) => one.hi).reduce(highest);
  return node;
}

/** Grows or shrinks the whole block about its origin. */
export function rescale(node: Node, k: number): void {
  node.parts = node.parts.map((one) => {
    const next: Placed = { ...one, grow: one.grow * k, at: [one.at[0] * k, one.at[1] * k, one.at[2] * k] };
    if (one === node.first) node.first = next;
    return next;
  });
  measured(node);
}

/** Turns the whole block about its origin, degrees about x, y, z. */
export function rotateBlock(node: Node, turn: Vec3): void {
  const whole = turned(turn);
  node.parts = node.parts.map((one) => {
    const next: Placed = {
      ...one,
      at: apply(whole, one.at),
      turn: anglesOf(after(whole, turned(one.turn))),
    };
    if (one === node.first) node.first = next;
    return next;
  });
  measured(node);
}

/** Turns the whole block about its vertical axis. */
export const turnBlock = (node: Node, degrees: number): void => rotateBlock(node, [0, degrees, 0]);

export function tilt(node: Node, degrees: number): void {
  node.parts = node.parts.map((one) => {
    const next: Placed = { ...one, turn: [one.turn[0], one.turn[1], one.turn[2] + degrees] };
    if (one === node.first) node.first = next;
    return next;
  });
  measured(node);
}

/** An anchor of the first copy, relative to the block's origin. */
export const anchorOf = (node: Node, name: string): Vec3 | undefined => anchorAt(node.first, name);

/** Half the width of the free room at an anchor, in metres. */
export function roomAt({ first }: Node, name: string): number | undefined {
  const room = first.piece.rooms?.[name];
  return room && room * first.piece.scale * first.grow;
}

/** Where things stand on it: a seat or top that it names, else the middle of its highest plane. */
export function topOf(node: Node): Vec3 {
  const isUpright = Math.abs(node.first.turn[0]) < 45;
  const isSeat = /sofa|armchair|chair|bench|stool|bed|throne|couch|hammock|swing/.test(node.thing.name);
  const named =
    isUpright && ((isSeat && anchorOf(node, 'seat')) || (node.parts.length === 1 && anchorOf(node, 'top')));
  return named || [(node.lo[0] + node.hi[0]) / 2, node.hi[1], (node.lo[2] + node.hi[2]) / 2];
}

/** The whole block where it stands. */
export const settled = (node: Node): Placed[] =>
  node.parts.map((one) => ({
    ...one,
    at: [one.at[0] + node.at![0], one.at[1] + node.at![1], one.at[2] + node.at![2]],
  }));

export const placedPiece = (piece: Piece, turn = 0, grow = 1): Placed => ({
  piece,
  at: [0, 0, 0],
  turn: [0, turn, 0],
  grow,
});
