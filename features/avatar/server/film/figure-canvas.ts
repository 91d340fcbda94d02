/** A drawn figure on a canvas, the dark spot under its feet, and pictures that fill a frame. */

import { type Canvas, createCanvas, type Image, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import type { Size } from '#engine/motion/canvas.ts';
import type { FigureFrame } from '#platform/media/figures/figure-order.ts';

/** `fineness`: pixels of the figure for each of the frame; `left`: where its picture begins, in its own pixels. */
export function drawFigure(pen: SKRSContext2D, frame: FigureFrame, left: number, fineness: number): void {
  const { rgba, width, height, top } = frame;
  const canvas = createCanvas(width, height);
  const image = new ImageData(rgba as Uint8ClampedArray<ArrayBuffer>, width, height);
  canvas.getContext('2d').putImageData(image, 0, 0);
  const at = [(left + frame.left) / fineness, top / fineness] as const;
  pen.drawImage(canvas, ...at, width / fineness, height / fineness);
}

/** Without it figures float. */
export function drawFootShadow(
  pen: SKRSContext2D,
  { x, y, wide, dark }: { x: number; y: number; wide: number; dark: number },
): void {
  const shade = pen.createRadialGradient(0, 0, 0, 0, 0, 1);
  shade.addColorStop(0, `rgba(12, 10, 24, ${dark})`);
  shade.addColorStop(0.5, `rgba(12, 10, 24, ${dark * 0.45})`);
  shade.addColorStop(1, 'rgba(12, 10, 24, 0)');
  pen.save();
  pen.translate(x, y);
  pen.scale(wide, wide * 0.22);
  pen.fillStyle = shade;
  pen.beginPath();
  pen.arc(0, 0, 1, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
}

/** Fills the frame; what is too much is cut off, more above than below: there is sky. */
export function drawCover(pen: SKRSContext2D, picture: Canvas | Image, { width, height }: Size): void {
  const fit = Math.max(width / picture.width, height / picture.height);
  const [wide, high] = [picture.width * fit, picture.height * fit];
  pen.drawImage(picture, (width - wide) / 2, (height - high) * 0.6, wide, high);
}
