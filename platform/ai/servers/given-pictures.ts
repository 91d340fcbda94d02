/** Pictures on their way to and from a model server: read whole, or refused in words. */

import sharp from 'sharp';
import { AppError } from '#common/errors.ts';
import { bytesOf } from '../image/clear-mask.ts';
import type { ModelOf } from '../model-kinds.ts';
import type { ServerLine } from './server-line.ts';

type CallOptions = Parameters<ModelOf['image']['doGenerate']>[0];
type GivenFile = NonNullable<CallOptions['mask']>;

/** A damaged header may promise any size; more than this is not unpacked. */
const MAX_PIXELS = 64_000_000;

export function fileBytes(file: GivenFile | undefined): Uint8Array | undefined {
  if (!file) return undefined;
  if (file.type !== 'file') throw new AppError('bad_request', 'The picture must be sent itself.');
  return bytesOf(file.data);
}

/** Turned upright and fitted to what will be drawn, as PNG. */
export const fitted = async (bytes: Uint8Array, width: number, height: number): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize(width, height, { fit: 'cover' })
    .png()
    .toBuffer()
    .catch((cause: Error) => {
      throw new AppError('bad_request', 'That picture cannot be read.', { cause });
    });

export async function aspectOfPicture(bytes: Uint8Array): Promise<number> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  return autoOrient.width / autoOrient.height;
}

/** Half a picture is none. */
export async function wholePicture(line: ServerLine, bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const picture = sharp(bytes, { failOn: 'truncated', limitInputPixels: MAX_PIXELS });
    const { format } = await picture.metadata();
    if (!['png', 'jpeg', 'webp'].includes(format)) throw new Error(`a ${format}`);
    await picture.stats();
    return bytes;
  } catch {
    throw line.fail(`${line.name} sent something that is not a whole picture.`);
  }
}
