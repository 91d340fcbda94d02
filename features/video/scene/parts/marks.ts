/** What lies over every scene, drawn where it was placed: the text overlay, the person's logo and their watermark. */

import type { Canvas2D, Size, Still } from '#engine/motion/canvas.ts';
import type { VideoData } from '../../contract.ts';
import { fontOf } from '../letters/type-size.ts';
import type { StyleLook } from '../look/template-look.ts';
import { LOGO_PAD, markSize, markText, type PlacedText } from '../places.ts';
import type { Rect } from './rect.ts';

export function drawOverlay(canvas: Canvas2D, place: PlacedText | undefined, style: StyleLook): void {
  if (!place) return;
  const { x, y, width, height, block } = place;
  canvas.save();
  canvas.font = fontOf(style, 600)(block.size);
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.fillStyle = 'rgba(10,12,30,0.62)';
  canvas.beginPath();
  canvas.roundRect(x, y, width, height, block.size * 0.35);
  canvas.fill();
  canvas.fillStyle = '#ffffff';
  for (const [i, line] of block.lines.entries())
    canvas.fillText(line, x + width / 2, y + block.size * 0.35 + (i + 0.5) * block.lineHeight);
  canvas.restore();
}

/** On a light plate: whatever its colours and the picture behind it, it is seen. */
export function drawLogo(
  canvas: Canvas2D,
  logo: Still | undefined,
  place: Rect | undefined,
  share: number,
  plate = '#ffffff',
): void {
  if (!logo || !place || share <= 0) return;
  const pad = Math.min(place.width, place.height) * (LOGO_PAD / (1 + 2 * LOGO_PAD));
  canvas.save();
  canvas.globalAlpha *= share;
  canvas.fillStyle = plate;
  canvas.beginPath();
  canvas.roundRect(place.x, place.y, place.width, place.height, pad * 1.2);
  canvas.fill();
  canvas.drawImage(logo.image, place.x + pad, place.y + pad, place.width - 2 * pad, place.height - 2 * pad);
  canvas.restore();
}

export function drawWatermark(
  canvas: Canvas2D,
  frame: Size,
  mark: VideoData['watermark'],
  place: Rect | undefined,
  style: StyleLook,
): void {
  if (!mark || !place) return;
  const size = markSize(frame);
  canvas.save();
  canvas.globalAlpha *= mark.opacity;
  canvas.font = fontOf(style, 500)(size);
  canvas.fillStyle = mark.color;
  canvas.shadowColor = 'rgba(255,255,255,0.55)';
  canvas.shadowBlur = size * 0.12;
  canvas.textAlign = 'left';
  canvas.textBaseline = 'middle';
  canvas.fillText(markText(mark.content), place.x, place.y + place.height / 2, place.width);
  canvas.restore();
}
