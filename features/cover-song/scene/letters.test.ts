/** Letters over a film are read over anything, white included; and titles and lyrics never lie on each other. */

import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, expect, it } from 'vitest';
import type { Canvas2D, Size, Still } from '#engine/motion/canvas.ts';
import { checkPage } from '#engine/page/draw/check-page.ts';
import { shippedLetters } from '#platform/media/film/film-letters.ts';
import { ASPECTS, FILM_SIZES, SONG_GENRES } from '../enums.ts';
import { LYRICS_PLACE } from './draw-lyrics.ts';
import { drawStage } from './draw-stage.ts';
import { pulseAt } from './pulse.ts';
import { type TitleLetters, type Titles, titlePage, wordsOfTitles } from './title-page.ts';

const DURATION = 30;
const SHAPE = { beats: [], downbeats: [], sections: [], duration: DURATION };
const SHOT = { framing: 'bust', yaw: 0, tall: 1, x: 0.5, zoom: 1, pan: 0, blur: 0 } as const;
const NAMES = [
  'Sky',
  'A very long title that somebody pasted with all of its words and a few more for good measure',
  'Donaudampfschifffahrtsgesellschaft',
  '夜のバスで帰る',
];
const LYRICS = [{ text: 'Streetlights on the water', start: 1, end: DURATION }];
const AT = [2.4, DURATION - 1.6];

function white(width: number, height: number): Still {
  const canvas = createCanvas(8, 8);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 8, 8);
  return { image: canvas as unknown as CanvasImageSource, width, height };
}

/** Share of sRGB, then light as the contrast of letters is reckoned. */
const light = (byte: number): number => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};

const titlesOf = (title: string, genre: Titles['genre'] = 'pop'): Titles => ({
  title,
  artist: 'The Lanterns',
  performer: 'Ada',
  genre,
  duration: DURATION,
});

let letters: TitleLetters;
beforeAll(async () => {
  letters = await shippedLetters(NAMES.map((name) => wordsOfTitles(titlesOf(name))).join(' '));
});
const NONE: TitleLetters = { faces: () => undefined, emoji: () => undefined };

const draw = (size: Size, seconds: number, written: TitleLetters, titles: Titles) => {
  const canvas = createCanvas(size.width, size.height);
  drawStage(canvas.getContext('2d') as unknown as Canvas2D, size, {
    place: { sceneType: 'custom', lighting: 'bright', picture: white(size.width, size.height) },
    shot: SHOT,
    pulse: pulseAt(SHAPE, seconds),
    titles,
    letters: written,
    lyrics: LYRICS,
  });
  return canvas.data();
};

it.each(ASPECTS)('in %s titles are whole, above the lyrics, and read over white', (aspect) => {
  const { width, height } = FILM_SIZES[aspect];
  const size = { width: Math.floor(width / 4), height: Math.floor(height / 4) };
  for (const [i, name] of NAMES.entries())
    for (const seconds of AT) {
      const titles = titlesOf(name, SONG_GENRES[i % SONG_GENRES.length]);
      const bare = draw(size, seconds, NONE, titles);
      const written = draw(size, seconds, letters, titles);
      let lit = 0;
      for (let y = 0; y < size.height; y++)
        for (let x = 0; x < size.width; x++) {
          const at = (y * size.width + x) * 4;
          if (written[at + 1]! - bare[at + 1]! < 30) continue;
          lit++;
          const ground =
            0.2126 * light(bare[at]!) + 0.7152 * light(bare[at + 1]!) + 0.0722 * light(bare[at + 2]!);
          expect(1.05 / (ground + 0.05), `${name} at ${x}, ${y}`).toBeGreaterThan(4.5);
          expect(y / size.height, name).toBeLessThan(LYRICS_PLACE.top - 0.01);
        }
      expect(lit, name).toBeGreaterThan(size.width);
    }
});

it('no page of titles has words that are cut off or lie on each other', () => {
  for (const genre of SONG_GENRES)
    for (const aspect of ASPECTS)
      for (const name of NAMES) {
        const words = { headline: name, subline: 'Performed by Ada · AI-made with Atelier' };
        const { page, theme } = titlePage(titlesOf(name, genre), words, FILM_SIZES[aspect], 0.77);
        const resources = { faces: letters.faces, picture: () => undefined, icon: () => undefined };
        expect(checkPage({ theme }, page, resources), `${genre} ${aspect} ${name}`).toEqual([]);
      }
});
