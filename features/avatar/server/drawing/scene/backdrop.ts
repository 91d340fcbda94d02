/** The place behind the figures, cut to a view. */

import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import type { Background } from '../../../calls/scene-calls.ts';
import { PLACE_SIZE, type PlaceStyle } from './places.ts';
import { onStage, type View } from './view.ts';

export const PLACE_ART = new URL('../../../art/places/', import.meta.url);
/** Pictures of pixel characters have about so many large pixels from top to bottom. */
export const PIXEL_ROWS = 150;

export interface BackdropOptions {
  background: Background;
  /** Instead of it. */
  picture?: Uint8Array | undefined;
  style: PlaceStyle;
  isPixel: boolean;
  view: View;
  width: number;
  height: number;
}

export async function backdrop(options: BackdropOptions): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const { background, picture, style, isPixel, width, height } = options;
  const view = onStage(options.view);
  if (background === 'simple' && !picture) return plainRoom(view, width, height);
  const place = picture ?? fileURLToPath(new URL(`${background}-${style}.webp`, PLACE_ART));
  const part = sharp(place).extract({
    left: Math.round(view.left * PLACE_SIZE.width),
    top: Math.round(view.top * PLACE_SIZE.height),
    width: Math.max(1, Math.floor(view.width * PLACE_SIZE.width) - 1),
    height: Math.max(1, Math.floor(view.height * PLACE_SIZE.height) - 1),
  });
  if (isPixel) {
    const small = await part
      .resize(Math.round((PIXEL_ROWS * width) / height), PIXEL_ROWS)
      .png()
      .toBuffer();
    return bytesOf(sharp(small).resize({ width, height, fit: 'fill', kernel: 'nearest' }));
  }
  // The nearer the figures, the softer what lies behind them, as in a photograph.
  const blur = 0.6 + 5 * Math.max(0, 0.8 - view.height);
  return bytesOf(part.resize({ width, height, fit: 'fill' }).blur(blur));
}

async function bytesOf(image: Sharp): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const raw = await image.ensureAlpha().raw().toBuffer();
  return new Uint8ClampedArray(raw);
}

/** A quiet room without a place: wall, floor, and a soft line between them. */
export function plainRoom(view: View, width: number, height: number): Uint8ClampedArray<ArrayBuffer> {
  const out = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const t = view.top + (y / height) * view.height;
    const floor = 1 / (1 + Math.exp(-(t - 0.72) * 60));
    const wall = [196 + 40 * t, 212 + 26 * t, 246 - 2 * t];
    const ground = [214 + 22 * t, 198 + 22 * t, 206 + 22 * t];
    for (let x = 0; x < width; x++) {
      const side = 1 - 0.1 * (2 * (view.left + (x / width) * view.width) - 1) ** 2;
      const o = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) out[o + c] = (wall[c]! * (1 - floor) + ground[c]! * floor) * side;
      out[o + 3] = 255;
    }
  }
  return out;
}
