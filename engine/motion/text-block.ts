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
  const estimate = estimateFor(canvas, text, options);
  for (let size = options.size; ; size *= 0.92) {
    if (size >= SMALLEST && !estimate(size)) continue;
    canvas.font = font(size);
    const lines = wrap(canvas, text, width);
    const lineHeight = size * leading;
    const fits =
      lines.length * lineHeight <= height && lines.every((line) => canvas.measureText(line).width <= width);
    if (fits) return { lines, size, lineHeight };
    if (size < SMALLEST) {
      const broken = lines.flatMap((line) => inPieces(canvas, line, width));
      return { lines: cutTo(canvas, broken, Math.floor(height / lineHeight), width), size, lineHeight };
    }
  }
}

/** By how much letters may be wider than their size says: fonts are hinted, and sizes are whole pixels. */
const SLACK = 0.93;

/**
 * Whether a size may fit at all. Letters are measured once, at the wanted size; what is far too large is then known by
 * arithmetic, and only the last few sizes are measured.
 */
function estimateFor(canvas: Canvas2D, text: string, options: BlockOptions): (size: number) => boolean {
  const { width, height, font, leading = 1.16 } = options;
  canvas.font = font(options.size);
  const known = new Map<string, number>();
  const widthOf = (word: string): number => {
    const measured = known.get(word) ?? canvas.measureText(word).width;
    known.set(word, measured);
    return measured;
  };
  return (size) => {
    const scale = (size / options.size) * SLACK;
    let lines = 0;
    for (const paragraph of text.split('\n')) {
      let line = 0;
      lines++;
      for (const word of wordsOf(paragraph)) {
        const wide = widthOf(word) * scale;
        if (widthOf(word.trimEnd()) * scale > width) return false;
        if (line > 0 && line + widthOf(word.trimEnd()) * scale > width) {
          lines++;
          line = 0;
        }
        line += wide;
      }
    }
    return lines * size * leading <= height;
  };
}

/** Pixels; below that nobody reads it. */
const SMALLEST = 12;

/** A word that is wider than the room goes on in the next line. */
function inPieces(canvas: Canvas2D, line: string, width: number): string[] {
  if (canvas.measureText(line).width <= width) return [line];
  const pieces = [''];
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    const longer = pieces.at(-1)! + segment;
    if (longer === segment || canvas.measureText(longer).width <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(segment);
  }
  return pieces;
}

/** As many lines as there is room for; dots say that there is more. */
function cutTo(canvas: Canvas2D, lines: string[], max: number, width: number): string[] {
  const kept = lines.slice(0, Math.max(1, max));
  if (kept.length === lines.length) return lines;
  let last = kept.at(-1)!;
  while (last !== '' && canvas.measureText(`${last}…`).width > width) last = [...last].slice(0, -1).join('');
  return [...kept.slice(0, -1), `${last}…`];
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
