/** Parts a flat drawing into a few plain colours: where each is, and the most common one first. */

import { type FieldMap, signedDistance } from './field-map.ts';

export interface Region {
  /** '#rrggbb'. */
  colour: string;
  /** Share of the drawing. */
  share: number;
  mask: Uint8Array;
  distance: FieldMap;
}

type Bytes = readonly [number, number, number];

const MOST = 9;
/** Colours closer than this (in bytes) are one. */
const SAME = 42;
/** Smaller than this share of the drawing is dust. */
const LEAST_SHARE = 0.002;

export function colourRegions(rgba: Uint8Array, size: number): Region[] {
  const solid = solidPixels(rgba);
  const centres = chooseCentres(rgba, solid);
  const masks = centres.map(() => new Uint8Array(size * size));
  for (const p of solid) masks[nearest(centres, bytesAt(rgba, p))]![p] = 1;
  return masks
    .map((mask, i) => ({ mask, count: mask.reduce((sum, one) => sum + one, 0), centre: centres[i]! }))
    .filter(({ count }) => count > solid.length * LEAST_SHARE)
    .sort((a, b) => b.count - a.count)
    .map(({ mask, count, centre }) => ({
      colour: hex(centre),
      share: count / solid.length,
      mask,
      distance: signedDistance(mask, size),
    }));
}

export const isSolid = (rgba: Uint8Array, pixel: number): boolean => rgba[pixel * 4 + 3]! > 127;

function solidPixels(rgba: Uint8Array): number[] {
  const found: number[] = [];
  for (let p = 0; p < rgba.length / 4; p++) if (isSolid(rgba, p)) found.push(p);
  return found;
}

/** The most common colours that differ from each other, moved to the mean of what they stand for. */
function chooseCentres(rgba: Uint8Array, pixels: readonly number[]): Bytes[] {
  const bins = new Map<number, number>();
  for (const p of pixels) {
    const [r, g, b] = bytesAt(rgba, p);
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    bins.set(key, (bins.get(key) ?? 0) + 1);
  }
  const common = [...bins].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const chosen: Bytes[] = [];
  for (const [key] of common) {
    const colour: Bytes = [(key >> 8) * 17, ((key >> 4) & 15) * 17, (key & 15) * 17];
    if (chosen.length < MOST && chosen.every((one) => distance(one, colour) > SAME)) chosen.push(colour);
  }
  const sums = chosen.map(() => [0, 0, 0, 0]);
  for (const p of pixels) {
    const colour = bytesAt(rgba, p);
    const sum = sums[nearest(chosen, colour)]!;
    for (const c of [0, 1, 2] as const) sum[c]! += colour[c];
    sum[3]!++;
  }
  return sums.map(([r = 0, g = 0, b = 0, n = 0]) => [r / (n || 1), g / (n || 1), b / (n || 1)]);
}

const bytesAt = (rgba: Uint8Array, pixel: number): Bytes => [
  rgba[pixel * 4]!,
  rgba[pixel * 4 + 1]!,
  rgba[pixel * 4 + 2]!,
];

const distance = (a: Bytes, b: Bytes): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

function nearest(centres: readonly Bytes[], colour: Bytes): number {
  let best = 0;
  for (const [i, centre] of centres.entries())
    if (distance(centre, colour) < distance(centres[best]!, colour)) best = i;
  return best;
}

const hex = (colour: Bytes): string =>
  `#${colour.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;
