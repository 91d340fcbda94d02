/** Tells by their first bytes files that only hold pixels: of everything else a decoder could be made to run for long. */

import { AppError } from '#common/errors.ts';

const ascii = (bytes: Uint8Array, from: number, text: string): boolean =>
  [...text].every((char, i) => bytes[from + i] === char.charCodeAt(0));

/** PNG, JPEG, WebP, GIF, and AVIF with HEIF. */
export const isRaster = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0x89 && ascii(bytes, 1, 'PNG')) ||
  (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) ||
  (ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP')) ||
  ascii(bytes, 0, 'GIF8') ||
  ascii(bytes, 4, 'ftyp');

export function assertRaster(bytes: Uint8Array): void {
  if (!isRaster(bytes))
    throw new AppError('unsupported_media', 'This file is not a picture that can be read.');
}
