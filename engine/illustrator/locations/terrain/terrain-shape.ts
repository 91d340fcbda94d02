/** A landscape in numbers, and its height at any place: what both tracers, plain and compiled, agree on. */

import { smoothstep } from '../../canvas/colour.ts';

export interface TerrainShape {
  /** 0: worn rock; 1: dunes with sharp crests. */
  kind: 0 | 1;
  /** Features for each unit of length. */
  frequency: number;
  offsetX: number;
  offsetZ: number;
  /** Height of the ground at the viewer's feet; what is below 0 may be water. */
  level: number;
  /** Height of the range, and the distances between which it rises. */
  range: number;
  near: number;
  far: number;
  /** Height of the sides, and how far from the middle they rise. */
  banks: number;
  bankNear: number;
  bankFar: number;
  /** Small hills everywhere. */
  rolling: number;
  /** How much the ground rises towards the viewer's feet. */
  shore: number;
}

/** The order in which the compiled tracer reads the numbers. */
export const shapeNumbers = (s: TerrainShape): number[] => [
  s.kind,
  s.frequency,
  s.offsetX,
  s.offsetZ,
  s.level,
  s.range,
  s.near,
  s.far,
  s.banks,
  s.bankNear,
  s.bankFar,
  s.rolling,
  s.shore,
];

export type HeightAt = (x: number, z: number, octaves: number) => number;

export function heightOf(shape: TerrainShape, lattice: Float32Array): HeightAt {
  const { frequency, offsetX, offsetZ, level, range, near, far, banks, bankNear, bankFar, rolling, shore } =
    shape;
  const ridges = shape.kind === 0 ? worn : dunes;
  return (x, z, octaves) => {
    const ridge = ridges(x * frequency + offsetX, z * frequency + offsetZ, octaves);
    const basin = smoothstep(near, far, -z + 0.5 * Math.abs(x)) * range;
    const sides = smoothstep(bankNear, bankFar, Math.abs(x) - 0.04 * z) * banks;
    const foot = (1 - smoothstep(0.7, 2.6, 0.7 * x - z)) * shore;
    // No pits behind the nearest hills: through them one would see the sky below the horizon.
    return Math.max(ridge - 0.14, -0.03) * (basin + sides + rolling) + level + foot;
  };

  /** Steep places get less fine detail: this is what makes noise look like worn rock. */
  function worn(x: number, y: number, octaves: number): number {
    let sum = 0;
    let amplitude = 0.5;
    let slopeX = 0;
    let slopeY = 0;
    for (let o = 0; o < octaves; o++) {
      const i = Math.floor(x);
      const j = Math.floor(y);
      const u = x - i;
      const v = y - j;
      const s = u * u * (3 - 2 * u);
      const t = v * v * (3 - 2 * v);
      const row = (j & 255) << 8;
      const below = ((j + 1) & 255) << 8;
      const a = lattice[row | (i & 255)]!;
      const b = lattice[row | ((i + 1) & 255)]!;
      const c = lattice[below | (i & 255)]!;
      const k = a - b - c + lattice[below | ((i + 1) & 255)]!;
      slopeX += 6 * u * (1 - u) * (b - a + k * t);
      slopeY += 6 * v * (1 - v) * (c - a + k * s);
      sum +=
        (amplitude * (a + (b - a) * s + (c - a) * t + k * s * t)) / (1 + slopeX * slopeX + slopeY * slopeY);
      const nx = 1.6 * x - 1.2 * y;
      y = 1.2 * x + 1.6 * y;
      x = nx;
      amplitude *= 0.5;
    }
    return sum;
  }

  function dunes(x: number, y: number, octaves: number): number {
    let sum = 0;
    let amplitude = 0.62;
    for (let o = 0; o < octaves && o < 4; o++) {
      const i = Math.floor(x);
      const j = Math.floor(y);
      const u = x - i;
      const v = y - j;
      const s = u * u * (3 - 2 * u);
      const t = v * v * (3 - 2 * v);
      const row = (j & 255) << 8;
      const below = ((j + 1) & 255) << 8;
      const a = lattice[row | (i & 255)]!;
      const b = lattice[row | ((i + 1) & 255)]!;
      const c = lattice[below | (i & 255)]!;
      const k = a - b - c + lattice[below | ((i + 1) & 255)]!;
      const crest = 1 - Math.abs(2 * (a + (b - a) * s + (c - a) * t + k * s * t) - 1);
      sum += amplitude * crest * crest;
      const nx = 1.6 * x - 1.2 * y;
      y = 1.2 * x + 1.6 * y;
      x = nx;
      amplitude *= 0.26;
    }
    return sum;
  }
}
