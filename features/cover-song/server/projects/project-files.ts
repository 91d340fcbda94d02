/** Files of a cover song: each is linked to it by what it is there for, so that none outlives it. */

import type { LinkTarget } from '#platform/assets/asset-links.ts';

export type FileRole =
  | 'song'
  | 'face'
  | 'face-data'
  | 'background'
  | 'thumbnail'
  | 'preview'
  | 'video'
  | 'draft';

export const ITEM_TYPE = 'cover-song';

export const coverItem = (id: string) => ({ type: ITEM_TYPE, id });

export const fileOf = (id: string, role: FileRole): LinkTarget => ({ type: ITEM_TYPE, id, role });
