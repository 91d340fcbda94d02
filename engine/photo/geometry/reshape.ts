/** Crop, turn, straighten and resize: what changes the shape of a picture. */

import sharp from 'sharp';
import type { PhotoOperation } from '#common/photo-recipe.ts';
import { assertSize, type Pixels, sharpOf, toPixels } from '../pixels.ts';
import { type Area, areaOfAspect, areaOfShares, uprightInside } from './areas.ts';

type Step<T extends PhotoOperation['type']> = Extract<PhotoOperation, { type: T }>;

/** A copy of a part of the picture. */
export function cut({ width, data }: Pixels, area: Area): Pixels {
  const out = new Uint8ClampedArray(area.width * area.height * 4);
  for (let y = 0; y < area.height; y++) {
    const from = ((area.top + y) * width + area.left) * 4;
    out.set(data.subarray(from, from + area.width * 4), y * area.width * 4);
  }
  return { width: area.width, height: area.height, data: out };
}

export function crop(pixels: Pixels, { area }: Step<'crop'>): Pixels {
  const { width, height } = pixels;
  const inside =
    'aspect' in area ? areaOfAspect(width, height, area.aspect) : areaOfShares(width, height, area);
  return cut(pixels, inside);
}

export function rotate(
  pixels: Pixels,
  { turn, flipHorizontal, flipVertical }: Step<'rotate'>,
): Promise<Pixels> {
  // The library flips before it turns: two pipelines keep the order.
  const turned = turn === 0 ? Promise.resolve(pixels) : toPixels(sharpOf(pixels).rotate(turn));
  if (!flipHorizontal && !flipVertical) return turned;
  return turned.then((one) => toPixels(sharpOf(one).flop(flipHorizontal).flip(flipVertical)));
}

export async function straighten(pixels: Pixels, { angle }: Step<'straighten'>): Promise<Pixels> {
  if (angle === 0) return pixels;
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const turned = await toPixels(
    sharpOf(pixels).affine(
      [
        [cos, -sin],
        [sin, cos],
      ],
      { interpolator: sharp.interpolators.bicubic, background: '#00000000' },
    ),
  );
  // One pixel on each side is mixed with nothing by the interpolation.
  const inner = uprightInside(pixels.width, pixels.height, angle);
  const width = Math.max(1, Math.min(inner.width, turned.width) - 4);
  const height = Math.max(1, Math.min(inner.height, turned.height) - 4);
  return cut(turned, {
    left: Math.round((turned.width - width) / 2),
    top: Math.round((turned.height - height) / 2),
    width,
    height,
  });
}

export async function resize(pixels: Pixels, { width, height, fit }: Step<'resize'>): Promise<Pixels> {
  const size = sizeAfter(pixels, { width, height, fit });
  assertSize(size.width, size.height);
  if (size.width === pixels.width && size.height === pixels.height) return pixels;
  const mode = fit === 'cover' && width && height ? 'cover' : 'fill';
  return toPixels(sharpOf(pixels).resize(size.width, size.height, { fit: mode, kernel: 'lanczos3' }));
}

function sizeAfter(
  from: { width: number; height: number },
  { width, height, fit }: Omit<Step<'resize'>, 'type'>,
): { width: number; height: number } {
  if (width && height && fit !== 'inside') return { width, height };
  const scale = Math.min(width ? width / from.width : Infinity, height ? height / from.height : Infinity);
  return {
    width: Math.max(1, Math.round(from.width * scale)),
    height: Math.max(1, Math.round(from.height * scale)),
  };
}
