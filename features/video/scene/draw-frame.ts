/** One frame of a film at a moment: the same drawing for the live preview and for the exporter. */

import type { Canvas2D, Size, Still } from '#engine/motion/canvas.ts';
import { easeInOut } from '#engine/motion/easing.ts';
import type { Transition, VideoData } from '../contract.ts';
import type { Caption } from './captions.ts';
import { type Change, changeAt } from './change-at.ts';
import { lookOf, styleOf } from './look/template-look.ts';
import { drawPage, type FilmLetters } from './pages/draw-page.ts';
import { type FilmTheme, filmTheme } from './pages/film-theme.ts';
import { pageSize, type ScenePage, scenePage } from './pages/scene-page.ts';
import { drawCaption } from './parts/draw-caption.ts';
import { drawLogo, drawOverlay, drawWatermark } from './parts/marks.ts';
import { drawMotif } from './parts/motifs.ts';
import { type Furniture, furnish, isCaptioned, roomFor } from './places.ts';
import { cornerShare, drawCorner, drawFull, type Figures } from './presenter/draw-presenter.ts';
import { fullRoom } from './presenter/rooms.ts';
import type { SceneCut, Storyboard } from './storyboard.ts';

export interface Film {
  data: VideoData;
  board: Storyboard;
  /** By their place in the project; those that this moment does not show may be absent. */
  stills: readonly (Still | undefined)[];
  captions?: readonly Caption[];
  logo?: Still | undefined;
  /** What its words are written with. */
  letters?: FilmLetters | undefined;
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
  drawLogo(canvas, film.logo, furniture.logo, logoShare(change), data.logo?.plate);
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

/** On the last page the logo is part of the page. */
const logoShare = ({ scene, before, share }: Change): number =>
  scene.kind === 'end' ? (before ? 1 - share : 0) : 1;

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
  const { data, board, stills, logo, letters } = film;
  const { page, theme } = pageIn(frame, film, scene, furniture);
  const shown = { stills, logo };
  const paint = (part?: 'behind' | 'before') =>
    drawPage(canvas, page, scene, theme, letters, shown, { frame, seconds, ...(part && { part }) });
  const look = lookOf(data, board.template);
  const isFull = scene.presenter === 'full';
  const isStrewn = page.layout.picture === 'none' && look.motif !== undefined;
  if (!isFull && !isStrewn) {
    paint();
    return;
  }
  paint('behind');
  // By the scene's own time: it looks the same wherever in the film it stands.
  const since = seconds - scene.start + (scene.kind === 'beat' ? scene.turn * BETWEEN : 0);
  if (isStrewn) drawMotif(canvas, frame, look, since, styleOf(data).energy);
  if (isFull) drawFull(canvas, fullRoom(frame, data.presenter), film.figures?.full);
  paint('before');
}

/** The page of a scene, laid out in its own size: the same for every size in which it is drawn. */
export function pageIn(
  frame: Size,
  { data, board, stills, logo }: Pick<Film, 'data' | 'board' | 'stills' | 'logo'>,
  scene: SceneCut,
  furniture: Furniture,
): { page: ScenePage; theme: FilmTheme } {
  const size = pageSize(frame);
  const scale = size.width / frame.width;
  const page = scenePage(scene, {
    data,
    board,
    frame: size,
    pictures: stills.map((still) => still && shapeOf(still.original ?? still)),
    logo: logo && logo.width / logo.height,
    roomOf: (one) => {
      const { x, y, width, height } = roomFor(frame, data, one, furniture);
      return {
        x: Math.round(x * scale),
        y: Math.round(y * scale),
        w: Math.round(width * scale),
        h: Math.round(height * scale),
      };
    },
    isCaptioned: (one) => isCaptioned(data, one),
  });
  return { page, theme: filmTheme(data, board.template) };
}

/** Pictures are read in another size by a preview than by the film; what counts is their shape. */
const shapeOf = ({ width, height }: Size): Size => ({
  width: Math.round((width / height) * 1000),
  height: 1000,
});
