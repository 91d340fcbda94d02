/** The pictures of a film with one character: the background once, the speaking figure before it for every frame. */

import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { onStudio } from '#engine/character/render/portrait.ts';
import type { Size } from '#engine/motion/canvas.ts';
import { speakerFrames } from '#platform/media/figures/speaker-frames.ts';
import type { FilmBackground } from '../../calls/film-calls.ts';
import { BACKGROUNDS, type Background } from '../../calls/scene-calls.ts';
import { placeStyleOf } from '../drawing/scene/places.ts';
import { drawCover, drawFigure, drawFootShadow } from './figure-canvas.ts';
import { FINENESS, type FilmOrder, type SoloPicture } from './film-order.ts';
import { openPlace } from './place-picture.ts';

const YAW = 8;
const PLAIN: Partial<Record<FilmBackground, string>> = { white: '#ffffff', green: '#00b140' };
/** How dark the ground is under the feet. */
const SHADOW: Partial<Record<FilmBackground, number>> = { studio: 0.4, white: 0.28 };
const PLACE_SHADOW = 0.5;

export async function* soloFrames(order: FilmOrder, picture: SoloPicture): AsyncGenerator<Canvas> {
  const { size, fps, seconds, isTransparent } = order;
  const { look, part, framing, background } = picture;
  const [width, height] = [size.width, size.height].map((side) => Math.round(side * FINENESS)) as [
    number,
    number,
  ];
  const backdrop = isTransparent ? undefined : await backdropOf(picture, size);
  const canvas = createCanvas(size.width, size.height);
  const pen = canvas.getContext('2d');
  const hasFeet = framing === 'full' && background !== 'green' && !isTransparent;
  for await (const frame of speakerFrames(
    { look, part, framing, yaw: YAW, width, height, fps },
    0,
    seconds,
  )) {
    if (backdrop) pen.drawImage(backdrop, 0, 0);
    else pen.clearRect(0, 0, size.width, size.height);
    const y = frame.groundY / FINENESS;
    const wide = 0.16 * y;
    if (hasFeet)
      drawFootShadow(pen, { x: size.width / 2, y, wide, dark: SHADOW[background] ?? PLACE_SHADOW });
    drawFigure(pen, frame, 0, FINENESS);
    yield canvas;
  }
}

const isPlace = (background: FilmBackground): background is FilmBackground & Background =>
  (BACKGROUNDS as readonly string[]).includes(background);

async function backdropOf({ background, look, framing, wall }: SoloPicture, size: Size): Promise<Canvas> {
  const canvas = createCanvas(size.width, size.height);
  const pen = canvas.getContext('2d');
  if (isPlace(background)) {
    const isPixel = look.artStyle === 'pixel';
    const place = await openPlace(background, placeStyleOf([look.artStyle]), isPixel);
    drawCover(pen, framing === 'full' ? place.clear : place.soft, size);
    return canvas;
  }
  const plain = PLAIN[background];
  if (!plain) {
    drawStudio(pen, size, wall);
    return canvas;
  }
  pen.fillStyle = plain;
  pen.fillRect(0, 0, size.width, size.height);
  return canvas;
}

/** The wall of the portraits. */
function drawStudio(pen: SKRSContext2D, { width, height }: Size, wall: SoloPicture['wall']): void {
  const nobody = {
    width,
    height,
    rgba: new Uint8ClampedArray(width * height * 4),
    shadow: new Float32Array(width * height),
    groundY: height,
  };
  const image = pen.createImageData(width, height);
  image.data.set(onStudio(nobody, wall));
  pen.putImageData(image, 0, 0);
}
