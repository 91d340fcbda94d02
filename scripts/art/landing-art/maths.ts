/** Small numeric helpers shared by the landing pictures; scalar and allocation-free because they run per pixel. */

export type Rgb = [r: number, g: number, b: number];

export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x));
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const smoothstep = (low: number, high: number, x: number): number => {
  const t = clamp((x - low) / (high - low));
  return t * t * (3 - 2 * t);
};

/** sRGB hex to linear light, the space all shading happens in. */
export function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [toLinear((n >> 16) & 255), toLinear((n >> 8) & 255), toLinear(n & 255)];
}

const toLinear = (byte: number): number => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

export const mixRgb = (a: Rgb, b: Rgb, t: number): Rgb => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
];
export const scaleRgb = (a: Rgb, k: number): Rgb => [a[0] * k, a[1] * k, a[2] * k];
export const addRgb = (a: Rgb, b: Rgb, k = 1): Rgb => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];

/** Colour along evenly spaced stops. */
export function ramp(stops: readonly Rgb[], t: number): Rgb {
  const at = clamp(t) * (stops.length - 1);
  const i = Math.min(stops.length - 2, Math.floor(at));
  return mixRgb(stops[i]!, stops[i + 1]!, at - i);
}

/** Repeatable random numbers, so that a picture never changes between runs. */
export function random(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const SIZE = 256;
const LATTICE = Float32Array.from({ length: SIZE * SIZE }, random(7));

const lattice = (x: number, y: number): number => LATTICE[((y & 255) << 8) | (x & 255)]!;

/** A stable random number in 0..1 for a grid cell. */
export const hash = (x: number, y = 0): number => lattice(Math.floor(x) + 57, Math.floor(y) + 131);

/** Value noise in 0..1 with smooth slopes. */
export function noise(x: number, y: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = x - i;
  const v = y - j;
  const s = u * u * u * (u * (u * 6 - 15) + 10);
  const t = v * v * v * (v * (v * 6 - 15) + 10);
  return mix(mix(lattice(i, j), lattice(i + 1, j), s), mix(lattice(i, j + 1), lattice(i + 1, j + 1), s), t);
}

/** Layered noise in about 0..1; each octave is turned so that the grid does not show. */
export function fbm(x: number, y: number, octaves: number): number {
  let sum = 0;
  let amplitude = 0.5;
  for (let o = 0; o < octaves; o++) {
    sum += amplitude * noise(x, y);
    const nx = 1.6 * x - 1.2 * y;
    y = 1.2 * x + 1.6 * y + 17.3;
    x = nx + 3.1;
    amplitude *= 0.5;
  }
  return sum;
}

/** Terrain height in about 0..0.9. */
export function erodedHeight(x: number, y: number, octaves: number): number {
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
    const a = lattice(i, j);
    const b = lattice(i + 1, j);
    const c = lattice(i, j + 1);
    const k = a - b - c + lattice(i + 1, j + 1);
    slopeX += 6 * u * (1 - u) * (b - a + k * t);
    slopeY += 6 * v * (1 - v) * (c - a + k * s);
    /* Steep places get less fine detail: this is what makes noise look like worn rock. */
    sum +=
      (amplitude * (a + (b - a) * s + (c - a) * t + k * s * t)) / (1 + slopeX * slopeX + slopeY * slopeY);
    const nx = 1.6 * x - 1.2 * y;
    y = 1.2 * x + 1.6 * y;
    x = nx;
    amplitude *= 0.5;
  }
  return sum;
}
