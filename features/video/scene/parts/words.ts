/** The words of a scene, drawn where they were placed: titles and endings come up, beats come in from the side. */

import type { Canvas2D, Size } from '#engine/motion/canvas.ts';
import { easeInOut, easeOut, overshoot, span } from '#engine/motion/easing.ts';
import { fontOf } from '../letters/type-size.ts';
import type { SceneWords } from '../places.ts';
import type { SceneCut } from '../storyboard.ts';
import type { StyleLook, TemplateLook } from '../template-look.ts';

export interface Manner {
  look: TemplateLook;
  style: StyleLook;
  ink: string;
}

export function drawTitle(
  canvas: Canvas2D,
  { width, height }: Size,
  words: SceneWords,
  since: number,
  { look, style, ink }: Manner,
): void {
  const { block } = words;
  const middle = words.x + words.width / 2;
  canvas.font = fontOf(style)(block.size);
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  for (const [i, line] of block.lines.entries()) {
    const t = (style.energy > 1 ? overshoot : easeOut)(span(since, 0.15 + i * 0.14, 0.9 + i * 0.14));
    canvas.save();
    canvas.globalAlpha *= Math.min(1, Math.max(0, t));
    canvas.fillStyle = ink;
    canvas.fillText(
      line,
      middle,
      words.y + (i + 0.5) * block.lineHeight + (1 - t) * height * 0.06 * style.energy,
    );
    canvas.restore();
  }
  const line = easeOut(span(since, 0.5, 1.3));
  canvas.fillStyle = look.accent;
  canvas.fillRect(
    middle - line * width * 0.09,
    words.y + words.height + height * 0.03,
    line * width * 0.18,
    Math.max(3, height * 0.007),
  );
  const { below } = words;
  if (!below) return;
  canvas.save();
  canvas.globalAlpha *= easeOut(span(since, 0.7, 1.4));
  canvas.font = fontOf(style, Math.min(style.weight, 500))(below.block.size);
  canvas.fillStyle = ink;
  for (const [i, one] of below.block.lines.entries())
    canvas.fillText(one, middle, below.y + (i + 0.5) * below.block.lineHeight);
  canvas.restore();
}

export function drawBeat(
  canvas: Canvas2D,
  frame: Size,
  words: SceneWords,
  scene: SceneCut,
  since: number,
  { look, style, ink, onPicture }: Manner & { onPicture: boolean },
): void {
  const length = scene.end - scene.start;
  const t = easeOut(span(since, 0.2, 0.9));
  const out = 1 - easeInOut(span(since, length - 0.35, length));
  const { x, y, block, align } = words;
  canvas.save();
  canvas.globalAlpha *= Math.max(0, Math.min(t, out));
  canvas.translate((1 - t) * frame.width * 0.05 * style.energy * (x < frame.width / 2 ? -1 : 1), 0);
  canvas.font = fontOf(style)(block.size);
  plate(canvas, { x, y, wide: words.width, tall: words.height, size: block.size }, look, style, onPicture);
  canvas.fillStyle = style.plate === 'solid' && onPicture ? '#111827' : ink;
  canvas.textAlign = align;
  canvas.textBaseline = 'middle';
  const from = align === 'center' ? x + words.width / 2 : x;
  for (const [i, line] of block.lines.entries())
    canvas.fillText(line, from, y + (i + 0.5) * block.lineHeight);
  if (scene.text) {
    canvas.font = fontOf(style)(words.numberSize * 1.5);
    canvas.fillStyle = look.accent;
    canvas.fillText(scene.text, from, y - words.numberSize * 1.05);
  }
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
