/** Colours taken from a logo: its strongest one as accent, words that can be read, nothing from a grey one. */

import { expect, it } from 'vitest';
import { contrast, fromHex } from './color.ts';
import { colorsOfPicture } from './from-picture.ts';

/** Pixels of these colours in these shares of a hundred; what is left is transparent. */
const logo = (parts: Record<string, number>): Uint8ClampedArray => {
  const data = new Uint8ClampedArray(400);
  let at = 0;
  for (const [hex, count] of Object.entries(parts))
    for (let i = 0; i < count; i++, at += 4) {
      const { r, g, b } = fromHex(hex);
      data.set([r, g, b, 255], at);
    }
  return data;
};

it.each([
  ['brown', '#7a3b17'],
  ['yellow', '#ffd400'],
  ['navy', '#12235c'],
  ['pink', '#ff5fa2'],
])('takes %s from a logo in it, with words that can be read', (_, main) => {
  const found = colorsOfPicture(logo({ [main]: 30, '#ffffff': 20, '#111111': 10 }))!;
  expect(contrast(found.text, found.background)).toBeGreaterThan(7);
  expect(contrast(found.accent, found.background)).toBeGreaterThanOrEqual(1.6);
  const [wanted, got] = [fromHex(main), fromHex(found.accent)];
  expect(Math.sign(got.r - got.b)).toBe(Math.sign(wanted.r - wanted.b));
});

it('takes the colour that there is most of', () => {
  expect(colorsOfPicture(logo({ '#b02020': 50, '#2060b0': 8 }))!.accent).toBe('#b02020');
});

it('finds none in black, white and grey, and none where there is nothing', () => {
  expect(colorsOfPicture(logo({ '#111111': 40, '#808080': 20 }))).toBeUndefined();
  expect(colorsOfPicture(logo({}))).toBeUndefined();
});
