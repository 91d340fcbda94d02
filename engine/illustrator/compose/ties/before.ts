/** One thing before another, people each on a mat of their own, furniture on its rug. */

import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { depthOf, extentOf, heightOf, measured, type Node, rescale, widthOf } from '../node.ts';
import { carry, middle } from './hold.ts';

/** It hangs in the sky behind, a little larger than who is seen against it. */
export function beforeMoon(a: Node, b: Node, side: number): Vec3 {
  b.floats = true;
  rescale(b, (1.5 * extentOf(a)) / Math.max(1e-6, extentOf(b)));
  return [
    -side * 0.2 * widthOf(b),
    0.12 * heightOf(a) - 0.4 * heightOf(b) - b.lo[1],
    depthOf(b) / 2 + 2 * depthOf(a),
  ];
}

export const before = (a: Node, b: Node, side: number): Vec3 => [
  // A table before somebody reaches to one side, so that what lies on it hides nobody.
  a.thing.kind === 'furniture' && b.thing.kind === 'person'
    ? side * 0.26 * widthOf(a)
    : -side * Math.min(widthOf(b) * 0.22, widthOf(a) * 0.6),
  0,
  // At a wheel or a desk one stands close.
  b.thing.kind === 'person' && a.thing.kind !== 'person' && a.thing.kind !== 'animal'
    ? (depthOf(a) + depthOf(b)) * 0.4
    : depthOf(b) / 2 + depthOf(a) * 0.8 + 0.15 * extentOf(a),
];

/** A class on mats: one mat for each of them. */
export function onOwnMats(a: Node, b: Node): Vec3 {
  const tall = 0.5 * heightOf(a);
  const people = a.parts.filter(
    ({ piece, grow }) => (piece.mesh.hi[1] - piece.mesh.lo[1]) * piece.scale * grow > tall,
  );
  const [mat] = b.parts;
  b.parts = people.map(({ at }) => ({
    ...mat!,
    at: [at[0], 0, at[2]] as Vec3,
    turn: [mat!.turn[0], 0, mat!.turn[2]] as Vec3,
  }));
  b.first = b.parts[0]!;
  b.isTied = true;
  measured(b);
  carry(a, b, 'fixed');
  return [0, b.hi[1] * 0.2 - a.lo[1], 0];
}

/** A rug reaches out before what stands on it. */
export function layRug(a: Node, b: Node): Vec3 {
  carry(a, b, 'fixed');
  a.isTied = true;
  return [
    middle(b)[0] - middle(a)[0],
    b.lo[1] - a.lo[1] - 0.6 * heightOf(a),
    middle(b)[2] + 0.4 * depthOf(b) - middle(a)[2],
  ];
}
