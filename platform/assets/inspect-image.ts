/** Decides what an uploaded picture really is by decoding all of it; its name and claimed type count for nothing. */

import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError } from '#common/errors.ts';
import type { AssetFacts } from '#platform/db/tables/work.table.ts';

/** Pictures that browsers show and that cannot run anything. SVG is not among them: it is a program's text. */
const PICTURES = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);
const MAX_PIXELS = 64_000_000;

export async function inspectImage(bytes: Uint8Array): Promise<{ type: string; facts: AssetFacts }> {
  if (bytes.byteLength === 0) throw new AppError('bad_request', 'The file is empty.');
  const found = await fileTypeFromBuffer(bytes);
  if (!found || !PICTURES.has(found.mime)) {
    throw new AppError('unsupported_media', 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture.');
  }
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 });
    const { width, height, orientation = 1 } = await image.metadata();
    await image.resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    const turned = orientation >= 5;
    return { type: found.mime, facts: { width: turned ? height : width, height: turned ? width : height } };
  } catch (error) {
    if (/pixel limit/i.test(String(error))) {
      throw new AppError('too_large', 'The picture has too many pixels; 64 megapixels are the limit.', {
        cause: error,
      });
    }
    throw new AppError('unprocessable', 'The picture is damaged and cannot be read.', { cause: error });
  }
}
