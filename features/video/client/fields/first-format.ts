/** The format that suits the first picture of a film, for whoever has not chosen one. */

import type { Size } from '#engine/motion/canvas.ts';
import { BLANK_VIDEO, type VideoData, type VideoFormat } from '../../contract.ts';

type Media = VideoData['uploadedFiles'][number];

/** Width to height: 4:5 is still upright, and 6:5 still about square. */
const UPRIGHT = 0.85;
const SQUARE = 1.2;

export function formatFor({ width, height }: Size): VideoFormat {
  const shape = width / height;
  if (shape <= UPRIGHT) return 'portrait';
  return shape <= SQUARE ? 'square' : BLANK_VIDEO.format;
}

/** Only the very first picture decides, and only where the format is still the usual one. */
export const isFormatOpen = ({ format, uploadedFiles }: VideoData): boolean =>
  format === BLANK_VIDEO.format && uploadedFiles.length === 0;

/** How large a picture is seen, or the still of a clip; undefined where the browser cannot show it. */
export async function measure({
  url,
  posterUrl,
}: Pick<Media, 'url' | 'posterUrl'>): Promise<Size | undefined> {
  const image = new Image();
  image.src = posterUrl ?? url;
  return image.decode().then(
    () => ({ width: image.naturalWidth, height: image.naturalHeight }),
    () => undefined,
  );
}
