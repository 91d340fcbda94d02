/** Things before a plain ground, such as logos and products: the ground is what is like the picture's edge and reaches it. */

import type { Pixels } from '../pixels.ts';
import { type Plane, planeOf } from '../planes.ts';
import { componentsOf } from './components.ts';

/** Share of the edge that must be ground. */
const MOSTLY = 0.62;
/** How uneven the ground may be, in levels. */
const ROUGHEST = 9;
/** Levels over which the ground becomes the thing. */
const RAMP = 24;
/** Levels by which a thing stands out from the ground beside it. */
const STRONG_EDGE = 55;
/** Levels by which letters stand out from the ground inside them, within a few pixels. */
const LETTER_EDGE = 100;

/** Pixels over which an edge may be smeared. */
const RIM = 3;
/** Share of the outline that must be a clear step. */
const CLEAR_OUTLINE = 0.55;

type Fit = [constant: number, acrossX: number, acrossY: number];

/** The smooth colour of the ground, and how much it varies; undefined when the edge shows no single ground. */
function groundOf({ width, height, data }: Pixels) {
  const frame = Math.max(2, Math.round(Math.min(width, height) * 0.015));
  const places: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (x < frame || y < frame || x >= width - frame || y >= height - frame) places.push(y * width + x);

  const medians = [0, 1, 2].map((c) => {
    const sorted = places.map((i) => data[i * 4 + c]!).sort((a, b) => a - b);
    return sorted[sorted.length >> 1]!;
  });
  let fits = medians.map((m): Fit => [m, 0, 0]);
  const distance = (i: number): number => {
    const [x, y] = [(i % width) / width - 0.5, Math.floor(i / width) / height - 0.5];
    let sum = 0;
    for (let c = 0; c < 3; c++) {
      const [k, kx, ky] = fits[c]!;
      sum += (data[i * 4 + c]! - (k + kx * x + ky * y)) ** 2;
    }
    return Math.sqrt(sum);
  };
  let inside = places;
  for (const reach of [48, 30, 24]) {
    inside = places.filter((i) => distance(i) < reach);
    if (inside.length < places.length * MOSTLY) return undefined;
    const like = inside;
    fits = fits.map((_, c) => planeThrough(like, (i) => data[i * 4 + c]!, width, height));
  }
  const rough = Math.sqrt(inside.reduce((sum, i) => sum + distance(i) ** 2, 0) / inside.length);
  return rough > ROUGHEST ? undefined : { distance, rough };
}

/** Least squares; the places lie evenly around the middle, so that the three unknowns hardly mix. */
function planeThrough(
  places: readonly number[],
  value: (i: number) => number,
  width: number,
  height: number,
): Fit {
  let [n, sx, sy, sv, sxx, syy, sxy, sxv, syv] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const i of places) {
    const [x, y, v] = [(i % width) / width - 0.5, Math.floor(i / width) / height - 0.5, value(i)];
    n++;
    sx += x;
    sy += y;
    sv += v;
    sxx += x * x;
    syy += y * y;
    sxy += x * y;
    sxv += x * v;
    syv += y * v;
  }
  const [cxx, cyy, cxy] = [sxx - (sx * sx) / n, syy - (sy * sy) / n, sxy - (sx * sy) / n];
  const [cxv, cyv] = [sxv - (sx * sv) / n, syv - (sy * sv) / n];
  const determinant = cxx * cyy - cxy * cxy;
  if (Math.abs(determinant) < 1e-9) return [sv / n, 0, 0];
  const kx = (cxv * cyy - cyv * cxy) / determinant;
  const ky = (cyv * cxx - cxv * cxy) / determinant;
  return [(sv - kx * sx - ky * sy) / n, kx, ky];
}

