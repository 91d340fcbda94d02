/** The thread in which hostile pictures are parsed, away from the requests. */

import { parentPort } from 'node:worker_threads';
import { AppError, type ErrorCode } from '#common/errors.ts';
import { cleanSvg } from './clean-svg.ts';

export type Cleaned = { svg: string } | { code: ErrorCode; message: string };

parentPort!.on('message', async ({ id, input }: { id: number; input: string }) => {
  try {
    parentPort!.postMessage({ id, output: { svg: await cleanSvg(input) } satisfies Cleaned });
  } catch (error) {
    if (error instanceof AppError) {
      const { code, message } = error;
      parentPort!.postMessage({ id, output: { code, message } satisfies Cleaned });
    } else parentPort!.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
