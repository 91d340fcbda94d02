/** Decides what an uploaded picture really is by decoding all of it; its name and claimed type count for nothing. */

import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError } from '#common/errors.ts';
import type { AssetFacts } from '#platform/db/tables/work.table.ts';
import { createTurns } from '#platform/usage/turns.ts';

// Every decoding holds one of the few threads that passwords and files need too: it takes no more than that one.
sharp.concurrency(1);
sharp.cache(false);

/** Pictures that browsers show and that cannot run anything. SVG is not among them: it is a program's text. */
const PICTURES = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);
/** The photo of any camera. */
const MAX_PIXELS = 64_000_000;
/** What is only ever shown small, or was made by a model. */
export const MAX_PICTURE_PIXELS = 24_000_000;

const inTurn = createTurns({
  atOnce: 2,
  atOncePerPerson: 1,
  mostPerPerson: 30,
  busy: 'Too many pictures were sent at once. Please try again in a minute.',
});

export interface Inspected {
  type: string;
  facts: AssetFacts;
}

/** `userId`: who sent it; undefined for what was made here. */
export async function inspectImage(
  bytes: Uint8Array,
  userId: string | undefined,
  maxPixels = MAX_PIXELS,
): Promise<Inspected> {
  if (bytes.byteLength === 0) throw new AppError('bad_request', 'The file is empty.');
  const found = await fileTypeFromBuffer(bytes);
  if (!found || !PICTURES.has(found.mime)) {
    throw new AppError('unsupported_media', 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture.');
  }
  return { type: found.mime, facts: await inTurn(userId, () => decode(bytes, maxPixels)) };
}

async function decode(bytes: Uint8Array, maxPixels: number): Promise<AssetFacts> {
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated', pages: 1 });
    const { width, height, orientation = 1 } = await image.metadata();
    await image.resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    const turned = orientation >= 5;
    return { width: turned ? height : width, height: turned ? width : height };
  } catch (error) {
    if (/pixel limit/i.test(String(error))) {
      const most = maxPixels / 1_000_000;
      throw new AppError('too_large', `The picture is too large. The maximum is ${most} megapixels.`, {
        cause: error,
      });
    }
    throw new AppError('unprocessable', 'The picture is damaged and cannot be read.', { cause: error });
  }
}
