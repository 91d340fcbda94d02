/** What is worn goes round what wears it. */

import { subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { anchorAt } from '../../world/piece.ts';
import { measured, type Node, roomAt } from '../node.ts';

/** Each copy of `b` gets one of `a` round its neck; false where they have no neck to speak of. */
export function roundNecks(a: Node, b: Node): boolean {
  const room = roomAt(b, 'neck');
  if (!room) return false;
  const { piece } = a.first;
  const grow = (2 * room) / (piece.scale * (piece.mesh.hi[0] - piece.mesh.lo[0]));
  const worn = b.parts.flatMap((part) => {
    const neck = part.piece === b.first.piece ? anchorAt(part, 'neck') : undefined;
    if (!neck) return [];
    const loose = { piece, grow, at: [0, 0, 0] as Vec3, turn: part.turn };
    return [{ ...loose, at: subtract(neck, anchorAt(loose, 'grip') ?? [0, 0, 0]) }];
  });
  if (worn.length === 0) return false;
  a.parts = worn;
  a.first = worn[0]!;
  measured(a);
  return true;
}
