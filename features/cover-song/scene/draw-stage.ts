/** One picture of a music video: place, lights, performer, crowd and titles at a moment; the same for preview and film. */

import type { Canvas2D, Size, Still } from '#engine/motion/canvas.ts';
import { easeInOut, span } from '#engine/motion/easing.ts';
import { textBlock } from '#engine/motion/text-block.ts';
import type { Lighting, SceneType } from '../enums.ts';
import { BACKDROPS, drawCrowd } from './backdrops.ts';
import type { Box } from './camera.ts';
import { drawBeams, drawMood } from './lights.ts';
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
}

export interface Titles {
  title: string;
  artist: string;
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
  if (moment.titles) drawTitles(canvas, size, pulse.seconds, moment.titles);
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

const FACE =
  '"Film Sans", Inter Latin, Inter Cyrillic, Inter Greek, Noto Sans SC, Noto Sans KR, Noto Sans Arabic, Noto Sans Hebrew, Noto Color Emoji, sans-serif';
const FROM = 0.6;
const UNTIL = 4.4;
const CREDITS = 4;

/** The title at the beginning, who made it at the end. */
function drawTitles(canvas: Canvas2D, size: Size, seconds: number, titles: Titles): void {
  const inside = (from: number, to: number) =>
    easeInOut(span(seconds, from, from + 0.7)) * (1 - easeInOut(span(seconds, to - 0.7, to)));
  const { duration } = titles;
  const opening = inside(FROM, Math.min(UNTIL, duration / 3));
  if (opening > 0)
    card(canvas, size, opening, titles.title, titles.artist ? `by ${titles.artist}` : '', 0.08);
  const credits = easeInOut(span(seconds, duration - CREDITS, duration - CREDITS + 0.8));
  if (credits > 0)
    card(
      canvas,
      size,
      credits,
      titles.title,
      `Performed by ${titles.performer} · AI-made with Atelier`,
      0.08,
    );
  const dark = span(seconds, duration - 0.8, duration);
  if (dark > 0) {
    canvas.fillStyle = `rgba(0,0,0,${dark})`;
    canvas.fillRect(0, 0, size.width, size.height);
  }
}

function card(
  canvas: Canvas2D,
  { width, height }: Size,
  strength: number,
  title: string,
  line: string,
  left: number,
): void {
  const font = (weight: number) => (size: number) => `${weight} ${Math.round(size)}px ${FACE}`;
  const room = { width: width * 0.6, height: height * 0.24 };
  const block = textBlock(canvas, title, { ...room, size: height * 0.085, font: font(800) });
  canvas.save();
  canvas.globalAlpha = strength;
  canvas.translate((1 - strength) * -width * 0.03, 0);
  canvas.textAlign = 'left';
  canvas.textBaseline = 'middle';
  canvas.shadowColor = 'rgba(0,0,0,0.7)';
  canvas.shadowBlur = height * 0.02;
  canvas.fillStyle = '#ffffff';
  const top = height * 0.8 - block.lines.length * block.lineHeight;
  canvas.font = font(800)(block.size);
  for (const [i, text] of block.lines.entries())
    canvas.fillText(text, left * width, top + (i + 0.5) * block.lineHeight);
  const below = textBlock(canvas, line, {
    width: width * 0.7,
    height: height * 0.1,
    size: height * 0.036,
    font: font(500),
  });
  canvas.font = font(500)(below.size);
  for (const [i, text] of below.lines.entries())
    canvas.fillText(text, left * width, height * 0.84 + i * below.lineHeight);
  canvas.restore();
}
