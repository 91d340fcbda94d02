/** What lies in a basket or on a tray that somebody holds: it is held with it. */

import { after, anglesOf, turned } from '#engine/character/motion/limbs.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { type Piece, type Placed, similarityOf, sizeOf, toWorld } from '../../world/piece.ts';

export interface Load {
  piece: Piece;
  count: number;
  isInside: boolean;
}

const GOLDEN = 2.399963;
const MAX_SHOWN = 9;

/** The contents of a placed holder, side by side on it or heaped up to its rim. */
export function loaded(holder: Placed, loads: readonly Load[]): Placed[] {
  const { piece, grow } = holder;
  const { lo, hi } = piece.mesh;
  const space = similarityOf(holder);
  const axes = turned(holder.turn);
  const total = loads.reduce((sum, { count }) => sum + Math.min(MAX_SHOWN, count), 0);
  let k = 0;
  return loads.flatMap(({ piece: content, count, isInside }) => {
    const name = isInside ? 'inside' : 'top';
    const middle = piece.anchors[name] ?? [
      (lo[0] + hi[0]) / 2,
      isInside ? lo[1] + 0.3 * (hi[1] - lo[1]) : hi[1],
      (lo[2] + hi[2]) / 2,
    ];
    const room = piece.rooms?.[name] ?? Math.min(hi[0] - lo[0], hi[2] - lo[2]) * (isInside ? 0.36 : 0.4);
    const [wide, high, deep] = sizeOf(content);
    const unit = piece.scale * grow;
    const free = (1.9 * room * unit) / (total > 1 ? Math.sqrt(0.7 * total + 0.6) : 1);
    // As large as in life where there is room; larger where it would be lost.
    const size = Math.max(wide, deep);
    const own = Math.min(free / size, isInside ? Math.max(1.5, (0.55 * free) / size) : 1.1);
    // Seen over the rim, as whoever fills a basket heaps it up.
    const rim = Math.min(hi[1], middle[1] + 0.9 * room);
    const floor = isInside ? Math.max(middle[1], rim - (0.45 * high * own) / unit) : middle[1];
    return Array.from({ length: Math.min(MAX_SHOWN, count) }, (): Placed => {
      const out =
        total > 1 ? Math.max(0, room - (0.5 * size * own) / unit) * Math.sqrt((k + 0.5) / total) : 0;
      const angle = k * GOLDEN;
      k++;
      const spot: Vec3 = [middle[0] + out * Math.cos(angle), floor, middle[2] + out * Math.sin(angle)];
      return {
        piece: content,
        at: toWorld(space, spot),
        turn: anglesOf(after(axes, turned([0, content.isCard ? 0 : k * 47, 0]))),
        grow: own,
      };
    });
  });
}
