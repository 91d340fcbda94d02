/** The bytes of an uploaded part, whole or not at all: the library may hand over a part that was cut at the limit without a word. */

import type { MultipartFile } from '@fastify/multipart';
import { AppError } from '#common/errors.ts';

/** Refuses with `tooLarge` what passes the limit that the part was asked for with. */
export async function partBytes(part: MultipartFile, tooLarge: string): Promise<Buffer> {
  const bytes = await part.toBuffer().catch((error: { code?: string }) => {
    if (error.code === 'FST_REQ_FILE_TOO_LARGE') throw new AppError('too_large', tooLarge);
    throw error;
  });
  if (part.file.truncated) throw new AppError('too_large', tooLarge);
  return bytes;
}
