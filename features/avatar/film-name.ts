/** How a film's file is called on somebody's disk. */

export const filmFileName = (name: string, isTransparent = false): string =>
  `${name.replace(/[\\/:*?"<>|]+/g, ' ').trim() || 'character'}.${isTransparent ? 'webm' : 'mp4'}`;
