/** One picture of a music video: place, lights, performer, crowd and titles at a moment; the same for preview and film. */

import type { Canvas2D, Size, Still } from '#engine/motion/canvas.ts';
import { span } from '#engine/motion/easing.ts';
import type { Lighting, SceneType } from '../enums.ts';
import { BACKDROPS, drawCrowd } from './backdrops.ts';
import type { Box } from './camera.ts';
import { drawLyrics, LYRICS_PLACE } from './draw-lyrics.ts';
import { drawBeams, drawMood } from './lights.ts';
import type { LyricLine } from './lyrics.ts';
import type { Pulse } from './pulse.ts';
import type { Shot } from './shots.ts';
import { drawTitles, type TitleLetters, type Titles } from './title-page.ts';

export interface Place {
  sceneType: SceneType;
  lighting: Lighting;
  /** Of places that are painted, and of people's own; and the same very small, for a background out of focus. */
  picture?: Still;
  blurred?: Still;
}

export interface Performer extends Still {
  /** Where it lies in the frame, and the height at which feet stand; both in the frame's pixels. */
  place: Box;
  ground: number | undefined;
}

export interface Moment {
  place: Place;
  shot: Shot;
  pulse: Pulse;
  performer?: Performer;
  titles?: Titles;
  /** What titles are written with. */
  letters?: TitleLetters;
  lyrics?: readonly LyricLine[];
}

export function drawStage(canvas: Canvas2D, size: Size, moment: Moment): void {
  const { place, pulse, shot, performer } = moment;
  drawPlace(canvas, size, place, pulse, shot);
  drawBeams(canvas, size, pulse, place.lighting, place.sceneType);
  if (performer) drawPerformer(canvas, performer, place.lighting);
  if (place.sceneType === 'concert' && shot.framing === 'full') drawCrowd(canvas, size, pulse);
  drawMood(canvas, size, pulse, place.lighting, place.sceneType);
  const lyrics = moment.lyrics ?? [];
  const { titles, letters } = moment;
  if (titles && letters)
    drawTitles(canvas, size, pulse.seconds, titles, letters, lyrics.length > 0 ? ABOVE_LYRICS : ABOVE_EDGE);
  drawLyrics(canvas, size, lyrics, pulse.seconds);
  if (titles) drawEnd(canvas, size, pulse.seconds, titles.duration);
}

/** A little more than the frame, so that no edge shows when the camera pans. */
const SPARE = 1.09;

function drawPlace(canvas: Canvas2D, size: Size, place: Place, pulse: Pulse, shot: Shot): void {
  const { width, height } = size;
  canvas.save();
  // The camera goes nearer to where the performer stands, not to the middle of the floor.
  canvas.translate(width * (0.5 + shot.pan), height * 0.55);
  canvas.scale(shot.zoom * SPARE, shot.zoom * SPARE);
  canvas.translate(-width * 0.5, -height * 0.55);
  const { picture } = place;
  if (picture) cover(canvas, size, (shot.blur > 0.4 && place.blurred) || picture);
  else BACKDROPS[place.sceneType === 'studio' ? 'studio' : 'concert'](canvas, size, pulse);
  canvas.restore();
  if (shot.blur > 0 && !picture) {
    canvas.fillStyle = `rgba(12,6,28,${0.35 * shot.blur})`;
    canvas.fillRect(0, 0, width, height);
  }
}

function cover(canvas: Canvas2D, { width, height }: Size, still: Still): void {
  const fit = Math.max(width / still.width, height / still.height);
  const [w, h] = [still.width * fit, still.height * fit];
  canvas.drawImage(still.image, (width - w) / 2, (height - h) / 2, w, h);
}

function drawPerformer(canvas: Canvas2D, { image, place, ground }: Performer, lighting: Lighting): void {
  const { x, y, width, height } = place;
  if (ground !== undefined) {
    const shade = canvas.createRadialGradient(0, 0, 0, 0, 0, 1);
    shade.addColorStop(0, `rgba(5,2,12,${lighting === 'bright' ? 0.42 : 0.6})`);
    shade.addColorStop(1, 'rgba(5,2,12,0)');
    canvas.save();
    canvas.translate(x + width / 2, ground);
    canvas.scale(height * 0.3, height * 0.045);
    canvas.fillStyle = shade;
    canvas.beginPath();
    canvas.arc(0, 0, 1, 0, 7);
    canvas.fill();
    canvas.restore();
  }
  canvas.drawImage(image, x, y, width, height);
}

/** Shares of the height at which titles end: above the lyrics where there are any. */
const ABOVE_LYRICS = LYRICS_PLACE.top - 0.03;
const ABOVE_EDGE = 0.93;

/** Before the end the picture goes dark, and the song quiet. */
export const FADES_SECONDS = 0.8;

function drawEnd(canvas: Canvas2D, { width, height }: Size, seconds: number, duration: number): void {
  const dark = span(seconds, duration - FADES_SECONDS, duration);
  if (dark === 0) return;
  canvas.fillStyle = `rgba(0,0,0,${dark})`;
  canvas.fillRect(0, 0, width, height);
}
