/** One frame of a film at a moment: the same drawing for the live preview and for any exporter. */

import type { Canvas2D, Size, Still } from '#engine/motion/canvas.ts';
import { easeInOut, easeOut, overshoot, span } from '#engine/motion/easing.ts';
import { kenBurns } from '#engine/motion/ken-burns.ts';
import { textBlock } from '#engine/motion/text-block.ts';
import type { VideoData } from '../contract.ts';
import { drawGround, drawMotif } from './motifs.ts';
import { type SceneCut, type Storyboard, sceneAt } from './storyboard.ts';
import { LOOKS, STYLES, type StyleLook, type TemplateLook } from './template-look.ts';

export interface Film {
  data: VideoData;
  board: Storyboard;
  stills: readonly Still[];
}

/** Seconds in which one scene gives way to the next. */
const CHANGE = 0.6;

export function drawFrame(canvas: Canvas2D, frame: Size, film: Film, seconds: number): void {
  const { board, data } = film;
  const [look, style] = [LOOKS[board.template], STYLES[data.style]];
  const now = sceneAt(board, seconds);
  const scene = board.scenes[now]!;
  const before = board.scenes[now - 1];
  const change = before ? span(seconds, scene.start, scene.start + CHANGE) : 1;
  if (before && change < 1) drawScene(canvas, frame, film, before, seconds, look, style);
  canvas.save();
  if (change < 1) enter(canvas, frame, look, easeInOut(change));
  drawScene(canvas, frame, film, scene, seconds, look, style);
  canvas.restore();
  drawOverlay(canvas, frame, data, style);
}

/** How the next scene comes in over the last one. */
function enter(canvas: Canvas2D, { width, height }: Size, look: TemplateLook, t: number): void {
  switch (look.transition) {
    case 'fade':
      canvas.globalAlpha = t;
      return;
    case 'slide':
      canvas.translate((1 - t) * width, 0);
      return;
    case 'zoom':
      canvas.globalAlpha = t;
      canvas.translate(width / 2, height / 2);
      canvas.scale(1.35 - 0.35 * t, 1.35 - 0.35 * t);
      canvas.translate(-width / 2, -height / 2);
      return;
    case 'wipe':
      canvas.beginPath();
      canvas.moveTo(-0.2 * width, 0);
      canvas.lineTo(width * 1.25 * t, 0);
      canvas.lineTo(width * (1.25 * t - 0.22), height);
      canvas.lineTo(-0.2 * width, height);
      canvas.closePath();
      canvas.clip();
      return;
    case 'circle':
      canvas.beginPath();
      canvas.arc(width / 2, height / 2, t * Math.hypot(width, height) * 0.55, 0, 2 * Math.PI);
      canvas.clip();
  }
}

function drawScene(
  canvas: Canvas2D,
  frame: Size,
  { stills }: Film,
  scene: SceneCut,
  seconds: number,
  look: TemplateLook,
  style: StyleLook,
): void {
  const share = span(seconds, scene.start, scene.end);
  const since = seconds - scene.start;
  const still = scene.media === undefined ? undefined : stills[scene.media];
  drawGround(canvas, frame, look);
  if (still) {
    kenBurns(canvas, still, frame, share, scene.turn);
    shade(canvas, frame, scene.kind === 'beat' ? 0.55 : 0.7);
  } else drawMotif(canvas, frame, look, seconds, style.energy);
  const ink = still ? '#ffffff' : look.ink;
  if (scene.kind === 'beat') drawBeat(canvas, frame, scene, since, look, style, ink, still !== undefined);
  else drawTitle(canvas, frame, scene, since, look, style, ink);
}

/** Darker below, so that white letters can be read on any picture. */
function shade(canvas: Canvas2D, { width, height }: Size, strength: number): void {
  const fill = canvas.createLinearGradient(0, height * 0.25, 0, height);
  fill.addColorStop(0, 'rgba(8,10,24,0.12)');
  fill.addColorStop(1, `rgba(8,10,24,${strength})`);
  canvas.fillStyle = fill;
  canvas.fillRect(0, 0, width, height);
}

const fontOf =
  (style: StyleLook, weight = style.weight) =>
  (size: number) =>
    `${weight} ${Math.round(size)}px ${style.family}`;
const cased = (style: StyleLook, text: string) => (style.upper ? text.toUpperCase() : text);

