/** Looks for faces in a photo that a stranger sent, in a process of its own. */

import { AppError } from '#common/errors.ts';
import type { PhotoFace } from '#engine/face/photo-face.ts';
import { type FaceInPhoto, facesIn, takeFace } from '#engine/face/read-photo.ts';
import { serveChild } from '#platform/processes/child-side.ts';
import { NO_FACE } from './face-reading.ts';

export interface FaceOrder {
  photo: Uint8Array;
  /** Absent: all faces are told; else this one of those that can perform is taken out. */
  which?: number;
}

serveChild<FaceOrder, FaceInPhoto[] | PhotoFace>(async ({ photo, which }) => {
  if (which === undefined) return facesIn(photo);
  const face = await takeFace(photo, which);
  if (!face) throw new AppError('unprocessable', NO_FACE);
  return face;
});
