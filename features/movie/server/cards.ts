/** The first and the last pictures of a movie: its title over the first place, and its end on black. */

import { createCanvas, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import type { Canvas2D, Size } from '#engine/motion/canvas.ts';
import { clamp01, easeInOut } from '#engine/motion/easing.ts';
import { textBlock } from '#engine/motion/text-block.ts';

const FACE =
  'Gelasio, "Film Sans", "Noto Sans SC", "Noto Sans KR", "Noto Sans Arabic", "Noto Sans Hebrew", "DejaVu Sans"';
/** Seconds over which pictures and letters come and go. */
const FADE = 0.7;
const LETTERS_AFTER = 0.45;
/** What the picture grows by. */
const PUSH = 0.06;

/** The picture of a card at a moment. */
export type Card = (now: number) => Buffer;

export function titleCard(backdrop: Image, title: string, size: Size, seconds: number): Card {
  const { canvas, pen } = stage(size);
  return (now) => {
    ground(pen, size);
    const shown = easeInOut(clamp01(now / FADE)) * easeInOut(clamp01((seconds - now) / FADE));
    const grown = 1 + (PUSH * now) / seconds;
    const fit = Math.max(size.width / backdrop.width, size.height / backdrop.height) * grown;
    pen.globalAlpha = shown;
    pen.drawImage(
      backdrop,
      (size.width - backdrop.width * fit) / 2,
      (size.height - backdrop.height * fit) / 2,
      backdrop.width * fit,
      backdrop.height * fit,
    );
    const shade = pen.createLinearGradient(0, 0, 0, size.height);
    shade.addColorStop(0, 'rgba(6, 6, 12, 0.45)');
    shade.addColorStop(0.5, 'rgba(6, 6, 12, 0.62)');
    shade.addColorStop(1, 'rgba(6, 6, 12, 0.7)');
    pen.fillStyle = shade;
    pen.fillRect(0, 0, size.width, size.height);
    const letters =
      easeInOut(clamp01((now - LETTERS_AFTER) / FADE)) * easeInOut(clamp01((seconds - now) / FADE));
    pen.globalAlpha = letters;
    write(pen, title, size, 0.11);
    pen.globalAlpha = 1;
    return canvas.data();
  };
}

export function endCard(ending: string, size: Size, seconds: number): Card {
  const { canvas, pen } = stage(size);
  return (now) => {
    ground(pen, size);
    pen.globalAlpha = easeInOut(clamp01(now / FADE)) * easeInOut(clamp01((seconds - now) / FADE));
    write(pen, ending, size, 0.075);
    pen.globalAlpha = 1;
    return canvas.data();
  };
}

function stage({ width, height }: Size) {
  const canvas = createCanvas(width, height);
  return { canvas, pen: canvas.getContext('2d') };
}

function ground(pen: SKRSContext2D, { width, height }: Size): void {
  pen.globalAlpha = 1;
  pen.fillStyle = '#07070c';
  pen.fillRect(0, 0, width, height);
}

/** In the middle, with a fine line below where it is a title. */
function write(pen: SKRSContext2D, text: string, { width, height }: Size, share: number): void {
  const short = Math.min(width, height);
  const font = (pixels: number) => `700 ${pixels.toFixed(1)}px ${FACE}`;
  const room = { width: width * 0.8, height: height * 0.6 };
  const block = textBlock(pen as unknown as Canvas2D, text, { ...room, size: short * share, font });
  pen.font = font(block.size);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = '#fffaf0';
  const top = height / 2 - ((block.lines.length - 1) * block.lineHeight) / 2;
  for (const [i, line] of block.lines.entries()) pen.fillText(line, width / 2, top + i * block.lineHeight);
  pen.fillRect(
    width / 2 - short * 0.07,
    top + (block.lines.length - 0.5) * block.lineHeight + short * 0.035,
    short * 0.14,
    Math.max(2, short * 0.003),
  );
}
