/** A decoded picture, and the way from files to it and back. */

import sharp, { type Sharp } from 'sharp';
import { AppError } from '#common/errors.ts';
import { PHOTO_MAX_PIXELS, PHOTO_MAX_SIDE, type PhotoOutput } from '#common/photo-recipe.ts';

/** Four channels of eight bits, not multiplied by alpha, sRGB. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

export function assertSize(width: number, height: number): void {
  if (width * height > PHOTO_MAX_PIXELS || Math.max(width, height) > PHOTO_MAX_SIDE)
    throw new AppError(
      'too_large',
      `That would be ${width} × ${height} pixels. Photos may have ${PHOTO_MAX_PIXELS / 1_000_000} megapixels and sides of ${PHOTO_MAX_SIDE} pixels at most.`,
    );
}

const asFourChannels = (picture: Sharp): Sharp => picture.toColourspace('srgb').ensureAlpha();

export async function decodePhoto(bytes: Uint8Array): Promise<Pixels> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new AppError('unsupported_media', 'This file is not a picture that can be read.', { cause });
    });
  assertSize(width, height);
  try {
    const picture = sharp(bytes, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error' }).autoOrient();
    return await toPixels(asFourChannels(picture));
  } catch (cause) {
    throw new AppError('unprocessable', 'This picture is damaged and cannot be read.', { cause });
  }
}

export const sharpOf = ({ width, height, data }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false });

export async function toPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  if (info.channels !== 4) throw new Error(`Expected four channels, got ${info.channels}.`);
  return { width: info.width, height: info.height, data: clamped(data) };
}

/** The same memory, with rounding and clamping on assignment. */
export const clamped = (data: Uint8Array): Uint8ClampedArray =>
  new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);

/** One channel of eight bits to another size. */
export async function resizePlane(
  plane: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  toWidth: number,
  toHeight: number,
  kernel: 'linear' | 'cubic' | 'nearest' = 'linear',
): Promise<Uint8Array> {
  if (width === toWidth && height === toHeight) return Uint8Array.from(plane);
  return sharp(plane, { raw: { width, height, channels: 1 }, limitInputPixels: false })
    .resize(toWidth, toHeight, { fit: 'fill', kernel })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** Made smaller so that its longer side has this many pixels; never larger. */
export async function shrink(pixels: Pixels, longest: number): Promise<Pixels> {
  const scale = longest / Math.max(pixels.width, pixels.height);
  if (scale >= 1) return pixels;
  return toPixels(
    sharpOf(pixels).resize(
      Math.max(1, Math.round(pixels.width * scale)),
      Math.max(1, Math.round(pixels.height * scale)),
      { fit: 'fill' },
    ),
  );
}

export interface EncodedPhoto {
  data: Uint8Array;
  width: number;
  height: number;
  format: PhotoOutput['format'];
}

export async function encodePhoto(
  pixels: Pixels,
  { format, quality, maxWidth, maxHeight, background }: PhotoOutput,
): Promise<EncodedPhoto> {
  let picture = sharpOf(pixels);
  if (maxWidth || maxHeight)
    picture = picture.resize(maxWidth, maxHeight, { fit: 'inside', withoutEnlargement: true });
  if (format === 'jpeg') picture = picture.flatten({ background });
  else if (isOpaque(pixels)) picture = picture.removeAlpha();
  const finest = quality >= 90 ? '4:4:4' : '4:2:0';
  switch (format) {
    case 'png':
      picture = picture.png({ compressionLevel: 7 });
      break;
    case 'jpeg':
      picture = picture.jpeg({ quality, chromaSubsampling: finest });
      break;
    case 'webp':
      picture = picture.webp({ quality, smartSubsample: quality >= 90 });
      break;
    case 'avif':
      picture = picture.avif({ quality, effort: 3, chromaSubsampling: finest });
      break;
  }
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, format };
}

export function isOpaque({ data }: Pixels): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return false;
  return true;
}
