/** What lies over every scene: the text overlay, the captions, the person's logo and their watermark. */

import { cutText } from '#common/cut-text.ts';
import type { Canvas2D, Size, Still } from '#engine/motion/canvas.ts';
import { textBlock } from '#engine/motion/text-block.ts';
import type { VideoData } from '../contract.ts';
import type { Caption } from './captions.ts';
import type { StyleLook } from './template-look.ts';
import { fontOf, scaleOf } from './words.ts';

function drawPlated(
  canvas: Canvas2D,
  frame: Size,
  text: string,
  at: { x: number; y: number },
  style: StyleLook,
  options: { size: number; weight: number; shade: number },
): void {
  const { width, height } = frame;
  const font = fontOf(style, options.weight);
  const block = textBlock(canvas, text, {
    width: width * 0.86,
    height: height * 0.3,
    size: scaleOf(frame) * options.size,
    font,
  });
  canvas.save();
  canvas.font = font(block.size);
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  const wide = Math.max(...block.lines.map((one) => canvas.measureText(one).width)) + block.size * 1.2;
  const tall = block.lines.length * block.lineHeight + block.size * 0.7;
  const [x, y] = [at.x * width, at.y * height];
  canvas.fillStyle = `rgba(10,12,30,${options.shade})`;
  canvas.beginPath();
  canvas.roundRect(x - wide / 2, y - tall / 2, wide, tall, block.size * 0.35);
  canvas.fill();
  canvas.fillStyle = '#ffffff';
  for (const [i, line] of block.lines.entries())
    canvas.fillText(line, x, y - tall / 2 + block.size * 0.35 + (i + 0.5) * block.lineHeight);
  canvas.restore();
}

export function drawOverlay(
  canvas: Canvas2D,
  frame: Size,
  { textOverlay, overlayAt }: VideoData,
  style: StyleLook,
): void {
  const text = textOverlay.trim();
  if (text) drawPlated(canvas, frame, text, overlayAt, style, { size: 0.042, weight: 600, shade: 0.62 });
}

/** Captions make room for an overlay that stands below. */
export function drawCaption(
  canvas: Canvas2D,
  frame: Size,
  captions: readonly Caption[],
  seconds: number,
  { textOverlay, overlayAt }: VideoData,
  style: StyleLook,
): void {
  const now = captions.find((one) => seconds >= one.start && seconds < one.end);
  if (!now) return;
  const isTaken = textOverlay.trim() !== '' && overlayAt.y > 0.74;
  drawPlated(canvas, frame, now.text, { x: 0.5, y: isTaken ? 0.1 : 0.92 }, style, {
    size: 0.033,
    weight: 500,
    shade: 0.74,
  });
}

export function drawLogo(canvas: Canvas2D, { width, height }: Size, logo: Still | undefined): void {
  if (!logo) return;
  const room = Math.min(width, height);
  const fit = Math.min((room * 0.26) / logo.width, (room * 0.13) / logo.height);
  const [w, h] = [logo.width * fit, logo.height * fit];
  canvas.drawImage(logo.image, width - w - room * 0.04, room * 0.04, w, h);
}

export function drawWatermark(
  canvas: Canvas2D,
  frame: Size,
  mark: VideoData['watermark'],
  style: StyleLook,
): void {
  if (!mark?.content.trim()) return;
  const { width, height } = frame;
  const size = scaleOf(frame) * 0.026;
  const pad = Math.min(width, height) * 0.035;
  canvas.save();
  canvas.globalAlpha *= mark.opacity;
  canvas.font = fontOf(style, 500)(size);
  canvas.fillStyle = mark.color;
  canvas.shadowColor = 'rgba(255,255,255,0.55)';
  canvas.shadowBlur = size * 0.12;
  const { position } = mark;
  const isLeft = position.includes('left');
  const isRight = position.includes('right');
  canvas.textAlign = isLeft ? 'left' : isRight ? 'right' : 'center';
  canvas.textBaseline = 'middle';
  const x = isLeft ? pad : isRight ? width - pad : width / 2;
  const y = position.includes('top') ? pad : position.includes('bottom') ? height - pad : height / 2;
  canvas.fillText(cutText(mark.content, 80), x, y);
  canvas.restore();
}
