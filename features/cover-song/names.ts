/** Names of what people take home. */

/** Named after the title; no sign that a file system stumbles over. */
export const videoFileName = (title: string): string =>
  `${
    title
      .replace(/[\p{Cc}\p{Cf}"<>:|?*/\\]/gu, '')
      .replace(/\s+/g, ' ')
      .replace(/^\.+/, '')
      .trim()
      .slice(0, 100)
      .trim() || 'cover song'
  }.mp4`;

export const downloadUrl = (videoUrl: string): string => `${videoUrl}?download`;
