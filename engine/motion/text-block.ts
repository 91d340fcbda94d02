/** Breaks a text into lines that fit, as large as the room allows. */

import type { Canvas2D } from './canvas.ts';

export interface TextBlock {
  lines: string[];
  size: number;
  lineHeight: number;
}

export interface BlockOptions {
  width: number;
  height: number;
  /** Wanted size in pixels; it shrinks until the text fits. */
  size: number;
  font: (size: number) => string;
  leading?: number;
}

export function textBlock(canvas: Canvas2D, text: string, options: BlockOptions): TextBlock {
  const { width, height, font, leading = 1.16 } = options;
  for (let size = options.size; ; size *= 0.92) {
    canvas.font = font(size);
    const lines = wrap(canvas, text, width);
    const lineHeight = size * leading;
    const fits =
      lines.length * lineHeight <= height && lines.every((line) => canvas.measureText(line).width <= width);
    if (fits || size < 12) return { lines, size, lineHeight };
  }
}

function wrap(canvas: Canvas2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of wordsOf(paragraph)) {
      const longer = line + word;
      if (line !== '' && canvas.measureText(longer.trimEnd()).width > width) {
        lines.push(line.trimEnd());
        line = word.trimStart();
      } else line = longer;
    }
    lines.push(line.trimEnd());
  }
  return lines;
}

/** Scripts without spaces may break between any two signs. */
const wordsOf = (text: string): string[] =>
  text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+\s*|\s+/gu,
  ) ?? [];