function drawTitle(
  canvas: Canvas2D,
  { width, height }: Size,
  scene: SceneCut,
  since: number,
  look: TemplateLook,
  style: StyleLook,
  ink: string,
): void {
  const size = Math.min(width, height * 1.4) * style.title;
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
  canvas.font = fontOf(style, Math.min(style.weight, 500))(size * 0.38);
  canvas.fillStyle = ink;
  canvas.fillText(scene.text.slice(0, 60), width / 2, top + tall + height * 0.11);
  canvas.restore();
}

function drawBeat(
  canvas: Canvas2D,
  { width, height }: Size,
  scene: SceneCut,
  since: number,
  look: TemplateLook,
  style: StyleLook,
  ink: string,
  isPicture: boolean,
): void {
  const t = easeOut(span(since, 0.2, 0.9));
  const out = 1 - easeInOut(span(since, scene.end - scene.start - 0.35, scene.end - scene.start));
  const side = scene.turn % 2 === 0 ? 0 : 1;
  const room = { width: width * (isPicture ? 0.76 : 0.62), height: height * 0.44 };
  const block = textBlock(canvas, cased(style, scene.headline), {
    ...room,
    size: Math.min(width, height * 1.4) * style.title * 0.66,
    font: fontOf(style),
  });
  canvas.font = fontOf(style)(block.size);
  const wide = Math.max(...block.lines.map((one) => canvas.measureText(one).width));
  const tall = block.lines.length * block.lineHeight;
  const x = isPicture || side === 0 ? width * 0.08 : width * 0.92 - wide;
  const y = isPicture ? height * 0.86 - tall : height * 0.46 - tall / 2;
  const slide = (1 - t) * width * 0.05 * style.energy * (side === 0 ? -1 : 1);
  canvas.save();
  canvas.globalAlpha *= Math.max(0, Math.min(t, out));
  canvas.translate(slide, 0);
  plate(canvas, x, y, wide, tall, block.size, look, style, isPicture);
  canvas.fillStyle = style.plate === 'solid' ? (isPicture ? '#111827' : ink) : ink;
  canvas.textAlign = 'left';
  canvas.textBaseline = 'middle';
  for (const [i, line] of block.lines.entries()) canvas.fillText(line, x, y + (i + 0.5) * block.lineHeight);
  if (scene.text) number(canvas, x, y, scene.text, block.size, look, style);
  canvas.restore();
}

function plate(
  canvas: Canvas2D,
  x: number,
  y: number,
  wide: number,
  tall: number,
  size: number,
  look: TemplateLook,
  style: StyleLook,
  isPicture: boolean,
): void {
  const pad = size * 0.42;
  canvas.save();
  if (style.plate === 'line') {
    canvas.fillStyle = look.accent;
    canvas.fillRect(x - pad, y, Math.max(3, size * 0.07), tall);
  } else if (style.plate === 'glass' && isPicture) {
    canvas.fillStyle = 'rgba(10,12,30,0.42)';
    canvas.beginPath();
    canvas.roundRect(x - pad, y - pad * 0.7, wide + 2 * pad, tall + 1.4 * pad, size * style.round);
    canvas.fill();
  } else if (style.plate === 'solid') {
    canvas.fillStyle = isPicture ? look.accent : 'rgba(255,255,255,0.14)';
    canvas.beginPath();
    canvas.roundRect(x - pad, y - pad * 0.6, wide + 2 * pad, tall + 1.2 * pad, size * style.round);
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

function drawOverlay(
  canvas: Canvas2D,
  { width, height }: Size,
  { textOverlay, overlayAt }: VideoData,
  style: StyleLook,
): void {
  const text = textOverlay.trim();
  if (!text) return;
  const block = textBlock(canvas, text, {
    width: width * 0.86,
    height: height * 0.3,
    size: Math.min(width, height * 1.4) * 0.042,
    font: fontOf(style, 600),
  });
  canvas.save();
  canvas.font = fontOf(style, 600)(block.size);
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  const wide = Math.max(...block.lines.map((one) => canvas.measureText(one).width)) + block.size * 1.2;
  const tall = block.lines.length * block.lineHeight + block.size * 0.7;
  const [x, y] = [overlayAt.x * width, overlayAt.y * height];
  canvas.fillStyle = 'rgba(10,12,30,0.62)';
  canvas.beginPath();
  canvas.roundRect(x - wide / 2, y - tall / 2, wide, tall, block.size * 0.35);
  canvas.fill();
  canvas.fillStyle = '#ffffff';
  for (const [i, line] of block.lines.entries())
    canvas.fillText(line, x, y - tall / 2 + block.size * 0.35 + (i + 0.5) * block.lineHeight);
  canvas.restore();
}
