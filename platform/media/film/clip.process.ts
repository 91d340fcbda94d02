/** Looks at one film that a stranger sent, in a process of its own, and takes a still out of it. */

import { writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { AppError } from '#common/errors.ts';
import { serveChild } from '#platform/processes/child-side.ts';
import { DAMAGED } from './clip-kinds.ts';
import { type ClipFacts, type ClipFile, inspectClip, openClip } from './clip-reader.ts';

export interface ClipOrder extends ClipFile {
  poster: string;
}

const POSTER_SIDE = 640;

serveChild<ClipOrder, ClipFacts>(async (order) => {
  const facts = await inspectClip(order).catch((error: unknown) => {
    throw error instanceof AppError ? error : new AppError('unprocessable', DAMAGED);
  });
  const fit = Math.min(1, POSTER_SIDE / Math.max(facts.width, facts.height));
  const even = (length: number) => Math.max(2, 2 * Math.round((length * fit) / 2));
  const size = { width: even(facts.width), height: even(facts.height) };
  const clip = await openClip(order, size, 10);
  try {
    // Not the very first picture: that is often black.
    const pixels = await clip.at(Math.min(1, facts.seconds / 3));
    if (!pixels) throw new AppError('unprocessable', DAMAGED);
    const canvas = createCanvas(size.width, size.height);
    const context = canvas.getContext('2d');
    const image = context.createImageData(size.width, size.height);
    image.data.set(pixels);
    context.putImageData(image, 0, 0);
    await writeFile(order.poster, canvas.toBuffer('image/jpeg', 85));
  } finally {
    await clip.close();
  }
  return facts;
});
