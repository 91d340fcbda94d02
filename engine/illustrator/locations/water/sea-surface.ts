/** The sea as a height field without end: one tile laid three times, turned and scaled, so that nothing repeats. */

import { type SeaTile, TILE } from './sea-tile.ts';

export interface Sea {
  /** Metres above the mean; `fine` adds the small waves. */
  height(x: number, z: number, fine: boolean): number;
  squeeze(x: number, z: number): number;
  /** No wave is higher. */
  top: number;
}

export function createSea(tile: SeaTile): Sea {
  const scale = TILE / tile.side;
  const mask = TILE - 1;
  const at = (data: Float32Array, x: number, z: number): number => {
    const i = Math.floor(x);
    const j = Math.floor(z);
    const u = x - i;
    const v = z - j;
    const l = i & mask;
    const r = (i + 1) & mask;
    const t = (j & mask) * TILE;
    const b = ((j + 1) & mask) * TILE;
    const top = data[t + l]! + (data[t + r]! - data[t + l]!) * u;
    return top + (data[b + l]! + (data[b + r]! - data[b + l]!) * u - top) * v;
  };
  const { height, squeeze } = tile;
  let top = 0;
  for (const h of height) top = Math.max(top, h);
  return {
    top: top * 1.45,
    height: (x, z, fine) => {
      const big = at(height, (0.8 * x - 0.6 * z) * scale * 0.31 + 19, (0.6 * x + 0.8 * z) * scale * 0.31);
      const middle = at(height, x * scale, z * scale);
      const sum = 0.42 * middle + 0.95 * big;
      if (!fine) return sum;
      return (
        sum + 0.1 * at(height, (0.6 * x + 0.8 * z) * scale * 4.3, (0.6 * z - 0.8 * x) * scale * 4.3 + 90)
      );
    },
    squeeze: (x, z) =>
      0.6 * at(squeeze, x * scale, z * scale) +
      0.6 * at(squeeze, (0.8 * x - 0.6 * z) * scale * 0.31 + 19, (0.6 * x + 0.8 * z) * scale * 0.31),
  };
}
