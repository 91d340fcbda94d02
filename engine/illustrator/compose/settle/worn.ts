/** What is worn goes round what wears it. */

import { apply, turned } from '#engine/character/motion/limbs.ts';
import { add, scaled, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { anchorAt, boundsOf } from '../../world/piece.ts';
import { measured, type Node, roomAt } from '../node.ts';

/** Each copy of `b` gets one of `a` round its neck; false where they have no neck to speak of. */
export function roundNecks(a: Node, b: Node): boolean {
  const room = roomAt(b, 'neck');
  if (!room) return false;
  const { piece } = a.first;
  const grow = (2 * room) / (piece.scale * (piece.mesh.hi[0] - piece.mesh.lo[0]));
  const isRing = /bandana|collar/.test(a.thing.name);
  const worn = b.parts.flatMap((part) => {
    const neck = part.piece === b.first.piece ? anchorAt(part, 'neck') : undefined;
    if (!neck) return [];
    const loose = { piece, grow: isRing ? grow : 0.8 * grow, at: [0, 0, 0] as Vec3, turn: part.turn };
    const { lo, hi } = boundsOf(loose);
    const own = isRing ? (anchorAt(loose, 'grip') ?? [0, 0, 0]) : scaled(add(lo, hi), 0.5);
    // What is no ring sits at the throat.
    const throat = isRing ? neck : add(neck, apply(turned(part.turn), [0, -0.2 * room, room]));
    return [{ ...loose, at: subtract(throat, own) }];
  });
  if (worn.length === 0) return false;
  a.parts = worn;
  a.first = worn[0]!;
  measured(a);
  return true;
}
