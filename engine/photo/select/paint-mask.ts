/** The part of a picture that a recipe means, as a mask of the picture's size. */

import sharp from 'sharp';
import { AppError } from '#common/errors.ts';
import type { PhotoMask } from '#common/photo-recipe.ts';
import { assertSize } from '../pixels.ts';
import { assertRaster } from '../raster.ts';

type Strokes = Extract<PhotoMask, { kind: 'strokes' }>['strokes'];

/** Brush strokes with round ends, 255 where painted. */
export function paintStrokes(strokes: Strokes, width: number, height: number): Uint8Array {
  const mask = new Uint8Array(width * height);
  const longer = Math.max(width, height);
  for (const { points, size } of strokes) {
    const radius = Math.max(0.5, (size * longer) / 2);
    const places = points.map(([x, y]) => [x * width, y * height] as const);
    if (places.length === 1) paintLine(mask, width, height, places[0]!, places[0]!, radius);
    for (let i = 1; i < places.length; i++)
      paintLine(mask, width, height, places[i - 1]!, places[i]!, radius);
  }
  return mask;
}

function paintLine(
  mask: Uint8Array,
  width: number,
  height: number,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  radius: number,
): void {
  const [x0, x1] = [
    Math.max(0, Math.floor(Math.min(ax, bx) - radius)),
    Math.min(width - 1, Math.ceil(Math.max(ax, bx) + radius)),
  ];
  const [y0, y1] = [
    Math.max(0, Math.floor(Math.min(ay, by) - radius)),
    Math.min(height - 1, Math.ceil(Math.max(ay, by) + radius)),
  ];
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const [px, py] = [x + 0.5 - ax, y + 0.5 - ay];
      const t = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
      if ((px - t * dx) ** 2 + (py - t * dy) ** 2 <= radius * radius) mask[y * width + x] = 255;
    }
}

/** A mask drawn elsewhere, stretched over the picture. */
export async function readMask(base64: string, width: number, height: number): Promise<Uint8Array> {
  try {
    const bytes = Buffer.from(base64, 'base64');
    assertRaster(bytes);
    const picture = sharp(bytes, { limitInputPixels: 60_000_000 });
    const size = await picture.metadata();
    assertSize(size.width, size.height);
    return await picture
      .flatten({ background: '#000000' })
      .greyscale()
      .resize(width, height, { fit: 'fill', kernel: 'linear' })
      .extractChannel(0)
      .raw({ depth: 'uchar' })
      .toBuffer();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('bad_request', 'The mask is not a picture that can be read.', { cause });
  }
}
