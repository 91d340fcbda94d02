/** Cuts a slanted line of text out of a picture and lays it level, as the reading model wants it. */

import type { Pixels } from '../pixels.ts';
import type { TextBox } from './text-boxes.ts';

export const LINE_HEIGHT = 48;
const LONGEST = 1920;
const SHORTEST = 16;
/** Places looked at for one pixel in each direction, where a line is made smaller. */
const MAX_LOOKS = 4;

const between = (a: number, b: number, share: number): number => a + (b - a) * share;

/** Planes of blue, green and red from -1 to 1, one after the other. */
export function cutLine(picture: Pixels, [a, b, c, d]: TextBox): { planes: Float32Array; width: number } {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const breadth = Math.max(1, Math.hypot(d[0] - a[0], d[1] - a[1]));
  const scale = breadth / LINE_HEIGHT;
  const width = Math.round(Math.min(LONGEST, Math.max(SHORTEST, length / scale)));
  const looks = Math.min(MAX_LOOKS, Math.max(1, Math.ceil(scale)));
  const count = width * LINE_HEIGHT;
  const planes = new Float32Array(count * 3);
  const levels = new Float32Array(3);
  for (let y = 0; y < LINE_HEIGHT; y++)
    for (let x = 0; x < width; x++) {
      levels.fill(0);
      for (let look = 0; look < looks * looks; look++) {
        const u = (x + ((look % looks) + 0.5) / looks) / width;
        const v = (y + (Math.floor(look / looks) + 0.5) / looks) / LINE_HEIGHT;
        addLevels(
          picture,
          between(between(a[0], b[0], u), between(d[0], c[0], u), v) - 0.5,
          between(between(a[1], b[1], u), between(d[1], c[1], u), v) - 0.5,
          levels,
        );
      }
      for (let plane = 0; plane < 3; plane++)
        planes[plane * count + y * width + x] = levels[2 - plane]! / (looks * looks) / 127.5 - 1;
    }
  return { planes, width };
}

/** Of a place between pixels; the edge goes on for ever. */
function addLevels({ width, height, data }: Pixels, x: number, y: number, levels: Float32Array): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  for (const [dx, dy] of CORNERS) {
    const share = Math.abs(1 - dx - (x - left)) * Math.abs(1 - dy - (y - top));
    const column = Math.max(0, Math.min(width - 1, left + dx));
    const row = Math.max(0, Math.min(height - 1, top + dy));
    const at = (row * width + column) * 4;
    for (let c = 0; c < 3; c++) levels[c]! += data[at + c]! * share;
  }
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;
