/** Letters over a film are read over anything, white included; and titles and lyrics never lie on each other. */

import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import type { Canvas2D, Still } from '#engine/motion/canvas.ts';
import { ASPECTS, FILM_SIZES } from '../enums.ts';
import { drawStage, type Moment } from './draw-stage.ts';
import { pulseAt } from './pulse.ts';

const DURATION = 30;
const SHAPE = { beats: [], downbeats: [], sections: [], duration: DURATION };
const SHOT = { framing: 'bust', yaw: 0, tall: 1, x: 0.5, zoom: 1, pan: 0, blur: 0 } as const;
const TITLES = [
  'Sky',
  'A very long title that somebody pasted with all of its words and a few more for good measure',
];

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

it.each(ASPECTS)('in %s', (aspect) => {
  const size = { width: FILM_SIZES[aspect].width / 4, height: FILM_SIZES[aspect].height / 4 };
  for (const title of TITLES)
    for (const seconds of [2.4, DURATION - 1.6]) {
      const canvas = createCanvas(size.width, size.height);
      const texts: { x: number; y: number; text: string }[] = [];
      const context = canvas.getContext('2d') as unknown as Canvas2D;
      const still = context.fillText.bind(context);
      context.fillText = (text, x, y) => {
        texts.push({ text, x, y });
        still(text, x, y);
      };
      const moment: Moment = {
        place: { sceneType: 'custom', lighting: 'bright', picture: white(size.width, size.height) },
        shot: SHOT,
        pulse: pulseAt(SHAPE, seconds),
        titles: { title, artist: 'The Lanterns', performer: 'Ada', duration: DURATION },
        lyrics: [{ text: 'Streetlights on the water', start: seconds - 1, end: seconds + 2 }],
      };
      drawStage(context, size, moment);
      expect(texts.length).toBeGreaterThan(2);
      const pixels = canvas.data();
      for (const { x, y, text } of texts) {
        // Just before the first letter: what lies under the letters, too.
        const i = (Math.round(y) * size.width + Math.max(0, Math.round(x) - 3)) * 4;
        const ground =
          0.2126 * light(pixels[i]!) + 0.7152 * light(pixels[i + 1]!) + 0.0722 * light(pixels[i + 2]!);
        expect(1.05 / (ground + 0.05), `${text} at ${seconds}`).toBeGreaterThan(4.5);
      }
      const words = texts.filter((one) => 'Streetlights on the water'.includes(one.text));
      const cards = texts.filter((one) => !words.includes(one));
      const lowest = Math.max(...cards.map((one) => one.y));
      expect(Math.min(...words.map((one) => one.y))).toBeGreaterThan(lowest + size.height * 0.02);
    }
});
