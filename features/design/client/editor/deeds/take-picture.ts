/** Brings things of the library into a form that a page can show: a picture among the person's own files. */

import { fillPath } from '#common/contract.ts';
import type { LibraryItem } from '#common/library.ts';
import { getLogoFile } from '#features/logo/contract.ts';
import { upload } from '#platform/browser/work/upload.ts';
import type { PictureSource } from './new-layers.ts';

const OWN_FILE = /^\/api\/files\/[0-9a-zA-Z-]{1,64}$/;

/** Where the picture of a thing is drawn; a logo large and without its background. */
function drawnAt({ kind, itemId, url, thumbnailUrl }: LibraryItem): string | null {
  if (kind === 'logo')
    return `${fillPath(getLogoFile.path, { id: itemId })}?format=png&scale=4&transparent=true`;
  return url ?? thumbnailUrl;
}

/** Without the clear edges around it: otherwise a logo looks smaller than its frame. */
async function trimmed(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const ink = inkOf(context.getImageData(0, 0, width, height));
  if (!ink || (ink.w === width && ink.h === height)) return picture;
  const small = new OffscreenCanvas(ink.w, ink.h);
  small.getContext('2d')!.drawImage(canvas, -ink.x, -ink.y);
  return small.convertToBlob({ type: 'image/png' });
}

/** The box of everything that can be seen; undefined where nothing can. */
export function inkOf({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < 8) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  return right < 0 ? undefined : { x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
}

export async function pictureOf(item: LibraryItem): Promise<PictureSource> {
  const ratio = item.width && item.height ? { ratio: item.width / item.height } : {};
  if (item.kind !== 'logo' && item.url && OWN_FILE.test(item.url) && item.contentType?.startsWith('image/'))
    return { src: item.url, alt: item.title, ...ratio };
  const address = drawnAt(item);
  if (!address) throw new Error('It has no picture yet.');
  const answer = await fetch(address, { credentials: 'include' });
  if (!answer.ok) throw new Error('Its picture could not be read.');
  const drawn = await answer.blob();
  const picture = item.kind === 'logo' ? await trimmed(drawn) : drawn;
  const { width, height } = await createImageBitmap(picture);
  const { url } = await upload(picture, `${item.title.slice(0, 80)}.png`);
  return { src: url, alt: item.title, ratio: width / height };
}
