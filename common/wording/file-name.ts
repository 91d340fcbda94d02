/** What a file is called on somebody's disk: the title of the thing, without what a file system stumbles over. */

import { cutText } from './cut-text.ts';

const LONGEST = 100;

/** 'Anna’s bakery: menu' and 'pdf' → 'Anna’s bakery menu.pdf'; the fallback where nothing of the title is left. */
export function fileNameOf(title: string, extension: string, fallback = 'file'): string {
  const stem = cutText(
    title
      .replace(/[\p{Cc}\p{Cf}"<>:|?*/\\]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[.\s]+/, ''),
    LONGEST,
  ).replace(/[.\s]+$/, '');
  return `${stem || fallback}.${extension}`;
}
