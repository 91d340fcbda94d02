/** Seeded chance: random numbers, and the noise fields that clouds, rock, bark and paper are made of. */

/** Repeatable random numbers in 0..1. */
export function random(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed that follows from a text, so that other words give another picture. */
export function seedOf(text: string, seed: number): number {
  let h = (0x811c9dc5 ^ seed) >>> 0;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return h;
}

const SIZE = 256;

export interface Noise {
  /** 256 × 256 random numbers in 0..1; everything below reads them. */
  lattice: Float32Array;
  /** A stable random number in 0..1 for a grid cell. */
  hash(x: number, y?: number): number;
  /** Value noise in 0..1 with smooth slopes. */
  noise(x: number, y: number): number;
  /** Layered noise in about 0..1; each octave is turned so that the grid does not show. */
  fbm(x: number, y: number, octaves: number): number;
}

export function createNoise(seed: number): Noise {
  const lattice = Float32Array.from({ length: SIZE * SIZE }, random(seed));
  const noise = (x: number, y: number): number => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = x - i;
    const v = y - j;
    const s = u * u * u * (u * (u * 6 - 15) + 10);
    const t = v * v * v * (v * (v * 6 - 15) + 10);
    const row = (j & 255) << 8;
    const below = ((j + 1) & 255) << 8;
    const left = i & 255;
    const right = (i + 1) & 255;
    const a = lattice[row | left]!;
    const b = lattice[row | right]!;
    const c = lattice[below | left]!;
    const top = a + (b - a) * s;
    return top + (c + (lattice[below | right]! - c) * s - top) * t;
  };
  return {
    lattice,
    noise,
    hash: (x, y = 0) => lattice[(((Math.floor(y) + 131) & 255) << 8) | ((Math.floor(x) + 57) & 255)]!,
    fbm: (x, y, octaves) => {
      let sum = 0;
      let amplitude = 0.5;
      for (let o = 0; o < octaves; o++) {
        sum += amplitude * noise(x, y);
        const nx = 1.6 * x - 1.2 * y + 3.1;
        y = 1.2 * x + 1.6 * y + 17.3;
        x = nx;
        amplitude *= 0.5;
      }
      return sum;
    },
  };
}
