/** One picture of a music video: place, lights, performer, crowd and titles at a moment; the same for preview and film. */

import type { Canvas2D, Size, Still } from '#engine/motion/canvas.ts';
import { easeInOut, span } from '#engine/motion/easing.ts';
import { textBlock } from '#engine/motion/text-block.ts';
import type { Lighting, SceneType } from '../enums.ts';
import { BACKDROPS, drawCrowd } from './backdrops.ts';
import type { Box } from './camera.ts';
import { drawLyrics, LYRICS_PLACE } from './draw-lyrics.ts';
import { FILM_FONT } from './film-font.ts';
import { drawBeams, drawMood } from './lights.ts';
import type { LyricLine } from './lyrics.ts';
import type { Pulse } from './pulse.ts';
import type { Shot } from './shots.ts';

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
  lyrics?: readonly LyricLine[];
}

export interface Titles {
  title: string;
  artist: string;
  /** Empty where nobody is named. */
  performer: string;
  /** Seconds of the whole film. */
  duration: number;
}

export function drawStage(canvas: Canvas2D, size: Size, moment: Moment): void {
  const { place, pulse, shot, performer } = moment;
  drawPlace(canvas, size, place, pulse, shot);
  drawBeams(canvas, size, pulse, place.lighting, place.sceneType);
  if (performer) drawPerformer(canvas, performer, place.lighting);
  if (place.sceneType === 'concert' && shot.framing === 'full') drawCrowd(canvas, size, pulse);
  drawMood(canvas, size, pulse, place.lighting, place.sceneType);
  const lyrics = moment.lyrics ?? [];
  if (moment.titles) drawTitles(canvas, size, pulse.seconds, moment.titles, lyrics.length > 0);
  drawLyrics(canvas, size, lyrics, pulse.seconds);
  if (moment.titles) drawEnd(canvas, size, pulse.seconds, moment.titles.duration);
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

const FROM = 0.6;
const UNTIL = 4.4;
const CREDITS = 4;

export const creditsOf = ({ performer }: Pick<Titles, 'performer'>): string =>
  [performer && `Performed by ${performer}`, 'AI-made with Atelier'].filter(Boolean).join(' · ');

/** The title at the beginning, who made it at the end; above the lyrics where there are any. */
function drawTitles(canvas: Canvas2D, size: Size, seconds: number, titles: Titles, hasLyrics: boolean): void {
  const inside = (from: number, to: number) =>
    easeInOut(span(seconds, from, from + 0.7)) * (1 - easeInOut(span(seconds, to - 0.7, to)));
  const { title, duration } = titles;
  const bottom = hasLyrics ? LYRICS_PLACE.top - 0.03 : 0.91;
  const opening = inside(FROM, Math.min(UNTIL, duration / 3));
  if (opening > 0)
    card(canvas, size, { strength: opening, title, line: titles.artist && `by ${titles.artist}`, bottom });
  const strength = easeInOut(span(seconds, duration - CREDITS, duration - CREDITS + 0.8));
  const line = creditsOf(titles);
  if (strength > 0) card(canvas, size, { strength, title, line, bottom });
}

function drawEnd(canvas: Canvas2D, { width, height }: Size, seconds: number, duration: number): void {
  const dark = span(seconds, duration - 0.8, duration);
  if (dark === 0) return;
  canvas.fillStyle = `rgba(0,0,0,${dark})`;
  canvas.fillRect(0, 0, width, height);
}

interface Card {
  strength: number;
  title: string;
  line: string;
  /** Share of the height at which it ends. */
  bottom: number;
}

/** How dark the ground under letters is at the most: white letters are read over a white shirt, too. */
const GROUND = 0.74;
const LEFT = 0.08;

function card(canvas: Canvas2D, { width, height }: Size, { strength, title, line, bottom }: Card): void {
  const font = (weight: number) => (size: number) => `${weight} ${Math.round(size)}px ${FILM_FONT}`;
  const short = Math.min(width, height);
  const room = { width: width * (1 - 2 * LEFT), height: height * 0.24 };
  const block = textBlock(canvas, title, { ...room, size: short * 0.085, font: font(800) });
  const below = textBlock(canvas, line, {
    width: room.width,
    height: height * 0.1,
    size: short * 0.036,
    font: font(500),
  });
  const tall = block.lines.length * block.lineHeight;
  const small = line ? below.lines.length * below.lineHeight + short * 0.012 : 0;
  const top = bottom * height - small - tall;
  canvas.save();
  canvas.globalAlpha = strength;
  const ground = canvas.createLinearGradient(0, top - short * 0.16, 0, top);
  ground.addColorStop(0, 'rgba(6,4,14,0)');
  ground.addColorStop(1, `rgba(6,4,14,${GROUND})`);
  canvas.fillStyle = ground;
  canvas.fillRect(0, top - short * 0.16, width, height - top + short * 0.16);
  canvas.translate((1 - strength) * -width * 0.03, 0);
  canvas.textAlign = 'left';
  canvas.textBaseline = 'middle';
  canvas.fillStyle = '#ffffff';
  canvas.font = font(800)(block.size);
  for (const [i, text] of block.lines.entries())
    canvas.fillText(text, LEFT * width, top + (i + 0.5) * block.lineHeight);
  canvas.font = font(500)(below.size);
  for (const [i, text] of below.lines.entries())
    canvas.fillText(text, LEFT * width, top + tall + short * 0.012 + (i + 0.5) * below.lineHeight);
  canvas.restore();
}
