/** Text in a film: inside its room, with every word, in any script and at any length. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Canvas2D } from './canvas.ts';
import { textBlock } from './text-block.ts';

/** Every sign as wide as half its size, CJK as wide as the whole. */
function ruler(): Canvas2D {
  const canvas = {
    font: '',
    measureText: (text: string) => {
      const size = Number.parseFloat(canvas.font);
      let width = 0;
      for (const sign of text) width += /[\u3000-\u9fff\uac00-\ud7af]/.test(sign) ? size : size / 2;
      return { width };
    },
  };
  return canvas as unknown as Canvas2D;
}
const font = (size: number) => `${size}px`;
const options = fc.record({
  width: fc.integer({ min: 60, max: 1800 }),
  height: fc.integer({ min: 40, max: 900 }),
  size: fc.integer({ min: 12, max: 160 }),
});
const text = fc.oneof(
  fc.lorem({ maxCount: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom('春', '天', 'ア', 'a', 'b', ' ', '\n', '.'), maxLength: 300 }),
  fc.integer({ min: 1, max: 400 }).map((n) => 'w'.repeat(n)),
);
const letters = (of: string) => of.replace(/\s+/g, '');

describe('a block of text', () => {
  it('keeps inside its room', () => {
    fc.assert(
      fc.property(text, options, (words, room) => {
        const canvas = ruler();
        const block = textBlock(canvas, words, { ...room, font });
        canvas.font = font(block.size);
        for (const line of block.lines)
          expect(canvas.measureText(line).width).toBeLessThanOrEqual(room.width);
        expect(block.lines.length * block.lineHeight).toBeLessThanOrEqual(
          Math.max(room.height, block.lineHeight),
        );
        expect(block.size).toBeLessThanOrEqual(room.size);
      }),
      { numRuns: 300 },
    );
  });

  it('loses no letter where there is room, and says so with dots where there is none', () => {
    fc.assert(
      fc.property(text, options, (words, room) => {
        const { lines } = textBlock(ruler(), words, { ...room, font });
        const shown = letters(lines.join(''));
        if (shown === letters(words)) return;
        expect(shown.endsWith('…')).toBe(true);
        expect(letters(words).startsWith(shown.slice(0, -1))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
