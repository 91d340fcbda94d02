/** One frame of a film at a moment: the same drawing for the live preview and for the exporter. */

import { fillSoftly } from '#engine/motion/camera.ts';
import type { Canvas2D, Size, Still } from '#engine/motion/canvas.ts';
import { easeInOut, span } from '#engine/motion/easing.ts';
import type { Transition, VideoData } from '../contract.ts';
import type { Caption } from './captions.ts';
import { drawPicture } from './layouts.ts';
import { drawCaption } from './parts/draw-caption.ts';
import { drawLogo, drawOverlay, drawWatermark } from './parts/marks.ts';
import { drawGround, drawMotif } from './parts/motifs.ts';
import { drawBeat, drawTitle } from './parts/words.ts';
import { type Furniture, furnish, placeWords, sceneLayout } from './places.ts';
import { cornerShare, drawCorner, drawFull, type Figures } from './presenter/draw-presenter.ts';
import { fullRoom } from './presenter/rooms.ts';
import { changeAt, type SceneCut, type Storyboard } from './storyboard.ts';
import { lookOf, styleOf } from './template-look.ts';

export interface Film {
  data: VideoData;
  board: Storyboard;
  /** By their place in the project; those that this moment does not show may be absent. */
  stills: readonly (Still | undefined)[];
  captions?: readonly Caption[];
  logo?: Still | undefined;
  /** The presenter at this moment, in each way in which it is seen. */
  figures?: Figures | undefined;
}

/** Seconds by which the background of a scene is ahead of the one before. */
const BETWEEN = 2.7;

export function drawFrame(canvas: Canvas2D, frame: Size, film: Film, seconds: number): void {
  const { board, data } = film;
  // Letters stand where the face has them: a browser that fits them to its own pixels would set lines of another width.
  canvas.textRendering = 'geometricPrecision';
  const style = styleOf(data);
  const change = changeAt(board, seconds);
  const { scene, before, share } = change;
  const furniture = furnish(canvas, frame, film);
  if (before) drawScene(canvas, frame, film, before, seconds, furniture);
  canvas.save();
  if (before) enter(canvas, frame, scene.transition, easeInOut(share));
  drawScene(canvas, frame, film, scene, seconds, furniture);
  canvas.restore();
  drawCorner(
    canvas,
    furniture.presenter,
    film.figures?.corner,
    cornerShare(change),
    lookOf(data, board.template),
  );
  drawLogo(canvas, film.logo, furniture.logo);
  drawWatermark(canvas, frame, data.watermark, furniture.watermark, style);
  drawOverlay(canvas, furniture.overlay, style);
  if (furniture.captions)
    drawCaption(canvas, frame, film.captions ?? [], seconds, {
      style: data.captionStyle,
      room: furniture.captions,
      letters: style,
      accent: lookOf(data, board.template).accent,
    });
}

/** How the next scene comes in over the last one. */
function enter(canvas: Canvas2D, { width, height }: Size, transition: Transition, t: number): void {
  switch (transition) {
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
  film: Film,
  scene: SceneCut,
  seconds: number,
  furniture: Furniture,
): void {
  const [look, style] = [lookOf(film.data, film.board.template), styleOf(film.data)];
  const since = seconds - scene.start;
  const still = scene.media === undefined ? undefined : film.stills[scene.media];
  const layout = sceneLayout(film, frame, scene, still?.original ?? still);
  const words = placeWords(canvas, frame, film, scene, layout, furniture);
  const isBeat = scene.kind === 'beat';
  // A picture whose words stand in the captions has the whole frame.
  const covers = still !== undefined && (!isBeat || layout.onPicture || words === undefined);
  drawGround(canvas, frame, look);
  // By the scene's own time: it looks the same wherever in the film it stands.
  if (!covers) drawMotif(canvas, frame, look, since + (isBeat ? scene.turn * BETWEEN : 0), style.energy);
  if (still) {
    const at = {
      share: span(seconds, scene.start, scene.end),
      since,
      turn: scene.turn,
      accent: look.accent,
      shot: scene.shot === undefined ? undefined : { number: scene.shot, subject: scene.subject },
    };
    const whole = { x: 0, y: 0, ...frame };
    const place = covers
      ? { ...layout, picture: whole, shape: 'plain' as const, border: 0, tilt: 0 }
      : layout;
    if (scene.isSoft && still.soft) fillSoftly(canvas, still.soft, frame);
    else drawPicture(canvas, frame, place, still, at);
    if (covers && words) shade(canvas, frame, isBeat ? 0.55 : 0.7, words.y + words.height < frame.height / 2);
  }
  const isFull = scene.presenter === 'full';
  if (isFull) drawFull(canvas, fullRoom(frame, film.data.presenter), film.figures?.full);
  if (!words) return;
  // In tall frames the words stand on the presenter.
  const isOnFigure = isFull && layout.onPicture && !still;
  if (isOnFigure) shade(canvas, frame, 0.6);
  const manner = { look, style, ink: covers || isOnFigure ? '#ffffff' : look.ink };
  if (isBeat) drawBeat(canvas, frame, words, scene, since, { ...manner, onPicture: layout.onPicture });
  else drawTitle(canvas, frame, words, since, manner);
}

/** Darker where the words are, so that white letters can be read on any picture. */
function shade(canvas: Canvas2D, { width, height }: Size, strength: number, isAbove = false): void {
  const [from, to] = isAbove ? [height * 0.75, 0] : [height * 0.25, height];
  const fill = canvas.createLinearGradient(0, from, 0, to);
  fill.addColorStop(0, 'rgba(8,10,24,0.12)');
  fill.addColorStop(1, `rgba(8,10,24,${strength})`);
  canvas.fillStyle = fill;
  canvas.fillRect(0, 0, width, height);
}
