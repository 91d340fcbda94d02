/** The threads in which characters are sculpted and drawn, within limits, and the files that come out of them. */

import sharp, { type Sharp } from 'sharp';
import { createThreadPool } from '#platform/processes/thread-pool.ts';
import type { WorkerPool } from '#platform/processes/worker-pool.ts';
import type { DrawnFile, DrawnPicture, DrawnShot, DrawOrder } from './orders.ts';

const TIMEOUT_MS = 90_000;
const MEMORY_MB = 1536;

type Answer<O extends DrawOrder> = O['kind'] extends 'model'
  ? DrawnFile
  : O['kind'] extends 'shot'
    ? DrawnShot
    : DrawnPicture;

export interface Drawing {
  draw<O extends DrawOrder>(order: O, signal?: AbortSignal): Promise<Answer<O>>;
}

export const createDrawPool = (): WorkerPool =>
  createThreadPool({
    entry: new URL('./draw.worker.ts', import.meta.url),
    timeoutMs: TIMEOUT_MS,
    countsWork: true,
    memoryMb: MEMORY_MB,
    idleMs: 120_000,
  });

export const createDrawing = (pool: WorkerPool): Drawing => ({
  draw: (order, signal) => pool.run(order, { signal }),
});

/** A drawn picture, ready to be written in any format. */
export const asImage = ({ rgba, width, height }: DrawnPicture): Sharp =>
  sharp(Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength), {
    raw: { width, height, channels: 4 },
  }).removeAlpha();
