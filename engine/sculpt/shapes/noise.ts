/** Repeatable irregularity: a seeded generator, and smooth noise in space. */

/** Repeatable numbers in [0, 1) from a seed. */
export function seeded(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const corner = (x: number, y: number, z: number): number => {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

/** Value noise in [0, 1], one feature for each unit of space. */
export function noise(x: number, y: number, z: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  const u = (x - i) * (x - i) * (3 - 2 * (x - i));
  const v = (y - j) * (y - j) * (3 - 2 * (y - j));
  const w = (z - k) * (z - k) * (3 - 2 * (z - k));
  const line = (b: number, c: number) => {
    const a = corner(i, b, c);
    return a + (corner(i + 1, b, c) - a) * u;
  };
  const a = line(j, k) + (line(j + 1, k) - line(j, k)) * v;
  const b = line(j, k + 1) + (line(j + 1, k + 1) - line(j, k + 1)) * v;
  return a + (b - a) * w;
}
