/** How a film's file is called on somebody's disk. */

import { fileNameOf } from '#common/wording/file-name.ts';

export const filmFileName = (name: string, isTransparent = false): string =>
  fileNameOf(name, isTransparent ? 'webm' : 'mp4', 'character');
