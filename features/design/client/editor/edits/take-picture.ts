/** Brings things of the library into a form that a page can show: a picture among the person's own files. */

import type { LibraryItem } from '#common/library.ts';
import { upload } from '#platform/browser/work/upload.ts';
import { keepLogo, logoUrl, readLogo } from '../../logo/logo-picture.ts';
import type { PictureSource } from './new-layers.ts';

const OWN_FILE = /^\/api\/files\/[0-9a-zA-Z-]{1,64}$/;

export async function pictureOf(item: LibraryItem): Promise<PictureSource> {
  const ratio = item.width && item.height ? { ratio: item.width / item.height } : {};
  if (item.kind !== 'logo' && item.url && OWN_FILE.test(item.url) && item.contentType?.startsWith('image/'))
    return { src: item.url, alt: item.title, ...ratio };
  if (item.kind === 'logo') return keepLogo(await readLogo(logoUrl(item.itemId), item.title));
  const address = item.url ?? item.thumbnailUrl;
  if (!address) throw new Error('It has no picture yet.');
  const answer = await fetch(address, { credentials: 'include' });
  if (!answer.ok) throw new Error('Its picture could not be read.');
  const picture = await answer.blob();
  const { width, height } = await createImageBitmap(picture);
  const { url } = await upload(picture, `${item.title.slice(0, 80)}.png`);
  return { src: url, alt: item.title, ratio: width / height };
}
