/** Keeps the one process that draws with Stable Diffusion: started when needed, ended when idle, stopped or broken. */

import { stat } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { AppError } from '#common/errors.ts';
import type { Log } from '#platform/log/log.ts';
import { createChildPool } from '#platform/processes/child-pool.ts';
import type { RunOptions } from '#platform/processes/worker-pool.ts';
import type { PictureOrder, Pixels } from './protocol.ts';

export interface DiffusionHostOptions {
  log: Log;
  /** The engine's module; another one in tests. */
  engine?: string;
  idleMs?: number;
  timeoutMs?: number;
}

export interface DiffusionHost {
  draw(order: PictureOrder, options?: RunOptions): Promise<Pixels>;
  /** For tests and measurements. */
  pid(): number | undefined;
  close(): Promise<void>;
}

const MEGABYTE = 1024 * 1024;
/** Without a graphics card one picture takes minutes. */
const TIMEOUT_MS = 60 * 60_000;
/** Beside the weights: pictures on their way, and the engine itself. */
const WORKING_BYTES = 1500 * MEGABYTE;

const STOPPED =
  'The picture engine stopped unexpectedly, most likely because there is not enough memory. Please try again, or choose smaller weights.';
const TOO_LONG = 'This picture took too long and was stopped.';

export function createDiffusionHost(options: DiffusionHostOptions): DiffusionHost {
  const { log, engine, idleMs = 10 * 60_000, timeoutMs = TIMEOUT_MS } = options;
  const memory = memoryThere();
  const pool = createChildPool({
    entry: new URL('./diffusion.process.ts', import.meta.url),
    ...(engine && { args: [engine] }),
    size: 1,
    idleMs,
    // Nearly all there is: what else runs here keeps the rest.
    memoryMb: Math.round((memory * 0.9) / MEGABYTE),
    maxWaiting: 30,
    busy: 'Too many pictures are waiting for this engine. Please try again in a few minutes.',
    timeoutMs,
    onComplaint: (message) => log.error({ process: 'diffusion' }, message),
    failure: (reason, cause) => {
      if (reason === 'timeout') return new AppError('unprocessable', TOO_LONG);
      log.warn({ err: cause }, 'the process that draws ended');
      return cause instanceof AppError ? cause : new AppError('unavailable', STOPPED);
    },
  });
  return {
    async draw(order, run) {
      await assertFits(Object.values(order.weights), memory);
      try {
        return await pool.run<Pixels>(order, run);
      } catch (error) {
        if (error instanceof AppError || run?.signal?.aborted) throw error;
        log.warn({ err: error }, 'the picture engine failed');
        throw new AppError('unprocessable', 'The picture engine could not draw this. Please try again.');
      }
    },
    pid: () => pool.pids()[0],
    close: pool.close,
  };
}

/** A container may have less than its machine. */
const memoryThere = (): number => Math.min(totalmem(), process.constrainedMemory() || totalmem());

/** Loading what cannot fit would push everything else out first. */
async function assertFits(paths: readonly string[], memory: number): Promise<void> {
  const sizes = await Promise.all(paths.map((path) => stat(path)));
  const needed = sizes.reduce((sum, { size }) => sum + size, 0) + WORKING_BYTES;
  if (needed <= memory * 0.9) return;
  const gigabytes = (bytes: number) => `${Math.ceil(bytes / 1e9)} GB`;
  throw new AppError(
    'unprocessable',
    `These weights need about ${gigabytes(needed)} of memory; this machine has ${gigabytes(memory)}. Choose smaller ones.`,
  );
}
