/** From a coarse matte to one as fine as the photo, and to colours at its edge that hold nothing of the old background. */

import { type Pixels, resizePlane, sharpOf, shrink, toPixels } from '../pixels.ts';
import { boxBlur, bytesOf, createSampler, type Plane, planeFromBytes, planeOf } from '../planes.ts';
import { spread } from '../spread.ts';
import { guidedCoefficients } from './guided-filter.ts';

const EDGE_SIDE = 768;
/** Longer side of the picture on which colours are carried to and fro: they change slowly. */
const COLOUR_SIDE = 448;

export interface EdgeSearch {
  /** How far the true edge may be from the coarse one, as a share of the longer side. */
  reach: number;
  /** Small values follow every hair, large ones stay calm. */
  softness: number;
  /** Longer side of the picture on which edges are looked for. */
  side?: number;
}

/** Alpha of the full picture, 0 to 255. `coarse` may have any size. */
export async function refineMatte(
  pixels: Pixels,
  coarse: Plane,
  { reach, softness, side = EDGE_SIDE }: EdgeSearch,
): Promise<Uint8Array> {
  const small = await shrink(pixels, side);
  const bytes = await resizePlane(bytesOf(coarse), coarse.width, coarse.height, small.width, small.height);
  const matte = planeFromBytes(bytes, small.width, small.height);
  const radius = Math.max(2, Math.round(reach * Math.max(small.width, small.height)));
  const coefficients = guidedCoefficients(small, matte, radius, softness);
  // Only near an edge is there anything to decide.
  const near = boxBlur(matte, radius);
  const { width, height, data } = pixels;
  const sample = createSampler([...coefficients, matte], width, height);
  const alpha = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor((y * small.height) / height) * small.width;
    for (let x = 0; x < width; x++, i++) {
      const around = near.values[row + Math.floor((x * small.width) / width)]!;
      if (around < 0.004) continue;
      if (around > 0.996) {
        alpha[i] = 255;
        continue;
      }
      const s = sample(x, y);
      const at = i * 4;
      const value = (s[0]! * data[at]! + s[1]! * data[at + 1]! + s[2]! * data[at + 2]!) / 255 + s[3]!;
      // Where the coarse matte is sure, it has a say too.
      const sure = Math.abs(s[4]! - 0.5) * 2;
      const mixed = value + (s[4]! - value) * 0.35 * sure * sure;
      alpha[i] = Math.max(0, Math.min(255, ((mixed - 0.1) / 0.84) * 255 + 0.5));
    }
  }
  return alpha;
}

/** What stands before and behind each place, at working size: as much as its surroundings tell. */
async function layersOf(pixels: Pixels, alpha: Uint8Array) {
  const small = await shrink(pixels, COLOUR_SIDE);
  const bytes = await resizePlane(alpha, pixels.width, pixels.height, small.width, small.height);
  const front = planeFromBytes(bytes, small.width, small.height);
  const back = planeOf(front.width, front.height);
  for (let i = 0; i < back.values.length; i++) back.values[i] = 1 - front.values[i]!;
  // Whatever is only half there tells little about either side.
  for (const plane of [front, back])
    for (let i = 0; i < plane.values.length; i++) plane.values[i] = plane.values[i]! ** 3;
  return { small, front, back };
}

/** Takes the old background out of half-transparent pixels, in place, and sets alpha. */
export async function decontaminate(pixels: Pixels, alpha: Uint8Array): Promise<void> {
  const { small, front, back } = await layersOf(pixels, alpha);
  const side = Math.max(small.width, small.height);
  const radii = [Math.max(1, Math.round(side / 200)), Math.round(side / 50) + 2, Math.round(side / 8) + 4];
  const sample = createSampler(
    [...spread(small, front, radii), ...spread(small, back, radii)],
    pixels.width,
    pixels.height,
  );
  const { width, height, data } = pixels;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const a = alpha[i]! / 255;
      const at = i * 4;
      if (a > 0 && a < 1) {
        const s = sample(x, y);
        for (let c = 0; c < 3; c++) {
          const before = s[c]! * 255;
          const behind = s[c + 3]! * 255;
          const pixel = data[at + c]!;
          data[at + c] = before + a * (pixel - a * before - (1 - a) * behind);
        }
      }
      data[at + 3] = (data[at + 3]! * alpha[i]!) / 255;
    }
  }
}

/** The picture behind the subject, blurred as a wide lens would; the subject leaves no ghost in it. */
export async function blurredBackground(pixels: Pixels, alpha: Uint8Array, amount: number): Promise<Pixels> {
  const { small, back } = await layersOf(pixels, alpha);
  const side = Math.max(small.width, small.height);
  const radius = Math.max(1, Math.round((side * amount) / 100 / 22));
  const planes = spread(small, back, [radius, radius * 3, Math.round(side / 5) + 2]).map((plane) =>
    boxBlur(plane, Math.max(1, radius >> 1)),
  );
  const out: Pixels = {
    width: small.width,
    height: small.height,
    data: new Uint8ClampedArray(small.width * small.height * 4).fill(255),
  };
  for (let i = 0; i < small.width * small.height; i++)
    for (let c = 0; c < 3; c++) out.data[i * 4 + c] = planes[c]!.values[i]! * 255;
  if (out.width === pixels.width) return out;
  return toPixels(sharpOf(out).resize(pixels.width, pixels.height, { fit: 'fill', kernel: 'cubic' }));
}
