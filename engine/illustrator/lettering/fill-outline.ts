/** Outlines of letters into coverage: exact areas, so that even small letters have smooth edges. */

export interface Mask {
  width: number;
  height: number;
  /** 0 to 1. */
  alpha: Float32Array;
}

export interface Shift {
  x: number;
  y: number;
  scale: number;
}

/** Straight pieces for each curve; letters are small in a picture. */
const STEPS = 8;

/** Signed areas, summed along each row by `covered`; two columns more take what ends at the right border. */
export interface Areas {
  width: number;
  height: number;
  stride: number;
  sums: Float32Array;
}

export const noAreas = (width: number, height: number): Areas => ({
  width,
  height,
  stride: width + 2,
  sums: new Float32Array((width + 2) * height),
});

/** Takes absolute M, L, C, Q and Z, as our faces have them. */
export function addOutline(areas: Areas, d: string, { x: left, y: top, scale }: Shift): void {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const line = (toX: number, toY: number): void => {
    addEdge(areas, left + x * scale, top + y * scale, left + toX * scale, top + toY * scale);
    [x, y] = [toX, toY];
  };
  for (const [, command, values] of d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const n = values!.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const [fromX, fromY] = [x, y];
    switch (command) {
      case 'M':
        [x, y, startX, startY] = [n[0]!, n[1]!, n[0]!, n[1]!];
        break;
      case 'L':
        line(n[0]!, n[1]!);
        break;
      case 'Q':
        for (let i = 1; i <= STEPS; i++) {
          const t = i / STEPS;
          const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
          line(a * fromX + b * n[0]! + c * n[2]!, a * fromY + b * n[1]! + c * n[3]!);
        }
        break;
      case 'C':
        for (let i = 1; i <= STEPS; i++) {
          const t = i / STEPS;
          const [a, b, c, e] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
          line(a * fromX + b * n[0]! + c * n[2]! + e * n[4]!, a * fromY + b * n[1]! + c * n[3]! + e * n[5]!);
        }
        break;
      default:
        line(startX, startY);
    }
  }
}

/** Adds what lies to the right of an edge, row by row; sums along a row give the winding. */
function addEdge(
  { width, height, stride, sums }: Areas,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  if (y0 === y1) return;
  const way = y0 < y1 ? 1 : -1;
  const [topX, topY, endX, endY] = way > 0 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  const slope = (endX - topX) / (endY - topY);
  let x = topY < 0 ? topX - topY * slope : topX;
  for (let row = Math.max(0, Math.floor(topY)); row < Math.min(height, Math.ceil(endY)); row++) {
    const tall = Math.min(row + 1, endY) - Math.max(row, topY);
    const next = x + slope * tall;
    const [low, high] = x < next ? [x, next] : [next, x];
    addRow(
      sums,
      row * stride,
      width,
      Math.min(width, Math.max(0, low)),
      Math.min(width, Math.max(0, high)),
      tall * way,
    );
    x = next;
  }
}

function addRow(
  sums: Float32Array,
  at: number,
  width: number,
  low: number,
  high: number,
  area: number,
): void {
  const first = Math.floor(low);
  const last = Math.ceil(high);
  if (first > width) return;
  if (last <= first + 1) {
    const middle = (low + high) / 2 - first;
    sums[at + first]! += area * (1 - middle);
    sums[at + first + 1]! += area * middle;
    return;
  }
  const each = area / (high - low);
  let before = 0;
  for (let column = first; column < last; column++) {
    // The area left of the edge within the column, then all of it in the next one.
    const from = Math.max(low, column);
    const to = Math.min(high, column + 1);
    const share = each * (to - from) * (column + 1 - (from + to) / 2);
    sums[at + column]! += share + before;
    before = each * (to - from) - share;
  }
  sums[at + last]! += before;
}

export function covered({ width, height, stride, sums }: Areas): Mask {
  const alpha = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    let sum = 0;
    for (let column = 0; column < width; column++) {
      sum += sums[row * stride + column]!;
      alpha[row * width + column] = Math.min(1, Math.abs(sum));
    }
  }
  return { width, height, alpha };
}
