/** Square maps of numbers over a drawing, read smoothly between their points, and distances within them. */

export interface FieldMap {
  /** Points along each side. */
  size: number;
  values: Float32Array;
}

/** At a place in points; beyond the border that of the border. */
export function readMap({ size, values }: FieldMap, x: number, y: number): number {
  const a = x < 0 ? 0 : Math.min(x, size - 1.001);
  const b = y < 0 ? 0 : Math.min(y, size - 1.001);
  const i = a | 0;
  const j = b | 0;
  const o = j * size + i;
  const u = a - i;
  const top = values[o]! + (values[o + 1]! - values[o]!) * u;
  const below = values[o + size]! + (values[o + size + 1]! - values[o + size]!) * u;
  return top + (below - top) * (b - j);
}

/** Distance to the border of the mask in points, negative inside. */
export function signedDistance(mask: Uint8Array, size: number): FieldMap {
  const out = distanceTo(mask, size, 1);
  const inner = distanceTo(mask, size, 0);
  // Half a point: the border runs between two points.
  return { size, values: out.map((far, i) => (mask[i] ? 0.5 - inner[i]! : far - 0.5)) };
}

/** Exact distance of each point to the nearest one with this value, row by row, then column by column. */
function distanceTo(mask: Uint8Array, size: number, value: 0 | 1): Float32Array {
  const squares = Float32Array.from(mask, (one) => (one === value ? 0 : 1e9));
  for (let line = 0; line < size; line++) lowerParabolas(squares, line * size, 1, size);
  for (let line = 0; line < size; line++) lowerParabolas(squares, line, size, size);
  return squares.map(Math.sqrt);
}

/** The lower envelope of parabolas standing on each point of one line (Felzenszwalb and Huttenlocher). */
function lowerParabolas(values: Float32Array, start: number, step: number, count: number): void {
  const line = Float64Array.from({ length: count }, (_, i) => values[start + i * step]!);
  const foot = new Int32Array(count);
  const from = new Float64Array(count + 1);
  const meet = (a: number, b: number) => (line[a]! + a * a - (line[b]! + b * b)) / (2 * (a - b));
  let last = 0;
  from[0] = -Infinity;
  from[1] = Infinity;
  for (let i = 1; i < count; i++) {
    let at = meet(i, foot[last]!);
    while (at <= from[last]!) at = meet(i, foot[--last]!);
    foot[++last] = i;
    from[last] = at;
    from[last + 1] = Infinity;
  }
  for (let i = 0, k = 0; i < count; i++) {
    while (from[k + 1]! < i) k++;
    values[start + i * step] = (i - foot[k]!) ** 2 + line[foot[k]!]!;
  }
}

/** Each point the mean of itself and its eight neighbours. */
export function smoothed({ size, values }: FieldMap): FieldMap {
  const out = values.slice();
  for (let y = 1; y < size - 1; y++)
    for (let x = 1; x < size - 1; x++) {
      const o = y * size + x;
      let sum = 0;
      for (const n of [o - size, o, o + size]) sum += values[n - 1]! + values[n]! + values[n + 1]!;
      out[o] = sum / 9;
    }
  return { size, values: out };
}
