/** What is seen of a picture when it comes into a film: its size and the format that suits it, its subject, its colours. */

import { type BrandColors, colorsOfPicture } from '#engine/lettering/color/from-picture.ts';
import type { Size } from '#engine/motion/canvas.ts';
import { findSubject, type SubjectBox } from '#engine/motion/find-subject.ts';
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

/** Pixels along which a subject is looked for. */
const SMALL = 96;

export interface Measured extends Size {
  subject?: SubjectBox | undefined;
  colors?: BrandColors | undefined;
}

/** How large a picture is seen, where its subject is and in which colours, or the still of a clip; undefined where the browser cannot show it. */
export async function measure({
  url,
  posterUrl,
}: Pick<Media, 'url' | 'posterUrl'>): Promise<Measured | undefined> {
  const image = new Image();
  image.src = posterUrl ?? url;
  return image.decode().then(
    () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      return { width, height, ...lookAt(image, { width, height }) };
    },
    () => undefined,
  );
}

function lookAt(image: HTMLImageElement, { width, height }: Size): Pick<Measured, 'subject' | 'colors'> {
  const canvas = document.createElement('canvas');
  const fit = SMALL / Math.max(width, height);
  canvas.width = Math.max(1, Math.round(width * fit));
  canvas.height = Math.max(1, Math.round(height * fit));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return {};
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const small = context.getImageData(0, 0, canvas.width, canvas.height);
  return { subject: findSubject(small), colors: colorsOfPicture(small.data) };
}
