/** Takes the grain out of traced light without a network: neighbours on the same surface share what they found, farther apart each round. */

import type { Points } from './points.ts';

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

/** In place; `channels` numbers a point. `only`: what is not marked in it stays as it is. */
export function smooth(
  values: Float32Array,
  channels: number,
  points: Points,
  rounds: number,
  only?: Uint8Array,
): void {
  const { width, height, kind, facing, place, lift } = points;
  let from: Float32Array = Float32Array.from(values);
  let to = values;
  const sum = new Float32Array(channels);
  for (let round = 0; round < rounds; round++) {
    const step = 1 << round;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const p = y * width + x;
        if (kind[p] === 0 || (only && !only[p])) continue;
        if (channels === 1 && isFlat(from, p, x, y, width, height, step)) {
          to[p] = from[p]!;
          continue;
        }
        const n = p * 3;
        const [nx, ny, nz] = [facing[n]!, facing[n + 1]!, facing[n + 2]!];
        const [px, py, pz] = [place[n]!, place[n + 1]!, place[n + 2]!];
        // A neighbour off the plane by about a pixel belongs to something else.
        const off = 1 / (lift[p]! * 3 * step);
        sum.fill(0);
        let all = 0;
        for (let j = -2; j <= 2; j++) {
          const row = y + j * step;
          if (row < 0 || row >= height) continue;
          for (let i = -2; i <= 2; i++) {
            const column = x + i * step;
            if (column < 0 || column >= width) continue;
            const q = row * width + column;
            if (kind[q] !== kind[p]) continue;
            const m = q * 3;
            const turn = nx * facing[m]! + ny * facing[m + 1]! + nz * facing[m + 2]!;
            if (turn < 0.5) continue;
            const apart =
              Math.abs((place[m]! - px) * nx + (place[m + 1]! - py) * ny + (place[m + 2]! - pz) * nz) * off;
            const t8 = turn * turn * turn * turn;
            const w = (KERNEL[j + 2]! * KERNEL[i + 2]! * t8 * t8) / (1 + apart * apart);
            for (let c = 0; c < channels; c++) sum[c]! += from[q * channels + c]! * w;
            all += w;
          }
        }
        for (let c = 0; c < channels; c++) to[p * channels + c] = sum[c]! / all;
      }
    [from, to] = [to, from];
  }
  if (from !== values) values.set(from);
}

/** Most places are wholly lit or wholly in the shade, and so are those around them. */
function isFlat(
  from: Float32Array,
  p: number,
  x: number,
  y: number,
  width: number,
  height: number,
  step: number,
): boolean {
  const r = 2 * step;
  if (x < r || y < r || x >= width - r || y >= height - r) return false;
  const here = from[p]!;
  for (let j = -r; j <= r; j += step)
    for (let i = -r; i <= r; i += step) if (from[p + j * width + i] !== here) return false;
  return true;
}
