/** The one door for pictures that arrive: told by their content, never decoded in the process that answers requests. */

import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '#common/errors.ts';
import { createDrawing, type DrawFor } from '../svg/drawing.ts';
import type { ChangedPicture, PictureKind, PictureOrder, PictureSteps } from './change-picture.ts';
import type { LookOrder, SeenPicture } from './look-at-picture.ts';

/** Pictures that browsers show and that cannot run anything. SVG is not among them: it is a program's text. */
const RASTERS = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);
/** The photo of any camera. */
export const MAX_PIXELS = 64_000_000;
/** What is only ever shown small, or was made by a model. */
export const MAX_PICTURE_PIXELS = 24_000_000;

const CHANGE = new URL('./change-picture.ts', import.meta.url);
const LOOK = new URL('./look-at-picture.ts', import.meta.url);

/** A page of thumbnails asks for many at once. Its processes end when nobody sends pictures, and with this one. */
const door = createDrawing({
  memoryMb: 1600,
  idleMs: 60_000,
  maxPerPerson: 400,
  busy: 'Too many pictures were sent at once. Please try again in a minute.',
  tooSlow: 'The picture takes too long to read. Please choose a smaller one.',
  tooMuch: 'The picture needs too much memory to be read. Please choose a smaller one.',
});

/** The processes that are running now: for tests and measurements. */
export const pictureProcesses = door.pids;

/** Another kind of work on pictures: `draw` of that module, within the same limits. */
export const drawSafely = door.draw;

/** What it really is; its name and claimed type count for nothing. */
export async function rasterTypeOf(bytes: Uint8Array): Promise<string> {
  if (bytes.byteLength === 0) throw new AppError('bad_request', 'The file is empty.');
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!found || !RASTERS.has(found.mime))
    throw new AppError('unsupported_media', 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture.');
  return found.mime;
}

export interface PictureLimits extends DrawFor {
  maxPixels?: number;
}

export async function lookAtPicture(
  bytes: Uint8Array,
  { maxPixels = MAX_PIXELS, ...of }: PictureLimits,
): Promise<SeenPicture & { type: string }> {
  const type = await rasterTypeOf(bytes);
  const order: LookOrder = { bytes, maxPixels };
  return { type, ...(await door.draw<SeenPicture>(LOOK, order, of)) };
}

/** `isSvg`: an SVG that the product made or cleaned; what strangers send never is one. */
export async function changePicture(
  bytes: Uint8Array,
  steps: PictureSteps,
  as: PictureKind,
  { maxPixels = MAX_PIXELS, isSvg = false, ...of }: PictureLimits & { isSvg?: boolean },
): Promise<ChangedPicture> {
  if (!isSvg) await rasterTypeOf(bytes);
  const order: PictureOrder = { bytes, maxPixels, isSvg, steps, as };
  return door.draw<ChangedPicture>(CHANGE, order, of);
}
