/** Several of one kind: a row, two staggered rows or a flock, none of them quite like its neighbour. */

import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { boundsOf, type Placed } from '../world/piece.ts';

export interface Spread {
  count: number;
  /** In the air: up and down as well. */
  floats: boolean;
  /** People stand closer, shoulder to shoulder. */
  gap: number;
  isRow: boolean;
  /** Lying about close together, as food and small things do. */
  isHuddle: boolean;
  chance: () => number;
}

/** `make` gives the i-th copy with all that belongs to it, standing at the origin. */
export function spreadOut(make: (i: number) => Placed[], spread: Spread): Placed[][] {
  const { count, floats, gap, isRow, isHuddle, chance } = spread;
  const copies = Array.from({ length: count }, (_, i) => make(i));
  if (count === 1) return copies;
  const box = boundsOf(copies[0]![0]!);
  const wide = Math.max(box.hi[0] - box.lo[0], 1e-3);
  const high = box.hi[1] - box.lo[1];
  const rows = isRow || count < (isHuddle ? 3 : 4) ? 1 : count < 9 ? 2 : 3;
  const perRow = Math.ceil(count / rows);
  return copies.map((parts, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const across = (i % perRow) - (inRow - 1) / 2 + (rows > 1 && row % 2 === 1 ? 0.18 : 0);
    const shift: Vec3 = floats
      ? [across * wide * (gap + 0.25), high * (row * 0.8 + (chance() - 0.5) * 0.9 + 0.45), -row * wide * 0.7]
      : [
          across * wide * gap + (chance() - 0.5) * wide * 0.06,
          0,
          -row * wide * 1.05 -
            (isRow || count === 2 ? 0 : Math.abs(across) * wide * 0.1 + chance() * wide * 0.08),
        ];
    return parts.map((one) => ({
      ...one,
      at: [one.at[0] + shift[0], one.at[1] + shift[1], one.at[2] + shift[2]] as Vec3,
    }));
  });
}
