/** Brings things of other tools into a form that the watermark maker can use. */

import { fillPath } from '#common/contract.ts';
import type { LibraryItem } from '#common/library.ts';
import { getLogoFile } from '#features/logo/contract.ts';
import { fileOf } from '#platform/browser/library/library-picker.tsx';
import { BLANK, type Draft } from './draft.ts';
import type { Photo } from './use-batches.ts';

/** A design is drawn for it; of the rest the file itself is taken. */
export async function photoFrom(item: LibraryItem): Promise<Photo> {
  if (item.kind !== 'design') return photoOf(item);
  const drawn = await fileOf(item);
  const file = new File([drawn], `${drawn.name}.png`, { type: drawn.type });
  return { kind: 'file', key: `design:${item.itemId}:${file.size}`, name: item.title, size: file.size, file };
}

/** A picture or a film of the library among the photos: the same file, not a copy. A film is shown by its still. */
const photoOf = ({ assetId, url, thumbnailUrl, contentType, title }: LibraryItem): Photo => ({
  kind: 'stored',
  key: assetId ?? '',
  name: title,
  assetId: assetId ?? '',
  url: (contentType?.startsWith('video/') ? thumbnailUrl : url) ?? '',
});

/** A new watermark of a logo or a picture. */
export async function markOf({ kind, itemId, title, url }: LibraryItem): Promise<Draft> {
  const draft = { ...BLANK, name: title.slice(0, 120) };
  if (kind !== 'logo') return { ...draft, content: url ?? '', customizations: { type: 'image' } };
  const path = fillPath(getLogoFile.path, { id: itemId });
  const answer = await fetch(`${path}?format=outlines`, { credentials: 'include' });
  if (!answer.ok) throw new Error('The logo could not be read.');
  return { ...draft, content: await answer.text(), customizations: { type: 'logo' } };
}
