/** Pictures of logos as pages show them: without the clear edge around them, and with their shape and tone. */

import { fillPath } from '#common/contract.ts';
import type { SeatedLogo } from '#engine/page/layout/seat-logo.ts';
import { getLogoFile } from '#features/logo/contract.ts';
import { upload } from '#platform/browser/work/upload.ts';

/** Large and without its background. */
export const logoUrl = (id: string): string =>
  `${fillPath(getLogoFile.path, { id })}?format=png&scale=4&transparent=true`;

export interface LogoPicture extends Omit<SeatedLogo, 'src'> {
  blob: Blob;
  ratio: number;
}

export async function readLogo(address: string, alt: string): Promise<LogoPicture> {
  const answer = await fetch(address, { credentials: 'include' });
  if (!answer.ok) throw new Error('Its picture could not be read.');
  const picture = await answer.blob();
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(bitmap, 0, 0);
  const pixels = context.getImageData(0, 0, width, height);
  const tones = tonesOf(pixels);
  const ink = inkOf(pixels);
  if (!ink || (ink.w === width && ink.h === height))
    return { blob: picture, alt, ratio: width / height, tones };
  const small = new OffscreenCanvas(ink.w, ink.h);
  small.getContext('2d')!.drawImage(canvas, -ink.x, -ink.y);
  return { blob: await small.convertToBlob({ type: 'image/png' }), alt, ratio: ink.w / ink.h, tones };
}

/** Among the person's own files, where designs take their pictures from. */
export const keepLogo = async ({ blob, alt, ratio, tones }: LogoPicture): Promise<SeatedLogo> => {
  const { url } = await upload(blob, `${alt.slice(0, 80)}.png`);
  return { src: url, alt, ratio, tones };
};

/** The box of everything that can be seen; undefined where nothing can. */
export function inkOf({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < 8) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  return right < 0 ? undefined : { x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
}

/** Of all that is seen, by which a colour must be seen to matter. */
const LEAST_SHARE = 0.08;

/** The colours that make up most of what can be seen, each the mean of those like it. */
export function tonesOf({ data }: Pick<ImageData, 'data'>): string[] {
  const bins = new Map<number, [r: number, g: number, b: number, weight: number]>();
  let whole = 0;
  for (let at = 0; at < data.length; at += 16) {
    const [r, g, b, alpha] = [data[at]!, data[at + 1]!, data[at + 2]!, data[at + 3]!];
    if (alpha < 40) continue;
    const key = (r >> 6) * 16 + (g >> 6) * 4 + (b >> 6);
    const bin = bins.get(key) ?? [0, 0, 0, 0];
    bins.set(key, [bin[0] + r * alpha, bin[1] + g * alpha, bin[2] + b * alpha, bin[3] + alpha]);
    whole += alpha;
  }
  return [...bins.values()]
    .filter(([, , , weight]) => weight >= whole * LEAST_SHARE)
    .map(
      ([r, g, b, weight]) =>
        `#${[r, g, b]
          .map((sum) =>
            Math.round(sum / weight)
              .toString(16)
              .padStart(2, '0'),
          )
          .join('')}`,
    );
}
