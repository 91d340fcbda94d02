/** Reads the faces of a photo: which there are, and the chosen one as data for the character. */

import type { PhotoFace } from '#engine/face/photo-face.ts';
import { runInChild } from '#platform/processes/child-pool.ts';
import type { FoundFace, ReadFace } from '../parts.ts';
import type { FaceOrder } from './face.process.ts';

const PROCESS = new URL('./face.process.ts', import.meta.url);
const LIMITS = {
  timeoutMs: 30_000,
  countsWork: true,
  memoryMb: 900,
  failure: 'The photo could not be read. Please choose another one.',
};

const ask = <R>(order: FaceOrder, signal?: AbortSignal): Promise<R> =>
  runInChild<R>(PROCESS, order, { ...LIMITS, ...(signal && { signal }) });

export const readFace: ReadFace = (photo, signal) => ask<FoundFace[]>({ photo }, signal);

/** `which` counts the faces that can perform, as they are kept with the project. */
export const loadPhotoFace = (photo: Uint8Array, which: number, signal?: AbortSignal): Promise<PhotoFace> =>
  ask<PhotoFace>({ photo, which }, signal);
