/** Pictures that were chosen in the page, and what is cut out of them as files. */

import { t } from '#common/texts.ts';
import type { Area, Place, Size } from '../../social/cuts.ts';
import { CENTRE } from '../../social/cuts.ts';

export interface Shot {
  id: string;
  name: string;
  url: string;
  image: HTMLImageElement;
  place: Place;
}

export const PICTURES = 'image/png,image/jpeg,image/webp,image/gif,image/avif';
const QUALITY = 0.92;
/** A browser draws no larger picture. */
const MAX_SIDE = 16_000;

let count = 0;

export async function readShot(file: File): Promise<Shot> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(url);
    throw new Error(t('{0} is no picture that can be read.', file.name));
  }
  if (Math.max(image.naturalWidth, image.naturalHeight) > MAX_SIDE)
    throw new Error(t('{0} is too large to be cut here.', file.name));
  return { id: `shot-${count++}`, name: file.name.replace(/\.[^.]+$/, ''), url, image, place: CENTRE };
}

export const sizeOf = ({ image }: Shot): Size => ({ width: image.naturalWidth, height: image.naturalHeight });

/** As a JPEG, which every network takes. */
export async function cutFile({ image, name }: Shot, area: Area, size: Size, suffix = ''): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  // What is see-through would be black in a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size.width, size.height);
  const { left, top, width, height } = area;
  context.drawImage(image, left, top, width, height, 0, 0, size.width, size.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!blob) throw new Error(t('The picture could not be cut.'));
  return new File([blob], `${name}${suffix}.jpg`, { type: 'image/jpeg' });
}