/** Undefined when the picture has no plain ground. */
export function plainGroundMatte(pixels: Pixels): Plane | undefined {
  const ground = groundOf(pixels);
  if (!ground) return undefined;
  const { width, height } = pixels;
  const low = ground.rough * 2.2 + 5;
  const far = new Float32Array(width * height);
  for (let i = 0; i < far.length; i++) far[i] = ground.distance(i);

  const likeGround = componentsOf((i) => far[i]! < low + RAMP, width, height);
  const isGround = new Set<number>();
  for (let x = 0; x < width; x++) {
    isGround.add(likeGround.labels[x]!);
    isGround.add(likeGround.labels[(height - 1) * width + x]!);
  }
  for (let y = 0; y < height; y++) {
    isGround.add(likeGround.labels[y * width]!);
    isGround.add(likeGround.labels[y * width + width - 1]!);
  }
  const farthest = largestNear(far, width, height);
  for (const hole of sharpHoles(far, farthest, low, likeGround, width, height)) isGround.add(hole);
  isGround.delete(0);

  const isBare = new Float32Array(far.length);
  for (let i = 0; i < far.length; i++)
    isBare[i] = far[i]! < low && isGround.has(likeGround.labels[i]!) ? 1 : 0;
  const isNear = largestNear(isBare, width, height);
  const matte = planeOf(width, height);
  for (let i = 0; i < far.length; i++) {
    // Beside the ground a pixel may be a mixture: as much of the thing as it has of the thing's full difference.
    const range = isNear[i] ? Math.max(RAMP, farthest[i]! * 0.95 - low) : RAMP;
    const isPart = isNear[i] || isGround.has(likeGround.labels[i]!);
    matte.values[i] = isPart ? Math.max(0, Math.min(1, (far[i]! - low) / range)) : 1;
  }
  return standsOut(matte, far) ? matte : undefined;
}

/** The largest value within `RIM` places, sideways and up and down. */
function largestNear(values: Float32Array, width: number, height: number): Float32Array {
  const across = new Float32Array(values.length);
  const out = new Float32Array(values.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let max = 0;
      for (let k = Math.max(0, x - RIM); k <= Math.min(width - 1, x + RIM); k++)
        max = Math.max(max, values[y * width + k]!);
      across[y * width + x] = max;
    }
  for (let y = 0; y < height; y++)
    for (let k = Math.max(0, y - RIM); k <= Math.min(height - 1, y + RIM); k++)
      for (let x = 0; x < width; x++)
        out[y * width + x] = Math.max(out[y * width + x]!, across[k * width + x]!);
  return out;
}

/** Whether most of the outline is a clear step: a dark jacket before a dark wall is not told apart by colour. */
function standsOut({ width, height, values }: Plane, far: Float32Array): boolean {
  const [INSIDE, INNER] = [4, 0.15];
  let [outline, clear] = [0, 0];
  for (let y = INSIDE; y < height - INSIDE; y++)
    for (let x = INSIDE; x < width - INSIDE; x++) {
      const i = y * width + x;
      if (values[i]! > INNER) continue;
      for (const step of [1, -1, width, -width]) {
        if (values[i + step]! <= INNER) continue;
        outline++;
        for (let k = 1; k <= INSIDE; k++)
          if (far[i + step * k]! > STRONG_EDGE) {
            clear++;
            break;
          }
      }
    }
  return clear > outline * CLEAR_OUTLINE;
}

/** The inside of letters: enclosed, exactly the ground's colour and sharply bordered; a shine on a bottle fades out. */
function sharpHoles(
  far: Float32Array,
  farthest: Float32Array,
  low: number,
  { labels, sizes }: { labels: Int32Array; sizes: number[] },
  width: number,
  height: number,
): number[] {
  const rim = new Float64Array(sizes.length);
  const sharp = new Float64Array(sizes.length);
  const same = new Float64Array(sizes.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const label = labels[i]!;
      if (!label) continue;
      if (far[i]! < low + RAMP / 2) same[label]!++;
      for (const [dx, dy] of [
        [3, 0],
        [-3, 0],
        [0, 3],
        [0, -3],
      ] as const) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
        const j = ny * width + nx;
        if (labels[j] === label) continue;
        rim[label]!++;
        if (farthest[j]! > LETTER_EDGE) sharp[label]!++;
      }
    }
  return sizes
    .map((_, label) => label)
    .filter(
      (label) =>
        label > 0 &&
        sizes[label]! >= 12 &&
        same[label]! > sizes[label]! * 0.5 &&
        sharp[label]! > rim[label]! * 0.8,
    );
}
