/** Names of what people download. */

import { cutText } from '#common/wording/cut-text.ts';

/** Named after the title; no sign that a file system stumbles over. */
export const videoFileName = (title: string): string =>
  `${
    cutText(
      title
        .replace(/[\p{Cc}\p{Cf}"<>:|?*/\\]/gu, '')
        .replace(/\s+/g, ' ')
        .replace(/^\.+/, '')
        .trim(),
      100,
    ).trim() || 'cover song'
  }.mp4`;

export const downloadUrl = (videoUrl: string): string => `${videoUrl}?download`;
