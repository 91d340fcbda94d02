/** Turned bodies asked millions of times: each place looks only at the few pieces of the outline that can be nearest. */

import type { Point } from '#engine/sculpt/shapes/outline.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';

/** Cells along the longer side of the raster that remembers which pieces matter where. */
const CELLS = 28;

/** `side` runs from the axis out and back to the axis; only its right half is given. */
export function lathe(side: readonly Point[], round: number, thin: number): Shape {
  const [first, last] = [side[0]!, side[side.length - 1]!];
  const line: Point[] = [[0, first[1]], ...side, [0, last[1]]];
  const xs = Float64Array.from(line, (p) => p[0]);
  const ys = Float64Array.from(line, (p) => p[1]);
  const [low, high, reach] = [Math.min(...ys), Math.max(...ys), Math.max(...xs)];
  const pieces = Array.from({ length: line.length - 1 }, (_, i) => i + 1);
  const apart = (i: number, x: number, y: number): number => {
    const ax = xs[i]!;
    const ay = ys[i]!;
    const ex = xs[i - 1]! - ax;
    const ey = ys[i - 1]! - ay;
    const wx = x - ax;
    const wy = y - ay;
    let t = (wx * ex + wy * ey) / (ex * ex + ey * ey || 1e-9);
    t = t < 0 ? 0 : Math.min(t, 1);
    const bx = wx - ex * t;
    const by = wy - ey * t;
    return bx * bx + by * by;
  };

  const cell = (1.3 * Math.max(reach, high - low)) / CELLS;
  const base = low - 3 * cell;
  const columns = Math.ceil(reach / cell) + 3;
  const rows = Math.ceil((high - low) / cell) + 6;
  const nearest: (number[] | undefined)[] = new Array(columns * rows);
  const spanning: (number[] | undefined)[] = new Array(rows);
  const candidates = (column: number, row: number): number[] => {
    const [x, y] = [(column + 0.5) * cell, base + (row + 0.5) * cell];
    const at = pieces.map((i) => Math.sqrt(apart(i, x, y)));
    const limit = Math.min(...at) + 1.42 * cell;
    return pieces.filter((_, k) => at[k]! <= limit);
  };
  const crossed = (row: number): number[] =>
    pieces.filter((i) => {
      const [a, b] = [Math.min(ys[i]!, ys[i - 1]!), Math.max(ys[i]!, ys[i - 1]!)];
      return a <= base + (row + 1) * cell && b >= base + row * cell;
    });

  return shape(
    (px, y, pz) => {
      const x = Math.sqrt(px * px + pz * pz);
      const column = (x / cell) | 0;
      const row = Math.floor((y - base) / cell);
      const inRows = row >= 0 && row < rows;
      let near = pieces;
      let across = pieces;
      if (inRows) {
        across = spanning[row] ??= crossed(row);
        if (column < columns) near = nearest[column * rows + row] ??= candidates(column, row);
      }
      let least = Number.POSITIVE_INFINITY;
      for (let k = 0; k < near.length; k++) {
        const d = apart(near[k]!, x, y);
        if (d < least) least = d;
      }
      let inside = false;
      for (let k = 0; k < across.length; k++) {
        const i = across[k]!;
        const ay = ys[i]!;
        const by = ys[i - 1]!;
        if (ay > y !== by > y && x - xs[i]! < ((xs[i - 1]! - xs[i]!) * (y - ay)) / (by - ay))
          inside = !inside;
      }
      const d = Math.sqrt(least);
      return (inside ? -d : d) - round;
    },
    [-reach - round, low - round, -reach - round],
    [reach + round, high + round, reach + round],
    thin,
  );
}
