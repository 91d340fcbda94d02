/** The process in which designs become files: it can be stopped in the middle, and a hostile picture hurts only it. */

import { writeFile } from 'node:fs/promises';
import { serveChild } from '#platform/processes/child-side.ts';
import { drawFile, type FileOrder, type StillType } from './draw-file.ts';

export interface DesignOrder extends FileOrder {
  /** Where to write it. */
  to: string;
}

export interface DesignResult {
  width: number;
  height: number;
  /** Of a film. */
  seconds?: number;
}

serveChild(async ({ to, ...order }: DesignOrder, report): Promise<DesignResult> => {
  const { type } = order;
  if (type === 'gif' || type === 'mp4') {
    // The encoders are large: only films load them.
    const { drawFilm } = await import('./draw-film.ts');
    return drawFilm({ ...order, type }, to, report);
  }
  const { bytes, width, height } = await drawFile({ ...order, type: type as StillType });
  await writeFile(to, bytes);
  return { width, height };
});
