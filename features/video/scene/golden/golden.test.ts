/** Golden frames: each template in each of its three parts still looks as it did when a person last looked at it. */

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Canvas2D, Still } from '#engine/motion/canvas.ts';
import { registerFilmFonts } from '#platform/media/film/film-fonts.ts';
import { shippedLetters } from '#platform/media/film/film-letters.ts';
import { shortRound } from '#tests/harness/short-round.ts';
import { BLANK_VIDEO, VIDEO_STYLES, VIDEO_TEMPLATES, type VideoData } from '../../contract.ts';
import { captionsOf } from '../captions.ts';
import { drawFrame } from '../draw-frame.ts';
import { writtenIn } from '../pages/draw-page.ts';
import { storyboardOf } from '../storyboard.ts';

const FRAME = { width: 640, height: 360 };
/** What is compared: three frames side by side, at a quarter of their size. */
const STRIP = { width: 480, height: 90 };
/** Pixels along a tile: about as tall as a small letter, so that no word is lost in the mean of its surroundings. */
const TILE = 5;
/** Of 255, by which the mean colour of the worst tile may differ: another way of smoothing edges gives 5, a missing word 50. */
const TOLERANCE = 12;

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

/** `told`: what the captions say, where that is not the whole description. */
async function strip(
  template: (typeof VIDEO_TEMPLATES)[number]['id'],
  changes: Partial<VideoData> = {},
  told?: string,
) {
  const style = VIDEO_STYLES[VIDEO_TEMPLATES.findIndex(({ id }) => id === template) % VIDEO_STYLES.length]!;
  const data: VideoData = {
    ...BLANK_VIDEO,
    template,
    style,
    title: 'Harbour Coffee',
    description: 'Roasted by hand.',
    textOverlay: 'Open today',
    captions: 'burned',
    ...changes,
  };
  const board = storyboardOf(data, ['file:1']);
  const captions = captionsOf({ ...data, description: told ?? data.description }, board);
  const letters = await shippedLetters(writtenIn(board));
  const film = { data, board, stills: [picture()], captions, letters };
  const canvas = createCanvas(FRAME.width * 3, FRAME.height);
  for (const [i, seconds] of [2, board.scenes[1]!.start + 2, board.duration - 1].entries()) {
    const one = createCanvas(FRAME.width, FRAME.height);
    drawFrame(one.getContext('2d') as unknown as Canvas2D, FRAME, film, seconds);
    canvas.getContext('2d').drawImage(one, i * FRAME.width, 0);
  }
  return sharp(canvas.toBuffer('image/png')).resize(STRIP).removeAlpha();
}

const goldenOf = (template: string) => fileURLToPath(new URL(`./${template}.webp`, import.meta.url));

/** By how much the mean colour of the worst tile differs. */
async function worstTile(one: Sharp, other: Sharp): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((picture) => picture.removeAlpha().raw().toBuffer()));
  const across = Math.ceil(STRIP.width / TILE);
  const sums = new Float64Array(across * Math.ceil(STRIP.height / TILE) * 3);
  for (let i = 0; i < a!.length; i++) {
    const pixel = Math.floor(i / 3);
    const [x, y] = [pixel % STRIP.width, Math.floor(pixel / STRIP.width)];
    sums[(Math.floor(y / TILE) * across + Math.floor(x / TILE)) * 3 + (i % 3)]! += a![i]! - b![i]!;
  }
  return Math.max(...sums.map(Math.abs)) / TILE ** 2;
}

const TEMPLATES = VIDEO_TEMPLATES.map(({ id }) => id);

describe('the templates', () => {
  /** Set UPDATE_GOLDEN=1 to take new ones, then look at them. */
  it.each(TEMPLATES)('%s', async (template) => {
    const now = await strip(template);
    if (process.env.UPDATE_GOLDEN)
      await writeFile(goldenOf(template), await now.clone().webp({ lossless: true, effort: 6 }).toBuffer());
    expect(await worstTile(now, sharp(await readFile(goldenOf(template))))).toBeLessThan(TOLERANCE);
  });
});

describe('what is missing is noticed', () => {
  const MISSING = {
    'the overlay': [{ textOverlay: '' }],
    'a word of the overlay': [{ textOverlay: 'Open' }],
    'the title': [{ title: '\u2063' }],
    'a word of the title': [{ title: 'Harbour' }],
    'the captions': [{ captions: 'none' }],
    'a word of the captions': [{}, 'Roasted by.'],
  } satisfies Record<string, [Partial<VideoData>, string?]>;
  it.each(shortRound(TEMPLATES, 3))('in %s', async (template) => {
    const golden = sharp(await readFile(goldenOf(template)));
    for (const [what, [changes, told]] of Object.entries<[Partial<VideoData>, string?]>(MISSING)) {
      const difference = await worstTile(await strip(template, changes, told), golden.clone());
      expect(difference, what).toBeGreaterThan(2 * TOLERANCE);
    }
  });
});
