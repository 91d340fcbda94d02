/** How large letters of a film are, and in which face. */

import { catalogueKey } from '#engine/lettering/faces/catalogue.ts';
import type { Size } from '#engine/motion/canvas.ts';
import type { StyleLook } from '../look/template-look.ts';

/** What a face of the person's choice is called on a canvas: one name a file, so that nothing is made bolder than it was drawn. */
export const chosenFamily = (key: string): string => `Film ${key}`;

export const fontOf =
  (style: StyleLook, weight = style.weight) =>
  (size: number) =>
    style.face
      ? `400 ${Math.round(size)}px "${chosenFamily(catalogueKey(style.face, weight))}", ${style.family}`
      : `${weight} ${Math.round(size)}px ${style.family}`;

/** Weights of marks and small lines. */
const SMALL_WEIGHTS = [500, 600];

/** Which files a film with a face of the person's choice is written with. */
export function chosenFaces(style: StyleLook, captionWeight: number): string[] {
  const { face, weight } = style;
  if (!face) return [];
  const weights = [weight, Math.min(weight, 500), captionWeight, ...SMALL_WEIGHTS];
  return [...new Set(weights.map((one) => catalogueKey(face, one)))];
}

/** What letters are measured by: tall frames have less room than they seem. */
export const scaleOf = ({ width, height }: Size): number => Math.min(width, height * 1.4);
