/** Words in pictures: the shipped faces, bubbles with a tail, captions, titles and running text. */

import { createRequire } from 'node:module';
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { type Bubble, LEADING, type Measure, wrap } from '../../../scene/bubble.ts';
import type { DrawnPicture } from '../orders.ts';

const require = createRequire(import.meta.url);
const FILES = {
  Speech: '@expo-google-fonts/arimo/700Bold_Italic/Arimo_700Bold_Italic.ttf',
  Caption: '@expo-google-fonts/arimo/600SemiBold/Arimo_600SemiBold.ttf',
  Book: '@expo-google-fonts/gelasio/400Regular/Gelasio_400Regular.ttf',
  Title: '@expo-google-fonts/gelasio/700Bold/Gelasio_700Bold.ttf',
  Every: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
};
export type Face = Exclude<keyof typeof FILES, 'Every'>;

let isReady = false;

export function canvasOf(width: number, height: number): { canvas: Canvas; pen: SKRSContext2D } {
  if (!isReady)
    for (const [name, path] of Object.entries(FILES))
      GlobalFonts.registerFromPath(require.resolve(path), name);
  isReady = true;
  const canvas = createCanvas(width, height);
  return { canvas, pen: canvas.getContext('2d') };
}

/** What films read for scripts that need a face of their own. */
const OTHER_SCRIPTS = 'Noto Sans SC, Noto Sans KR, Noto Sans Arabic, Noto Sans Hebrew, Noto Color Emoji';

/** The face itself, and others with nearly every letter for what it lacks. */
const font = (face: Face, em: number): string => `${em}px ${face}, Every, ${OTHER_SCRIPTS}`;

export function measureWith(pen: SKRSContext2D, face: Face): Measure {
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? widthAt100(pen, face, text);
    known.set(text, width);
    return width;
  };
}

function widthAt100(pen: SKRSContext2D, face: Face, text: string): number {
  pen.font = font(face, 100);
  return pen.measureText(text).width / 100;
}

export function drawBubble(pen: SKRSContext2D, bubble: Bubble): void {
  const { x, y, width, height, lines, em } = bubble;
  pen.save();
  pen.lineJoin = 'round';
  pen.lineWidth = Math.max(2, em * 0.11);
  pen.strokeStyle = '#1b1b22';
  pen.fillStyle = '#ffffff';
  balloon(pen, bubble);
  pen.shadowColor = 'rgba(20, 20, 40, 0.28)';
  pen.shadowBlur = em * 0.5;
  pen.shadowOffsetY = em * 0.14;
  pen.fill();
  pen.shadowColor = 'transparent';
  pen.stroke();
  pen.fillStyle = '#17171c';
  pen.font = font('Speech', em);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const top = y + (height - lines.length * em * LEADING) / 2;
  for (const [i, line] of lines.entries()) pen.fillText(line, x + width / 2, top + (i + 0.5) * em * LEADING);
  pen.restore();
}

/** A rounded balloon whose lower edge runs out into the tail. */
function balloon(pen: SKRSContext2D, { x, y, width, height, em, tip }: Bubble): void {
  const round = Math.min(height / 2, width / 2, em * 1.6);
  const bottom = y + height;
  const root = Math.max(x + round + em * 0.5, Math.min(x + width - round - em * 0.5, tip.x));
  const end = Math.max(bottom + em * 0.35, tip.y);
  pen.beginPath();
  pen.moveTo(x + round, y);
  pen.lineTo(x + width - round, y);
  pen.arcTo(x + width, y, x + width, y + round, round);
  pen.lineTo(x + width, bottom - round);
  pen.arcTo(x + width, bottom, x + width - round, bottom, round);
  pen.lineTo(root + em * 0.5, bottom);
  pen.quadraticCurveTo(root + em * 0.2, (bottom + end) / 2, tip.x, end);
  pen.quadraticCurveTo(root - em * 0.3, (bottom + end) / 2, root - em * 0.5, bottom);
  pen.lineTo(x + round, bottom);
  pen.arcTo(x, bottom, x, bottom - round, round);
  pen.lineTo(x, y + round);
  pen.arcTo(x, y, x + round, y, round);
  pen.closePath();
}

export interface TextBlock {
  lines: string[];
  em: number;
  leading: number;
  height: number;
}

export function blockOf(
  pen: SKRSContext2D,
  face: Face,
  text: string,
  em: number,
  width: number,
  leading: number,
): TextBlock {
  const lines = wrap(text, width / em, measureWith(pen, face));
  return { lines, em, leading, height: lines.length * em * leading };
}

export function drawBlock(
  pen: SKRSContext2D,
  face: Face,
  { lines, em, leading }: TextBlock,
  at: { x: number; y: number; align?: 'left' | 'center' },
  colour: string,
): void {
  pen.font = font(face, em);
  pen.fillStyle = colour;
  pen.textAlign = at.align ?? 'left';
  pen.textBaseline = 'middle';
  for (const [i, line] of lines.entries()) pen.fillText(line, at.x, at.y + (i + 0.5) * em * leading);
}

export const INK = '#1b1b22';

/** Lays a picture onto the page. */
export function put(pen: SKRSContext2D, { rgba, width, height }: DrawnPicture, x: number, y: number): void {
  const image = pen.createImageData(width, height);
  image.data.set(rgba);
  pen.putImageData(image, Math.round(x), Math.round(y));
}
