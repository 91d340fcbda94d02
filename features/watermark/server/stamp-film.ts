/** A film with a mark over all of it, as an MP4 that plays everywhere. */

import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#common/errors.ts';
import { CLIP_KINDS, DAMAGED } from '#platform/media/film/clip-kinds.ts';
import { lookAtClip } from '#platform/media/film/look-at-clip.ts';
import { runInChild } from '#platform/processes/child-pool.ts';
import type { Size } from '../scene/placement.ts';
import type { Overlay } from './mark-overlay.ts';
import type { StampFilmOrder } from './stamp-film.process.ts';

const PROCESS = new URL('./stamp-film.process.ts', import.meta.url);
const LIMITS = { timeoutMs: 40 * 60_000, memoryMb: 1800, failure: DAMAGED };
const MAX_MINUTES = 5;
/** Pixels. */
const LONGEST_SIDE = 1920;

export const isFilmType = (type: string): boolean => type in CLIP_KINDS;

export interface StampFilmOptions {
  /** Takes the film and what is made of it. */
  folder: string;
  overlayFor: (film: Size) => Promise<Overlay>;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

export async function stampFilm(
  content: Readable,
  type: string,
  { folder, overlayFor, signal, onProgress }: StampFilmOptions,
): Promise<Size & { path: string; seconds: number }> {
  const [from, to] = [join(folder, 'from'), join(folder, 'marked.mp4')];
  const format = CLIP_KINDS[type]!;
  await pipeline(content, createWriteStream(from));
  const { facts } = await lookAtClip(createReadStream(from), format);
  if (facts.seconds > MAX_MINUTES * 60)
    throw new AppError('unprocessable', `Films of up to ${MAX_MINUTES} minutes can be watermarked.`);
  const fit = Math.min(1, LONGEST_SIDE / Math.max(facts.width, facts.height));
  const even = (side: number) => Math.max(2, 2 * Math.round((side * fit) / 2));
  const size = { width: even(facts.width), height: even(facts.height) };
  const order: StampFilmOrder = { from, format, to, ...size, overlay: await overlayFor(size) };
  const { seconds } = await runInChild<{ seconds: number }>(PROCESS, order, {
    ...LIMITS,
    signal,
    onProgress: (_stage, share) => onProgress(share),
  });
  return { ...size, path: to, seconds };
}
