/** Golden frames: each template in each of its three parts still looks as it did when a person last looked at it. */

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Canvas2D, Still } from '#engine/motion/canvas.ts';
import { registerFilmFonts } from '#platform/media/film/film-fonts.ts';
import { BLANK_VIDEO, VIDEO_STYLES, VIDEO_TEMPLATES } from '../contract.ts';
import { drawFrame } from './draw-frame.ts';
import { storyboardOf } from './storyboard.ts';

const FRAME = { width: 640, height: 360 };
/** What is compared: three frames side by side, small. */
const STRIP = { width: 240, height: 45 };

registerFilmFonts('');

/** Two halves, so that a picture that is turned or moved is noticed. */
function picture(): Still {
  const canvas = createCanvas(400, 300);
  const context = canvas.getContext('2d');
  for (const [i, colour] of ['#2f6f4f', '#e0a030'].entries()) {
    context.fillStyle = colour;
    context.fillRect(i * 200, 0, 200, 300);
  }
  return { image: canvas as unknown as CanvasImageSource, width: 400, height: 300 };
}

/** Set UPDATE_GOLDEN=1 to take new ones, then look at them. */
it.each(VIDEO_TEMPLATES.map(({ id }, i) => [id, VIDEO_STYLES[i % VIDEO_STYLES.length]!] as const))(
  '%s in %s',
  async (template, style) => {
    const path = fileURLToPath(new URL(`./golden/${template}.png`, import.meta.url));
    const data = { ...BLANK_VIDEO, template, style, title: 'Harbour Coffee', textOverlay: 'Open' };
    const film = { data, board: storyboardOf(data, 1), stills: [picture()] };
    const strip = createCanvas(FRAME.width * 3, FRAME.height);
    for (const [i, seconds] of [2, film.board.scenes[1]!.start + 2, film.board.duration - 1].entries()) {
      const canvas = createCanvas(FRAME.width, FRAME.height);
      drawFrame(canvas.getContext('2d') as unknown as Canvas2D, FRAME, film, seconds);
      strip.getContext('2d').drawImage(canvas, i * FRAME.width, 0);
    }
    const small = sharp(strip.toBuffer('image/png')).resize(STRIP).removeAlpha();
    if (process.env.UPDATE_GOLDEN) await writeFile(path, await small.clone().png().toBuffer());
    const now = await small.raw().toBuffer();
    const golden = await sharp(await readFile(path))
      .removeAlpha()
      .raw()
      .toBuffer();
    let sum = 0;
    for (let i = 0; i < now.length; i++) sum += Math.abs(now[i]! - golden[i]!);
    expect(sum / now.length).toBeLessThan(3);
  },
);
