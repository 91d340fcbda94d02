/** One frame of a film at a moment: the same drawing for the live preview and for the exporter. */

import type { Canvas2D, Size, Still } from '#engine/motion/canvas.ts';
import { easeInOut, span } from '#engine/motion/easing.ts';
import type { VideoData } from '../contract.ts';
import type { Caption } from './captions.ts';
import { drawPicture, layoutOf } from './layouts.ts';
import { drawCaption, drawLogo, drawOverlay, drawWatermark } from './marks.ts';
import { drawGround, drawMotif } from './motifs.ts';
import { type SceneCut, type Storyboard, sceneAt } from './storyboard.ts';
import { LOOKS, STYLES, type TemplateLook } from './template-look.ts';
import { drawBeat, drawTitle } from './words.ts';

export interface Film {
  data: VideoData;
  board: Storyboard;
  /** By their place in the project; those that this moment does not show may be absent. */
  stills: readonly (Still | undefined)[];
  captions?: readonly Caption[];
  logo?: Still;
}

/** Seconds in which one scene gives way to the next. */
export const TRANSITION_SECONDS = 0.6;

export function drawFrame(canvas: Canvas2D, frame: Size, film: Film, seconds: number): void {
  const { board, data } = film;
  const [look, style] = [LOOKS[board.template], STYLES[data.style]];
  const now = sceneAt(board, seconds);
  const scene = board.scenes[now]!;
  const before = board.scenes[now - 1];
  const change = before ? span(seconds, scene.start, scene.start + TRANSITION_SECONDS) : 1;
  if (before && change < 1) drawScene(canvas, frame, film, before, seconds);
  canvas.save();
  if (change < 1) enter(canvas, frame, look, easeInOut(change));
  drawScene(canvas, frame, film, scene, seconds);
  canvas.restore();
  drawLogo(canvas, frame, film.logo);
  drawWatermark(canvas, frame, data.watermark, style);
  drawOverlay(canvas, frame, data, style);
  if (data.captions === 'burned') drawCaption(canvas, frame, film.captions ?? [], seconds, data, style);
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

function drawScene(canvas: Canvas2D, frame: Size, film: Film, scene: SceneCut, seconds: number): void {
  const [look, style] = [LOOKS[film.board.template], STYLES[film.data.style]];
  const since = seconds - scene.start;
  const still = scene.media === undefined ? undefined : film.stills[scene.media];
  const layout = layoutOf(look, frame, scene.turn);
  const isBeat = scene.kind === 'beat';
  const covers = still !== undefined && (!isBeat || layout.onPicture);
  drawGround(canvas, frame, look);
  if (!covers) drawMotif(canvas, frame, look, seconds, style.energy);
  if (still) {
    const at = { share: span(seconds, scene.start, scene.end), since, turn: scene.turn, accent: look.accent };
    const whole = { x: 0, y: 0, ...frame };
    const place = covers
      ? { ...layout, picture: whole, shape: 'plain' as const, border: 0, tilt: 0 }
      : layout;
    drawPicture(canvas, frame, place, still, at);
    if (covers) shade(canvas, frame, isBeat ? 0.55 : 0.7);
  }
  const manner = { look, style, ink: covers ? '#ffffff' : look.ink };
  if (isBeat) drawBeat(canvas, frame, still ? layout : withoutPicture(layout, frame), scene, since, manner);
  else drawTitle(canvas, frame, scene, since, manner);
}

/** Words alone have the whole frame. */
const withoutPicture = (layout: ReturnType<typeof layoutOf>, { width, height }: Size) => ({
  ...layout,
  onPicture: false,
  text: { x: width * 0.1, y: height * 0.2, width: width * 0.8, height: height * 0.55 },
});

/** Darker below, so that white letters can be read on any picture. */
function shade(canvas: Canvas2D, { width, height }: Size, strength: number): void {
  const fill = canvas.createLinearGradient(0, height * 0.25, 0, height);
  fill.addColorStop(0, 'rgba(8,10,24,0.12)');
  fill.addColorStop(1, `rgba(8,10,24,${strength})`);
  canvas.fillStyle = fill;
  canvas.fillRect(0, 0, width, height);
}
