/** Runs in the browser: draws frames of films as the preview does, and hands their pixels out. */

import type { Canvas2D } from '#engine/motion/canvas.ts';
import { loadFilmFonts } from '#features/video/client/preview/film-fonts.ts';
import { areLettersComing, lettersFor } from '#features/video/client/preview/use-film-letters.ts';
import { FRAME_SIZES, type VideoData } from '#features/video/contract.ts';
import { captionsOf } from '#features/video/scene/captions.ts';
import { drawFrame } from '#features/video/scene/draw-frame.ts';
import { writtenIn } from '#features/video/scene/pages/draw-page.ts';
import { fileKey, storyboardOf } from '#features/video/scene/storyboard.ts';
import { pixelText } from './pixel-text.ts';

declare global {
  interface Window {
    /** `pictures`: addresses of what the film shows. */
    drawFilmPixels(
      data: VideoData,
      pictures: readonly string[],
      seconds: number,
    ): Promise<{ width: number; height: number; rgba: string }>;
  }
}

const opened = new Map<string, Promise<HTMLImageElement>>();

async function open(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

window.drawFilmPixels = async (data, pictures, seconds) => {
  await loadFilmFonts(data);
  const stills = await Promise.all(
    pictures.map(async (url) => {
      const image = await (opened.get(url) ?? opened.set(url, open(url)).get(url)!);
      return { image, width: image.naturalWidth, height: image.naturalHeight };
    }),
  );
  const board = storyboardOf(
    data,
    stills.map((_, i) => fileKey(String(i))),
  );
  const canvas = Object.assign(document.createElement('canvas'), FRAME_SIZES[data.format]);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const film = { data, board, stills, captions: captionsOf(data, board) };
  do {
    await new Promise((done) => setTimeout(done, 30));
    const letters = lettersFor(writtenIn(board));
    drawFrame(context as unknown as Canvas2D, FRAME_SIZES[data.format], { ...film, letters }, seconds);
  } while (areLettersComing());
  return pixelText(canvas, context);
};
