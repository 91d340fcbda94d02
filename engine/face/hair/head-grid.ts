/** The head of a photo laid straight: colours and cut-out over a grid that has the face in the same place in every photo. */

import type { Plane } from '#engine/photo/planes.ts';
import { BETWEEN_EYES, CHIN, FOREHEAD, RIM } from '../face-points.ts';
import type { FacePicture } from '../photo-face.ts';
import { pointAt } from '../upright.ts';

/** Cells for the height of a face, from the chin to the top of the forehead. */
export const FACE = 100;
/** Cells from the bridge of the nose: to both sides, up, and down. */
export const REACH = { side: 150, up: 125, down: 160 };
export const COLUMNS = 2 * REACH.side + 1;
export const ROWS = REACH.up + REACH.down + 1;

export interface HeadGrid {
  /** Lightness 0 to 100, then two axes of colour; three a cell. */
  lab: Float32Array;
  /** Share of each cell that belongs to the person; negative outside of the photo. */
  person: Float32Array;
  /** 1 inside the face. */
  face: Uint8Array;
  /** Cell of a mesh point, column and row. */
  cellOf(point: number): readonly [column: number, row: number];
}

const linear = Float32Array.from({ length: 256 }, (_, i) => {
  const v = i / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});
const cube = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);

export function labOf(r: number, g: number, b: number): readonly [number, number, number] {
  const [x, y, z] = [
    cube((0.4124 * linear[r]! + 0.3576 * linear[g]! + 0.1805 * linear[b]!) / 0.9505),
    cube(0.2126 * linear[r]! + 0.7152 * linear[g]! + 0.0722 * linear[b]!),
    cube((0.0193 * linear[r]! + 0.1192 * linear[g]! + 0.9505 * linear[b]!) / 1.089),
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** '#rrggbb'. */
export function hexOfLab([l, a, b]: readonly [number, number, number]): string {
  const y = (l + 16) / 116;
  const back = (t: number): number => (t > 0.2069 ? t ** 3 : (t - 16 / 116) / 7.787);
  const [X, Y, Z] = [0.9505 * back(y + a / 500), back(y), 1.089 * back(y - b / 200)];
  const channels = [
    3.2406 * X - 1.5372 * Y - 0.4986 * Z,
    -0.9689 * X + 1.8758 * Y + 0.0415 * Z,
    0.0557 * X - 0.204 * Y + 1.057 * Z,
  ].map((v) => Math.max(0, Math.min(1, v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)));
  return `#${channels
    .map((v) =>
      Math.round(v * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The matte covers the same picture, at any size of its own. */
export function headGrid(picture: FacePicture, points: Float32Array, matte: Plane): HeadGrid {
  const bridge = pointAt(points, BETWEEN_EYES);
  const top = pointAt(points, FOREHEAD);
  const chin = pointAt(points, CHIN);
  const tall = Math.hypot(top[0] - chin[0], top[1] - chin[1]);
  const up = [(top[0] - chin[0]) / tall, (top[1] - chin[1]) / tall] as const;
  const right = [-up[1], up[0]] as const;
  const step = tall / FACE;
  const grid = {
    lab: new Float32Array(COLUMNS * ROWS * 3),
    person: new Float32Array(COLUMNS * ROWS),
    face: new Uint8Array(COLUMNS * ROWS),
  };
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const [a, b] = [(column - REACH.side) * step, (REACH.up - row) * step];
      const x = bridge[0] + right[0] * a + up[0] * b;
      const y = bridge[1] + right[1] * a + up[1] * b;
      const i = row * COLUMNS + column;
      if (x < 0 || y < 0 || x >= picture.width - 1 || y >= picture.height - 1) {
        grid.person[i] = -1;
        continue;
      }
      grid.lab.set(labOf(...meanAt(picture, x, y, step)), i * 3);
      const mx = Math.min(matte.width - 1, Math.round((x / picture.width) * matte.width));
      const my = Math.min(matte.height - 1, Math.round((y / picture.height) * matte.height));
      grid.person[i] = matte.values[my * matte.width + mx]!;
    }
  const cellOf = (point: number): readonly [number, number] => {
    const [x, y] = pointAt(points, point);
    const [dx, dy] = [x - bridge[0], y - bridge[1]];
    return [REACH.side + (dx * right[0] + dy * right[1]) / step, REACH.up - (dx * up[0] + dy * up[1]) / step];
  };
  fillPolygon(
    grid.face,
    RIM.map((i) => cellOf(i)),
  );
  return { ...grid, cellOf };
}

/** Mean colour of about one cell. */
function meanAt(
  { width, height, rgb }: FacePicture,
  x: number,
  y: number,
  step: number,
): [number, number, number] {
  const reach = Math.max(0, Math.floor(step / 2));
  const sum = [0, 0, 0];
  let count = 0;
  for (let j = Math.round(y) - reach; j <= Math.round(y) + reach; j++)
    for (let i = Math.round(x) - reach; i <= Math.round(x) + reach; i++) {
      if (i < 0 || j < 0 || i >= width || j >= height) continue;
      for (let c = 0; c < 3; c++) sum[c]! += rgb[(j * width + i) * 3 + c]!;
      count++;
    }
  return sum.map((value) => Math.round(value / Math.max(1, count))) as [number, number, number];
}

function fillPolygon(into: Uint8Array, corners: readonly (readonly [number, number])[]): void {
  for (let row = 0; row < ROWS; row++) {
    const crossings: number[] = [];
    corners.forEach(([x0, y0], i) => {
      const [x1, y1] = corners[(i + 1) % corners.length]!;
      if (y0 > row !== y1 > row) crossings.push(x0 + ((row - y0) / (y1 - y0)) * (x1 - x0));
    });
    crossings.sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const [from, to] = [Math.max(0, Math.ceil(crossings[k]!)), Math.min(COLUMNS - 1, crossings[k + 1]!)];
      for (let column = from; column <= to; column++) into[row * COLUMNS + column] = 1;
    }
  }
}
