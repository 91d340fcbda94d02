/** Something laid out of other things: a heart of roses, a star of lights. */

import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { type Piece, type Placed, sizeOf } from '../world/piece.ts';

/** Cells across the silhouette. */
const ACROSS = 9;

/** Fills the front silhouette of `form`, as seen from +z, with copies of `brick`. */
export function madeOf(form: Piece, brick: Piece, chance: () => number): Placed[] {
  const { positions, indices, lo, hi } = form.mesh;
  const [width, height] = [hi[0] - lo[0], hi[1] - lo[1]];
  const cell = Math.max(width, height) / ACROSS;
  const columns = Math.max(1, Math.ceil(width / cell));
  const rows = Math.max(1, Math.ceil(height / cell));
  const filled = new Set<number>();
  for (let t = 0; t < indices.length; t += 3) {
    const middle = (axis: 0 | 1): number =>
      (positions[indices[t]! * 3 + axis]! +
        positions[indices[t + 1]! * 3 + axis]! +
        positions[indices[t + 2]! * 3 + axis]!) /
      3;
    const column = Math.min(columns - 1, Math.floor((middle(0) - lo[0]) / cell));
    const row = Math.min(rows - 1, Math.floor((middle(1) - lo[1]) / cell));
    filled.add(row * columns + column);
  }
  const [w, , d] = sizeOf(brick);
  const each = cell * form.scale;
  // By its width: what hangs below, like a stem, is covered by the next one.
  const grow = (each * 1.5) / Math.max(w, d * 0.7);
  return [...filled].map((at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const x = ((column + 0.5) * cell - width / 2) * form.scale;
    const y = row * each;
    // Lower ones stand in front, so that heads cover the stems behind them.
    const place: Vec3 = [
      x + (chance() - 0.5) * each * 0.2,
      y,
      (rows - row) * each * 0.12 + (chance() - 0.5) * each * 0.2,
    ];
    return {
      piece: brick,
      at: place,
      turn: [18 + (chance() - 0.5) * 30, (chance() - 0.5) * 60, (chance() - 0.5) * 40],
      grow,
    };
  });
}
