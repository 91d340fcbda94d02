/** Whether what the words say of two things is true in the composed world. */

import type { RelationKind } from '../../scene.ts';
import { boxOf } from '../arrange.ts';
import { extentOf, type Node } from '../node.ts';

export interface Told {
  name: string;
  kind: RelationKind;
  to: string;
  isTrue: boolean;
}

/** Every relation of a world; what is held or ridden is part of the person and has no node of its own. */
export const relationsOf = (nodes: readonly Node[]): Told[] =>
  nodes.flatMap((node) => {
    const { relation, name } = node.thing;
    const other = relation && nodes.find((one) => one.index === relation.to);
    return relation && other
      ? [{ name, kind: relation.kind, to: other.thing.name, isTrue: holds(relation.kind, node, other) }]
      : [];
  });

function holds(kind: RelationKind, a: Node, b: Node): boolean {
  const [one, two] = [boxOf([a]), boxOf([b])];
  const mid = (axis: 0 | 1 | 2, { lo, hi } = one): number => (lo[axis] + hi[axis]) / 2;
  const isOver =
    mid(0) > two.lo[0] && mid(0) < two.hi[0] && mid(2) > two.lo[2] - 1e-3 && mid(2) < two.hi[2] + 1e-3;
  const isCarried = a.carrier?.node === b;
  const apart = Math.hypot(mid(0) - mid(0, two), mid(2) - mid(2, two));
  const isNear = apart < 2.2 * (extentOf(a) + extentOf(b));
  switch (kind) {
    case 'on':
    case 'crossing':
      return isCarried
        ? isOver || a.carrier?.how === 'fixed' || a.carrier?.how === 'against'
        : mid(2) > mid(2, two);
    case 'in':
      return isCarried && isOver && one.lo[1] < two.hi[1];
    case 'under':
      return one.lo[1] < two.lo[1] + 0.5 * (two.hi[1] - two.lo[1]) && isNear;
    case 'over':
      return one.lo[1] >= two.hi[1] - 0.1 * (two.hi[1] - two.lo[1]) || !a.floats;
    case 'in front of':
      return mid(2) > mid(2, two);
    case 'behind':
      return mid(2) < mid(2, two);
    case 'against':
      return isCarried && one.lo[1] < 0.02 * extentOf(a) && one.lo[2] < two.hi[2] + 0.1 * extentOf(a);
    case 'between':
      return b.parts.length > 1 && isOver;
    case 'around':
      return isNear;
    case 'beside':
    case 'with':
      return (
        isNear && !(isOver && one.lo[1] > two.lo[1] + 0.8 * (two.hi[1] - two.lo[1]) && kind === 'beside')
      );
    case 'riding':
    case 'held by':
    case 'worn by':
    case 'drinking from':
      return isCarried;
  }
}
