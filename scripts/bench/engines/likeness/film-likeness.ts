/** Whether the preview is the film: frames at random moments by the browser and by the exporter, pixel against pixel. */

import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Canvas2D, Still } from '#engine/motion/canvas.ts';
import {
  BLANK_VIDEO,
  CAPTION_STYLES,
  FRAME_SIZES,
  VIDEO_FORMATS,
  VIDEO_STYLES,
  VIDEO_TEMPLATES,
  type VideoData,
} from '#features/video/contract.ts';
import { captionsOf } from '#features/video/scene/captions.ts';
import { drawFrame } from '#features/video/scene/draw-frame.ts';
import { writtenIn } from '#features/video/scene/pages/draw-page.ts';
import { fileKey, storyboardOf } from '#features/video/scene/storyboard.ts';
import { registerFilmFonts } from '#platform/media/film/film-fonts.ts';
import { shippedLetters } from '#platform/media/film/film-letters.ts';
import { openBrowser } from '#tests/harness/browser/browser.ts';
import { type Bench, quantile } from '../../figure.ts';
import { bundle, differing, type Pixels } from './compare.ts';

const FILMS = 10;
const FRAMES_EACH = 10;
const ART = new URL('../../../../features/landing/art/', import.meta.url).pathname;
const PICTURES = ['city', 'forest', 'mountains', 'ocean'];

/** Every template, style, format and kind of caption comes up. */
const filmOf = (i: number): VideoData => ({
  ...BLANK_VIDEO,
  template: VIDEO_TEMPLATES[i % VIDEO_TEMPLATES.length]!.id,
  style: VIDEO_STYLES[i % VIDEO_STYLES.length]!,
  format: VIDEO_FORMATS[i % VIDEO_FORMATS.length]!,
  captionStyle: CAPTION_STYLES[(i + 2) % CAPTION_STYLES.length]!,
  captions: i % 3 === 0 ? 'none' : 'burned',
  title: 'Harbour Coffee',
  description:
    'Freshly roasted every morning. Bring your friends and stay a while! Open from seven to seven.',
  textOverlay: i % 2 === 0 ? 'Now open' : '',
  endCard: 'harbour.example',
});

async function byServer(data: VideoData, stills: readonly Still[], seconds: number): Promise<Pixels> {
  const size = FRAME_SIZES[data.format];
  const board = storyboardOf(
    data,
    stills.map((_, i) => fileKey(String(i))),
  );
  const canvas = createCanvas(size.width, size.height);
  const letters = await shippedLetters(writtenIn(board));
  const film = { data, board, stills, letters, captions: captionsOf(data, board) };
  drawFrame(canvas.getContext('2d') as unknown as Canvas2D, size, film, seconds);
  return { ...size, rgba: canvas.data() };
}

export const filmLikeness: Bench = {
  name: 'film-likeness',
  about: `${FILMS * FRAMES_EACH} frames of films by the browser and by the exporter`,
  async run() {
    const pngs = await Promise.all(PICTURES.map((name) => sharp(`${ART}${name}.avif`).png().toBuffer()));
    const stills = await Promise.all(
      pngs.map(async (png) => {
        const image = await loadImage(png);
        return { image: image as unknown as CanvasImageSource, width: image.width, height: image.height };
      }),
    );
    const urls = pngs.map((png) => `data:image/png;base64,${png.toString('base64')}`);
    const browser = await openBrowser();
    try {
      const page = await (await browser.newContext({ bypassCSP: true })).newPage();
      await page.addScriptTag({ content: await bundle('scripts/bench/engines/likeness/drawn-frames.ts') });
      const shares: number[] = [];
      for (let i = 0; i < FILMS; i++) {
        const data = filmOf(i);
        registerFilmFonts(JSON.stringify(data));
        for (let k = 0; k < FRAMES_EACH; k++) {
          // The golden ratio spreads moments over the film without repeating any.
          const seconds = ((i * FRAMES_EACH + k) * 0.618034 * 30) % 29.9;
          const { rgba, ...size } = await page.evaluate(
            ([film, pictures, at]) => window.drawFilmPixels(film, pictures, at),
            [data, urls, seconds] as const,
          );
          shares.push(
            differing({ ...size, rgba: Buffer.from(rgba, 'base64') }, await byServer(data, stills, seconds)),
          );
        }
      }
      const name = `${shares.length} frames, preview against film`;
      return [
        { name: `${name}: median`, value: quantile(shares, 0.5), unit: '%' },
        { name: `${name}: worst`, value: Math.max(...shares), unit: '%', target: { atMost: 0.5 } },
      ];
    } finally {
      await browser.close();
    }
  },
};
