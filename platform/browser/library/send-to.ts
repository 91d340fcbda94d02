/** Where a piece of work can go next: every feature says once what it takes, and the menus build themselves from it. */

import type { LibraryItem } from '#common/library.ts';

export interface SendTarget {
  /** Unique in the product; names the way to the page that takes it. */
  id: string;
  /** As it stands in the menu: "Video scene". */
  label: string;
  /** The page that takes it. */
  path: string;
  accepts: (item: LibraryItem) => boolean;
}

let targets: readonly SendTarget[] = [];

/** The shell knows all features and connects them. */
export function setSendTargets(all: readonly SendTarget[]): void {
  targets = all;
}

export const sendTargetsFor = (item: LibraryItem): SendTarget[] => targets.filter((one) => one.accepts(item));

export const sendUrl = ({ id, path }: SendTarget, item: Pick<LibraryItem, 'id'>): string =>
  `${path}${path.includes('?') ? '&' : '?'}take=${encodeURIComponent(item.id)}&as=${id}`;

/* What most targets ask. */

export const isPicture = ({ kind, assetId, contentType }: LibraryItem): boolean =>
  assetId !== null && contentType?.startsWith('image/') === true && kind !== 'watermark';

export const isSound = ({ assetId, contentType }: LibraryItem): boolean =>
  assetId !== null && contentType?.startsWith('audio/') === true;

export const isFilm = ({ assetId, contentType }: LibraryItem): boolean =>
  assetId !== null && contentType?.startsWith('video/') === true;
