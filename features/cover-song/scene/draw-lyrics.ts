/** The words that are sung, in a place of their own at the lower edge: the line lights up as far as it has been sung. */

import type { Canvas2D, Size } from '#engine/motion/canvas.ts';
import { textBlock } from '#engine/motion/text-block.ts';
import { FILM_FONT } from './film-font.ts';
import { type LyricLine, lyricsAt } from './lyrics.ts';

/** Shares of the frame's height that belong to the lyrics; titles stay above. */
export const LYRICS_PLACE = { top: 0.8, bottom: 0.96 };

const font = (weight: number) => (size: number) => `${weight} ${Math.round(size)}px ${FILM_FONT}`;
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

export function drawLyrics(
  canvas: Canvas2D,
  { width, height }: Size,
  lines: readonly LyricLine[],
  seconds: number,
): void {
  const shown = lyricsAt(lines, seconds);
  if (!shown) return;
  const short = Math.min(width, height);
  const room = { width: width * 0.86, height: (LYRICS_PLACE.bottom - LYRICS_PLACE.top) * height * 0.92 };
  const block = textBlock(canvas, shown.line.text, { ...room, size: short * 0.06, font: font(700) });
  canvas.save();
  canvas.font = font(700)(block.size);
  canvas.textBaseline = 'middle';
  canvas.textAlign = 'left';
  const widths = block.lines.map((one) => canvas.measureText(one).width);
  const tall = block.lines.length * block.lineHeight;
  const middle = ((LYRICS_PLACE.top + LYRICS_PLACE.bottom) / 2) * height;
  const top = middle - tall / 2;
  const broad = Math.max(...widths) + block.size * 1.4;
  canvas.fillStyle = 'rgba(8,5,18,0.66)';
  canvas.beginPath();
  canvas.roundRect(
    (width - broad) / 2,
    top - block.size * 0.28,
    broad,
    tall + block.size * 0.56,
    block.size * 0.4,
  );
  canvas.fill();
  const letters = shown.line.text.length * shown.sung;
  let done = shown.line.steps ? undefined : shown.sung * widths.reduce((sum, one) => sum + one, 0);
  let passed = 0;
  for (const [i, text] of block.lines.entries()) {
    const x = (width - widths[i]!) / 2;
    const y = top + (i + 0.5) * block.lineHeight;
    canvas.fillStyle = '#ffffff';
    canvas.fillText(text, x, y);
    const lit =
      done === undefined ? widthOf(canvas, text, letters - passed) : Math.max(0, Math.min(widths[i]!, done));
    if (done !== undefined) done -= widths[i]!;
    passed += text.length + 1;
    if (lit === 0) continue;
    canvas.save();
    canvas.beginPath();
    const from = RIGHT_TO_LEFT.test(text) ? x + widths[i]! - lit : x;
    canvas.rect(from, y - block.lineHeight, lit, block.lineHeight * 2);
    canvas.clip();
    canvas.fillStyle = '#ffcf4a';
    canvas.fillText(text, x, y);
    canvas.restore();
  }
  canvas.restore();
}

/** Of so many letters of a text, counted in parts of a letter. */
function widthOf(canvas: Canvas2D, text: string, letters: number): number {
  if (letters <= 0) return 0;
  const whole = Math.min(text.length, Math.floor(letters));
  const width = canvas.measureText(text.slice(0, whole)).width;
  if (whole === text.length) return width;
  const next = canvas.measureText(text.slice(0, whole + 1)).width;
  return width + (next - width) * (letters - whole);
}
