/** Pictures on their way to and from a model server: read whole, or refused in words. */

import { AppError } from '#common/errors.ts';
import { changePicture, lookAtPicture } from '#platform/assets/pictures/picture-intake.ts';
import { bytesOf } from '../image/clear-mask.ts';
import type { ModelOf } from '../model-kinds.ts';
import type { ServerLine } from './server-line.ts';

type CallOptions = Parameters<ModelOf['image']['doGenerate']>[0];
type GivenFile = NonNullable<CallOptions['mask']>;

/** Whose it is was asked before: here it only waits among all. */
const NOBODY = { userId: undefined };

export function fileBytes(file: GivenFile | undefined): Uint8Array | undefined {
  if (!file) return undefined;
  if (file.type !== 'file') throw new AppError('bad_request', 'The picture must be sent itself.');
  return bytesOf(file.data);
}

/** Turned upright and fitted to what will be drawn, as PNG. */
export const fitted = (bytes: Uint8Array, width: number, height: number): Promise<Buffer> =>
  changePicture(
    bytes,
    { autoOrient: true, resize: { width, height, fit: 'cover' } },
    { type: 'png' },
    NOBODY,
  ).then(
    (made) => made.bytes,
    (cause: Error) => {
      throw new AppError('bad_request', 'That picture cannot be read.', { cause });
    },
  );

export async function aspectOfPicture(bytes: Uint8Array): Promise<number> {
  const { width, height } = await lookAtPicture(bytes, NOBODY);
  return width / height;
}

/** Half a picture is none. */
export async function wholePicture(line: ServerLine, bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const { type } = await lookAtPicture(bytes, NOBODY);
    if (!['image/png', 'image/jpeg', 'image/webp'].includes(type)) throw new Error(`a ${type}`);
    return bytes;
  } catch {
    throw line.fail(`${line.name} sent something that is not a whole picture.`);
  }
}
