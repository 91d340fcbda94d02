/** The process in which photos are edited: its models are large, and it can be stopped in the middle of one. */

import { readFile, writeFile } from 'node:fs/promises';
import type { PhotoOperation, PhotoOutput, PhotoPoint } from '#common/photo-recipe.ts';
import { editPhoto } from '#engine/photo/edit-photo.ts';
import { selectObject } from '#engine/photo/select-object.ts';
import { serveChild } from '#platform/processes/child-side.ts';

export type PhotoOrder =
  | { do: 'edit'; from: string; to: string; operations: PhotoOperation[]; output: PhotoOutput }
  | { do: 'select'; from: string; points: PhotoPoint[]; operations: PhotoOperation[] };

export interface EditResult {
  width: number;
  height: number;
  format: string;
  notes: { engine: string; why?: string }[];
}

export interface SelectResult {
  mask: string;
  score: number;
  engine: string;
}

serveChild(async (order: PhotoOrder, report): Promise<EditResult | SelectResult> => {
  const input = await readFile(order.from);
  if (order.do === 'select') {
    const { mask, score, engine } = await selectObject(input, order.points, {
      operations: order.operations,
    });
    return { mask: `data:image/png;base64,${Buffer.from(mask).toString('base64')}`, score, engine };
  }
  const { data, width, height, format, notes } = await editPhoto(input, order.operations, {
    output: order.output,
    onProgress: (share) => report('Editing your picture', share),
  });
  await writeFile(order.to, data);
  return { width, height, format, notes };
});
