/** What falls and lies as one: each copy of a thing by itself, people and what is built of pieces as a whole. */

import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Placed } from '../../world/piece.ts';
import { measured, type Node } from '../node.ts';

export interface Body {
  node: Node;
  /** Numbers of its parts in the node. */
  parts: readonly number[];
}

export const bodiesOf = (node: Node): Body[] => {
  const all = node.parts.map((_, i) => i);
  const isWhole = node.thing.kind === 'person' || node.thing.madeOf !== null || node.isTied;
  return isWhole ? [{ node, parts: all }] : all.map((i) => ({ node, parts: [i] }));
};

/** The body's parts where they are in the world. */
export const partsOf = ({ node, parts }: Body): Placed[] =>
  parts.map((i) => {
    const one = node.parts[i]!;
    return { ...one, at: [one.at[0] + node.at![0], one.at[1] + node.at![1], one.at[2] + node.at![2]] };
  });

export function moveBody({ node, parts }: Body, [x, y, z]: Vec3): void {
  node.parts = node.parts.map((one, i) => {
    if (!parts.includes(i)) return one;
    const next: Placed = { ...one, at: [one.at[0] + x, one.at[1] + y, one.at[2] + z] };
    if (one === node.first) node.first = next;
    return next;
  });
  measured(node);
}
