/** Which block shows a thing of the library. */

import type { LibraryItem } from '#common/library.ts';
import { isFilm, isSound } from '#platform/browser/library/send-to.ts';
import type { ThingType } from '../blocks/block.ts';

export function thingOf(item: LibraryItem): ThingType | undefined {
  if (item.kind === 'transcript') return 'transcript';
  if (item.kind === 'design') return 'design';
  if (isFilm(item)) return 'video';
  if (isSound(item)) return 'audio';
  return item.assetId !== null && item.contentType?.startsWith('image/') ? 'image' : undefined;
}

/** What the picker offers for each. */
export const fitsThing =
  (kind: ThingType) =>
  (item: LibraryItem): boolean =>
    thingOf(item) === kind;
