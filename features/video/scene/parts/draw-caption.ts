/** Captions in the picture, in six manners: on a plate, or word by word in step with the voice. */

import type { Canvas2D, Size } from '#engine/motion/canvas.ts';
import { overshoot, span } from '#engine/motion/easing.ts';
import { textBlock } from '#engine/motion/text-block.ts';
import type { CaptionStyle } from '../../contract.ts';
import type { Caption } from '../captions.ts';
import { fontOf, scaleOf } from '../letters/type-size.ts';
import type { StyleLook } from '../look/template-look.ts';
import type { Rect } from './rect.ts';

export interface CaptionManner {
  style: CaptionStyle;
  /** Captions never leave it. */
  room: Rect;
  letters: StyleLook;
  accent: string;
}

/** Of the frame's scale, and the weight of the letters. */
export const CAPTION_LETTERS: Record<CaptionStyle, { size: number; weight: number }> = {
  classic: { size: 0.033, weight: 500 },
  typewriter: { size: 0.034, weight: 600 },
  karaoke: { size: 0.042, weight: 700 },
  highlight: { size: 0.052, weight: 800 },
  pop: { size: 0.062, weight: 900 },
  'one-word': { size: 0.088, weight: 900 },
};

/** Tall films are watched on phones: letters are larger there. */
const TALL = 1.3;

/** Of words that are said or stressed, where the accent would be too dark. */
const BRIGHT = '#fde047';
/** How light a colour has to be on a dark plate, of 255. */
const READABLE = 100;

interface PlacedWord {
  text: string;
  x: number;
  y: number;
  width: number;
  start: number;
  end: number;
  isStressed: boolean;
}

export function drawCaption(
  canvas: Canvas2D,
  frame: Size,
  captions: readonly Caption[],
  seconds: number,
  manner: CaptionManner,
): void {
  const now = captions.find((one) => seconds >= one.start && seconds < one.end);
  if (!now) return;
  const { size, lineHeight, words } = layOut(canvas, frame, now, manner);
  canvas.save();
  canvas.font = fontOf(manner.letters, CAPTION_LETTERS[manner.style].weight)(size);
  canvas.textAlign = 'left';
  canvas.textBaseline = 'middle';
  if (manner.style === 'classic' || manner.style === 'typewriter') plate(canvas, words, size, lineHeight);
  for (const word of words) drawWord(canvas, word, size, seconds, manner);
  canvas.restore();
}

/** Each word at its place, the lines centred in the room. */
function layOut(canvas: Canvas2D, frame: Size, caption: Caption, { style, room, letters }: CaptionManner) {
  const { size: share, weight } = CAPTION_LETTERS[style];
  const font = fontOf(letters, weight);
  const wanted = scaleOf(frame) * share * (frame.height > frame.width ? TALL : 1);
  const pad = wanted * 0.6;
  const block = textBlock(canvas, caption.text, {
    width: room.width - 2 * pad,
    height: room.height - wanted * 0.7,
    size: wanted,
    font,
  });
  canvas.font = font(block.size);
  const top = room.y + (room.height - block.lines.length * block.lineHeight) / 2;
  const words: PlacedWord[] = [];
  let next = 0;
  for (const [row, line] of block.lines.entries()) {
    let x = room.x + (room.width - canvas.measureText(line).width) / 2;
    const y = top + (row + 0.5) * block.lineHeight;
    for (const text of partsOf(line, caption, next)) {
      const timed = caption.words[Math.min(next, caption.words.length - 1)]!;
      const width = canvas.measureText(text).width;
      words.push({
        text: text.trimEnd(),
        x,
        y,
        width: canvas.measureText(text.trimEnd()).width,
        ...timesFrom(timed),
        isStressed: timed.isStressed ?? false,
      });
      x += width;
      next++;
    }
  }
  return { ...block, words };
}

const timesFrom = ({ start, end }: { start: number; end: number }) => ({ start, end });

/** A line in its words, each with the space after it; where words are not set apart, by what the voice told. */
function partsOf(line: string, caption: Caption, from: number): string[] {
  const spaced = line.match(/\S+\s*/g) ?? [];
  if (spaced.length > 1 || caption.words.length - from <= 1) return spaced;
  const parts: string[] = [];
  let rest = line;
  for (const { text } of caption.words.slice(from)) {
    if (!rest.startsWith(text)) break;
    parts.push(text);
    rest = rest.slice(text.length);
  }
  return rest === '' && parts.length > 0 ? parts : spaced;
}

function plate(canvas: Canvas2D, words: readonly PlacedWord[], size: number, lineHeight: number): void {
  const left = Math.min(...words.map((one) => one.x)) - size * 0.6;
  const right = Math.max(...words.map((one) => one.x + one.width)) + size * 0.6;
  const top = Math.min(...words.map((one) => one.y)) - lineHeight / 2 - size * 0.3;
  const bottom = Math.max(...words.map((one) => one.y)) + lineHeight / 2 + size * 0.3;
  canvas.fillStyle = 'rgba(10,12,30,0.74)';
  canvas.beginPath();
  canvas.roundRect(left, top, right - left, bottom - top, size * 0.35);
  canvas.fill();
}

function drawWord(
  canvas: Canvas2D,
  word: PlacedWord,
  size: number,
  seconds: number,
  { style, accent }: CaptionManner,
): void {
  const isNow = seconds >= word.start && seconds < word.end;
  const isSaid = seconds >= word.start;
  const bright = isLight(accent) ? accent : BRIGHT;
  const strong = lightOf(accent) > READABLE ? accent : BRIGHT;
  if (style === 'classic' || style === 'typewriter') {
    if (style === 'classic' || isSaid) fill(canvas, word, word.isStressed ? strong : '#ffffff');
    return;
  }
  if (style === 'highlight' && isNow) {
    canvas.fillStyle = accent;
    canvas.beginPath();
    canvas.roundRect(
      word.x - size * 0.14,
      word.y - size * 0.6,
      word.width + size * 0.28,
      size * 1.2,
      size * 0.2,
    );
    canvas.fill();
    fill(canvas, word, isLight(accent) ? '#111827' : '#ffffff');
    return;
  }
  const isBright = (style === 'pop' && isNow) || (style === 'karaoke' && isSaid);
  // Karaoke shows by its colour how far the voice is.
  const isStrong = word.isStressed && (style !== 'karaoke' || isSaid);
  const grow =
    style === 'pop' && isNow ? 1 + 0.05 * overshoot(span(seconds, word.start, word.start + 0.18)) : 1;
  canvas.save();
  canvas.translate(word.x + word.width / 2, word.y);
  canvas.scale(grow, grow);
  canvas.translate(-word.x - word.width / 2, -word.y);
  outline(canvas, word, size);
  fill(canvas, word, isStrong ? strong : isBright ? bright : '#ffffff');
  canvas.restore();
}

function fill(canvas: Canvas2D, { text, x, y }: PlacedWord, color: string): void {
  canvas.fillStyle = color;
  canvas.fillText(text, x, y);
}

/** Dark around the letters, so that they can be read on any picture. */
function outline(canvas: Canvas2D, { text, x, y }: PlacedWord, size: number): void {
  canvas.strokeStyle = 'rgba(8,10,24,0.92)';
  canvas.lineWidth = size * 0.16;
  canvas.lineJoin = 'round';
  canvas.strokeText(text, x, y);
}

/** Whether it can be read on dark, and dark on it. */
const isLight = (hex: string): boolean => lightOf(hex) > 150;

function lightOf(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.299 * r! + 0.587 * g! + 0.114 * b!;
}
