/** How a book looks: its colours and letters by its title, its sizes by format and by who reads it. */

import type { Theme } from '#engine/page/document/theme.ts';
import { type BookFormat, type BookReaders, SIZES } from '../book-limits.ts';

export const DPI = 300;
export const BLEED_MM = 3;
export const px = (mm: number): number => Math.round((mm / 25.4) * DPI);
const points = (size: number): number => (size / 72) * DPI;

/** Primary, secondary, accent, ink, paper. */
const PALETTES: readonly (readonly [string, string, string, string, string])[] = [
  ['#2f6f8f', '#f2b84b', '#e4572e', '#22303a', '#fffaf0'],
  ['#7a4a8c', '#f4a6b7', '#e0567a', '#2d2433', '#fff8f3'],
  ['#3f7d4f', '#f0c75e', '#d9622b', '#26312a', '#fdfaf0'],
  ['#b5482f', '#f0b860', '#2f6f8f', '#33241f', '#fff9f0'],
  ['#2a4d8f', '#8cc6d8', '#ef8e38', '#1f2840', '#fbfaf5'],
  ['#8a5a2b', '#c9a86a', '#3f7d6f', '#33281c', '#fdf8ee'],
];

export interface BookLook {
  width: number;
  height: number;
  bleed: number;
  /** Where nothing stands but pictures. */
  margin: number;
  /** Of running text, in pixels of the page. */
  size: number;
  theme: Theme;
}

const TEXT: Record<BookReaders, number> = { small: 25, middle: 19, all: 13 };

export function lookOf(seed: number, format: BookFormat, readers: BookReaders): BookLook {
  const { width, height } = SIZES[format];
  const [primary, secondary, accent, ink, paper] = PALETTES[seed % PALETTES.length]!;
  const isGrown = readers === 'all';
  return {
    width: px(width),
    height: px(height),
    bleed: px(BLEED_MM),
    margin: px(Math.min(width, height) * 0.075),
    size: points(TEXT[readers]),
    theme: {
      colors: { primary, secondary, accent, ink, paper },
      faces: {
        heading: isGrown ? 'playfair' : 'fredoka',
        body: isGrown ? 'lora' : 'gelasio',
        accent: 'caveat',
      },
    },
  };
}
