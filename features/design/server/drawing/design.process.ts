/** The process in which designs become files: it can be stopped in the middle, and a hostile picture hurts only it. */

import { writeFile } from 'node:fs/promises';
import { serveChild } from '#platform/processes/child-side.ts';
import { drawFile, type FileOrder } from './draw-file.ts';

export interface DesignOrder extends FileOrder {
  /** Where to write it. */
  to: string;
}

export interface DesignResult {
  width: number;
  height: number;
  size: number;
}

serveChild(async ({ to, ...order }: DesignOrder): Promise<DesignResult> => {
  const { bytes, width, height } = await drawFile(order);
  await writeFile(to, bytes);
  return { width, height, size: bytes.length };
});
