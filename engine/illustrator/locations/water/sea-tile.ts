/** A square of open sea that repeats without a seam: wind waves from a Phillips spectrum, crests pulled together. */

import { random } from '../../canvas/noise.ts';
import { inverse2d } from './fourier.ts';

export const TILE = 256;

export interface SeaTile {
  /** Metres along one side. */
  side: number;
  /** Metres above the mean, TILE × TILE. */
  height: Float32Array;
  /** How much the water is squeezed: above 0 crests begin to break. */
  squeeze: Float32Array;
}

export interface Wind {
  /** Metres a second. */
  speed: number;
  /** Radians; 0 blows to the right. */
  direction: number;
  /** Height of the waves (standard deviation) in metres. */
  height: number;
  choppy: number;
}

const G = 9.81;

export function seaTile(seed: number, side: number, wind: Wind): SeaTile {
  const n = TILE;
  const chance = random(seed);
  const size = n * n;
  const parts = Array.from({ length: 6 }, () => new Float64Array(size));
  const [hr, hi, xr, xi, zr, zi] = parts as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const longest = (wind.speed * wind.speed) / G;
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++) {
      const kx = (2 * Math.PI * (i < n / 2 ? i : i - n)) / side;
      const kz = (2 * Math.PI * (j < n / 2 ? j : j - n)) / side;
      const k = Math.hypot(kx, kz);
      const phase = chance() * 2 * Math.PI;
      const draw = Math.sqrt(-2 * Math.log(1 - chance() * 0.999));
      if (k < 1e-6) continue;
      const along = (kx * Math.cos(wind.direction) + kz * Math.sin(wind.direction)) / k;
      const spread = 0.12 + 0.88 * along * along * (along < 0 ? 0.15 : 1);
      const short = Math.exp(-(((k * side) / 900) ** 2));
      const amplitude = Math.sqrt((Math.exp(-1 / (k * longest) ** 2) / k ** 4) * spread) * short * draw;
      const o = j * n + i;
      const re = amplitude * Math.cos(phase);
      const im = amplitude * Math.sin(phase);
      hr[o] = re;
      hi[o] = im;
      xr[o] = (im * kx) / k;
      xi[o] = (-re * kx) / k;
      zr[o] = (im * kz) / k;
      zi[o] = (-re * kz) / k;
    }
  inverse2d(hr, hi, n);
  inverse2d(xr, xi, n);
  inverse2d(zr, zi, n);
  let power = 0;
  for (let o = 0; o < size; o++) power += hr[o]! * hr[o]!;
  const scale = wind.height / Math.sqrt(power / size);
  return pulled(hr, xr, zr, scale, side, wind.choppy);
}

/** Looks up, for every point, the water that was pushed there; a few rounds of correction are enough. */
function pulled(
  height: Float64Array,
  pushX: Float64Array,
  pushZ: Float64Array,
  scale: number,
  side: number,
  choppy: number,
): SeaTile {
  const n = TILE;
  const cell = side / n;
  const reach = (scale * choppy) / cell;
  const at = (data: Float64Array, x: number, z: number): number => {
    const i = Math.floor(x);
    const j = Math.floor(z);
    const [u, v] = [x - i, z - j];
    const [l, r] = [i & (n - 1), (i + 1) & (n - 1)];
    const [t, b] = [(j & (n - 1)) * n, ((j + 1) & (n - 1)) * n];
    return (
      (data[t + l]! * (1 - u) + data[t + r]! * u) * (1 - v) + (data[b + l]! * (1 - u) + data[b + r]! * u) * v
    );
  };
  const tile: SeaTile = { side, height: new Float32Array(n * n), squeeze: new Float32Array(n * n) };
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++) {
      let [x, z] = [i, j] as [number, number];
      for (let round = 0; round < 4; round++) {
        const dx = at(pushX, x, z) * reach;
        const dz = at(pushZ, x, z) * reach;
        x += (i - dx - x) * 0.7;
        z += (j - dz - z) * 0.7;
      }
      const o = j * n + i;
      tile.height[o] = at(height, x, z) * scale;
      const pullX = (at(pushX, x + 0.5, z) - at(pushX, x - 0.5, z)) * reach;
      const pullZ = (at(pushZ, x, z + 0.5) - at(pushZ, x, z - 0.5)) * reach;
      tile.squeeze[o] = -(pullX + pullZ);
    }
  return tile;
}
