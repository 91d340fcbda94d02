/** Leans a thing against another: its foot on the ground, its back or its side at the wall. */

import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { depthOf, heightOf, type Node, rotateBlock, turnBlock, widthOf } from '../node.ts';
import { bodiesOf, partsOf } from './bodies.ts';
import { overlapOf, reliefOf, shifted } from './relief.ts';

const STEPS = 120;

export function lean(node: Node, wall: Node): void {
  const isSlim = node.thing.kind === 'person';
  // What usually lies leans standing on its end: a skateboard, a plank.
  if (!node.first.piece.isCard && node.parts.length === 1 && heightOf(node) < 0.35 * widthOf(node)) {
    turnBlock(node, -node.first.turn[1]);
    if (depthOf(node) > widthOf(node)) turnBlock(node, 90);
    // Its underside to the viewer.
    rotateBlock(node, [-90, 0, 0]);
    rotateBlock(node, [0, 0, 90]);
  }
  if (!node.first.piece.isCard && !isSlim) {
    // Along the wall, its broad side to the viewer.
    turnBlock(node, wall.first.turn[1] - node.first.turn[1]);
    if (depthOf(node) > widthOf(node)) turnBlock(node, 90);
  }
  rotateBlock(node, [isSlim ? -5 : -9, 0, 0]);
  const relief = reliefOf(bodiesOf(node).flatMap(partsOf));
  const behind = bodiesOf(wall).map((body) => reliefOf(partsOf(body)));
  const back = Math.max(...behind.map(({ hi }) => hi[2]));
  const up = -relief.lo[1];
  const x = node.at![0];
  // From well before it backwards, until they would go into each other.
  const start = back - relief.lo[2] + 0.02;
  const far = relief.hi[2] - relief.lo[2] + (back - Math.min(...behind.map(({ lo }) => lo[2])));
  let z = start;
  for (let i = 0; i <= STEPS; i++) {
    const next = start - (far * i) / STEPS;
    const by: Vec3 = [0, up, next];
    if (behind.some((one) => overlapOf(shifted(relief, by), one) > 0)) break;
    z = next;
  }
  node.at = [x, node.at![1] + up, node.at![2] + z];
}
