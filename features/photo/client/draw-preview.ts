/** Draws a photo with its unsaved changes on a canvas, the way the server will do it. */

import { uprightInside } from '#engine/photo/geometry/areas.ts';
import { applyLook } from '#engine/photo/look/apply-look.ts';
import { type Draft, lookOf } from './draft.ts';

/** Longer side of the preview, in pixels. */
const PREVIEW_SIDE = 1280;

export interface Shape {
  width: number;
  height: number;
}

/** After turning and straightening, before the crop: in pixels of the preview. */
export function shapeOf(photo: Shape, { turn, angle }: Draft): Shape {
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(photo.width, photo.height));
  const [w, h] = [photo.width * scale, photo.height * scale];
  const turned = turn % 180 === 0 ? { width: w, height: h } : { width: h, height: w };
  const inner = angle === 0 ? turned : uprightInside(turned.width, turned.height, angle);
  return { width: Math.max(1, Math.round(inner.width)), height: Math.max(1, Math.round(inner.height)) };
}

/** `isWhole`: without the crop, for choosing one. */
export function drawPreview(
  canvas: HTMLCanvasElement,
  image: HTMLImageElement,
  draft: Draft,
  isWhole: boolean,
): void {
  const photo = { width: image.naturalWidth, height: image.naturalHeight };
  const whole = shapeOf(photo, draft);
  const area = (!isWhole && draft.crop) || { x: 0, y: 0, width: 1, height: 1 };
  canvas.width = Math.max(1, Math.round(whole.width * area.width));
  canvas.height = Math.max(1, Math.round(whole.height * area.height));
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(photo.width, photo.height));
  context.translate(-whole.width * area.x, -whole.height * area.y);
  context.translate(whole.width / 2, whole.height / 2);
  context.rotate((draft.angle * Math.PI) / 180);
  context.scale(draft.flipHorizontal ? -1 : 1, draft.flipVertical ? -1 : 1);
  context.rotate((draft.turn * Math.PI) / 180);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    image,
    (-photo.width * scale) / 2,
    (-photo.height * scale) / 2,
    photo.width * scale,
    photo.height * scale,
  );
  context.resetTransform();
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  applyLook(pixels.data, canvas.width, canvas.height, lookOf(draft));
  context.putImageData(pixels, 0, 0);
}
