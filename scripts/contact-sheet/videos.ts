/** Every video template along its film, eight frames each, with pictures or without: `contact-sheet videos [style] [format] [bare]`. */

import { writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Canvas2D, Still } from '#engine/motion/canvas.ts';
import {
  BLANK_VIDEO,
  FRAME_SIZES,
  VIDEO_FORMATS,
  VIDEO_STYLES,
  VIDEO_TEMPLATES,
} from '#features/video/contract.ts';
import { captionsOf } from '#features/video/scene/captions.ts';
import { drawFrame } from '#features/video/scene/draw-frame.ts';
import { writtenIn } from '#features/video/scene/pages/draw-page.ts';
import { fileKey, storyboardOf } from '#features/video/scene/storyboard.ts';
import { registerFilmFonts } from '#platform/media/film/film-fonts.ts';
import { shippedLetters } from '#platform/media/film/film-letters.ts';

const ART = new URL('../../features/landing/art/', import.meta.url).pathname;
const PICTURES = ['city', 'forest', 'mountains', 'ocean'];
const FRAMES = 8;
/** Pixels of the longer side of one frame on the sheet. */
const LONG = 320;

async function picture(name: string): Promise<Still> {
  const image = await loadImage(`${ART}${name}.avif`);
  return { image: image as unknown as CanvasImageSource, width: image.width, height: image.height };
}

export async function videosSheet(args: readonly string[]): Promise<string> {
  const style = VIDEO_STYLES.find((one) => args.includes(one)) ?? 'modern';
  const format = VIDEO_FORMATS.find((one) => args.includes(one)) ?? 'landscape';
  const stills = args.includes('bare') ? [] : await Promise.all(PICTURES.map(picture));
  registerFilmFonts('');
  const size = FRAME_SIZES[format];
  const fit = LONG / Math.max(size.width, size.height);
  const [wide, tall] = [Math.round(size.width * fit), Math.round(size.height * fit)];
  const sheet = createCanvas(wide * FRAMES, tall * VIDEO_TEMPLATES.length);
  for (const [row, { id, name }] of VIDEO_TEMPLATES.entries()) {
    const description =
      'Freshly roasted every morning. Bring your friends and stay a while! Open from seven to seven.';
    const data = {
      ...BLANK_VIDEO,
      template: id,
      style,
      format,
      title: `${name} of Harbour Coffee`,
      description,
    };
    const board = storyboardOf(
      data,
      stills.map((_, i) => fileKey(String(i))),
    );
    const letters = await shippedLetters(writtenIn(board));
    const film = { data, board, stills, letters, captions: captionsOf(data, board) };
    for (let i = 0; i < FRAMES; i++) {
      const canvas = createCanvas(size.width, size.height);
      const seconds = 1.6 + (i / FRAMES) * (board.duration - 1.6);
      drawFrame(canvas.getContext('2d') as unknown as Canvas2D, size, film, seconds);
      sheet.getContext('2d').drawImage(canvas, i * wide, row * tall, wide, tall);
    }
  }
  const path = 'test-results/videos.png';
  await writeFile(path, sheet.toBuffer('image/png'));
  return path;
}
