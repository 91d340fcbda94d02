/** Which clips are taken, by what their first bytes say, with the name under which the reader knows them; and what is said of others. */

export const NO_PICTURE = 'There is no moving picture in this file.';
export const DAMAGED = 'The clip is damaged and cannot be read.';

export const CLIP_KINDS: Readonly<Record<string, string>> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/x-m4v': 'mov',
  'video/3gpp': 'mov',
  'video/3gpp2': 'mov',
  'video/webm': 'matroska',
  'video/matroska': 'matroska',
  'video/x-matroska': 'matroska',
  'video/vnd.avi': 'avi',
  'video/x-msvideo': 'avi',
  'video/mpeg': 'mpeg',
  'video/MP2T': 'mpegts',
  'video/mp2t': 'mpegts',
  'video/ogg': 'ogg',
};
