/** The words of a scene: titles and endings in the middle, beats in the place their layout gives them. */

import type { Canvas2D, Size } from '#engine/motion/canvas.ts';
import { easeInOut, easeOut, overshoot, span } from '#engine/motion/easing.ts';
import { textBlock } from '#engine/motion/text-block.ts';
import type { Layout } from './layouts.ts';
import type { SceneCut } from './storyboard.ts';
import type { StyleLook, TemplateLook } from './template-look.ts';

export interface Manner {
  look: TemplateLook;
  style: StyleLook;
  ink: string;
}

export const fontOf =
  (style: StyleLook, weight = style.weight) =>
  (size: number) =>
    `${weight} ${Math.round(size)}px ${style.family}`;
const cased = (style: StyleLook, text: string) => (style.upper ? text.toUpperCase() : text);
/** What letters are measured by: tall frames have less room than they seem. */
export const scaleOf = ({ width, height }: Size): number => Math.min(width, height * 1.4);

export function drawTitle(
  canvas: Canvas2D,
  frame: Size,
  scene: SceneCut,
  since: number,
  { look, style, ink }: Manner,
): void {
  const { width, height } = frame;
  const size = scaleOf(frame) * style.title;
  const block = textBlock(canvas, cased(style, scene.headline), {
    width: width * 0.82,
    height: height * 0.5,
    size,
    font: fontOf(style),
  });
  canvas.font = fontOf(style)(block.size);
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  const tall = block.lines.length * block.lineHeight;
  const top = height * 0.48 - tall / 2;
  for (const [i, line] of block.lines.entries()) {
    const t = (style.energy > 1 ? overshoot : easeOut)(span(since, 0.15 + i * 0.14, 0.9 + i * 0.14));
    canvas.save();
    canvas.globalAlpha *= Math.min(1, Math.max(0, t));
    canvas.fillStyle = ink;
    canvas.fillText(
      line,
      width / 2,
      top + (i + 0.5) * block.lineHeight + (1 - t) * height * 0.06 * style.energy,
    );
    canvas.restore();
  }
  const line = easeOut(span(since, 0.5, 1.3));
  canvas.fillStyle = look.accent;
  canvas.fillRect(
    width / 2 - line * width * 0.09,
    top + tall + height * 0.035,
    line * width * 0.18,
    Math.max(3, height * 0.007),
  );
  if (!scene.text) return;
  canvas.save();
  canvas.globalAlpha *= easeOut(span(since, 0.7, 1.4));
  const below = textBlock(canvas, scene.text, {
    width: width * 0.8,
    height: height * 0.2,
    size: size * 0.38,
    font: fontOf(style, Math.min(style.weight, 500)),
  });
  canvas.fillStyle = ink;
  for (const [i, line] of below.lines.entries())
    canvas.fillText(line, width / 2, top + tall + height * 0.11 + i * below.lineHeight);
  canvas.restore();
}

export function drawBeat(
  canvas: Canvas2D,
  frame: Size,
  layout: Layout,
  scene: SceneCut,
  since: number,
  { look, style, ink }: Manner,
): void {
  const length = scene.end - scene.start;
  const t = easeOut(span(since, 0.2, 0.9));
  const out = 1 - easeInOut(span(since, length - 0.35, length));
  const { text, align } = layout;
  const block = textBlock(canvas, cased(style, scene.headline), {
    width: text.width,
    height: text.height,
    size: scaleOf(frame) * style.title * (align === 'center' && layout.onPicture ? 0.86 : 0.62),
    font: fontOf(style),
  });
  canvas.font = fontOf(style)(block.size);
  const wide = Math.max(...block.lines.map((one) => canvas.measureText(one).width));
  const tall = block.lines.length * block.lineHeight;
  const x = align === 'center' ? text.x + (text.width - wide) / 2 : text.x;
  const y =
    layout.onPicture && align === 'left' ? text.y + text.height - tall : text.y + (text.height - tall) / 2;
  canvas.save();
  canvas.globalAlpha *= Math.max(0, Math.min(t, out));
  canvas.translate((1 - t) * frame.width * 0.05 * style.energy * (text.x < frame.width / 2 ? -1 : 1), 0);
  plate(canvas, { x, y, wide, tall, size: block.size }, look, style, layout.onPicture);
  canvas.fillStyle = style.plate === 'solid' && layout.onPicture ? '#111827' : ink;
  canvas.textAlign = align;
  canvas.textBaseline = 'middle';
  const from = align === 'center' ? text.x + text.width / 2 : x;
  for (const [i, line] of block.lines.entries())
    canvas.fillText(line, from, y + (i + 0.5) * block.lineHeight);
  if (scene.text) number(canvas, from, y, scene.text, block.size, look, style);
  canvas.restore();
}

interface Box {
  x: number;
  y: number;
  wide: number;
  tall: number;
  /** Of the letters. */
  size: number;
}

function plate(canvas: Canvas2D, box: Box, look: TemplateLook, style: StyleLook, onPicture: boolean): void {
  const { x, y, wide, tall, size } = box;
  const pad = size * 0.42;
  canvas.save();
  if (style.plate === 'line') {
    canvas.fillStyle = look.accent;
    canvas.fillRect(x - pad, y, Math.max(3, size * 0.07), tall);
  } else if (style.plate !== 'none' && (onPicture || style.plate === 'solid')) {
    const isSolid = style.plate === 'solid';
    canvas.fillStyle = isSolid ? (onPicture ? look.accent : 'rgba(255,255,255,0.14)') : 'rgba(10,12,30,0.42)';
    canvas.beginPath();
    canvas.roundRect(x - pad, y - pad * 0.65, wide + 2 * pad, tall + 1.3 * pad, size * style.round);
    canvas.fill();
  }
  canvas.restore();
}

/** The number of a beat that has no words of its own person. */
function number(
  canvas: Canvas2D,
  x: number,
  y: number,
  text: string,
  size: number,
  look: TemplateLook,
  style: StyleLook,
): void {
  canvas.font = fontOf(style)(size * 1.5);
  canvas.fillStyle = look.accent;
  canvas.fillText(text, x, y - size * 1.05);
}
