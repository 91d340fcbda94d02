/** Names of what people download. */

import { fileNameOf } from '#common/wording/file-name.ts';

export const videoFileName = (title: string): string => fileNameOf(title, 'mp4', 'cover song');

export const downloadUrl = (videoUrl: string, title: string): string =>
  `${videoUrl}?download=${encodeURIComponent(title)}`;
