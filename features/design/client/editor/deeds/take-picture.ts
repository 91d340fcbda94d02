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

export async function pictureOf(item: LibraryItem): Promise<PictureSource> {
  const ratio = item.width && item.height ? { ratio: item.width / item.height } : {};
  if (item.kind !== 'logo' && item.url && OWN_FILE.test(item.url) && item.contentType?.startsWith('image/'))
    return { src: item.url, alt: item.title, ...ratio };
  const address = drawnAt(item);
  if (!address) throw new Error('It has no picture yet.');
  const answer = await fetch(address, { credentials: 'include' });
  if (!answer.ok) throw new Error('Its picture could not be read.');
  const picture = await answer.blob();
  const { width, height } = await createImageBitmap(picture);
  const { url } = await upload(picture, `${item.title.slice(0, 80)}.png`);
  return { src: url, alt: item.title, ratio: width / height };
}
