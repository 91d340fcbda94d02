/** How large letters of a film are, and in which face. */

import type { Size } from '#engine/motion/canvas.ts';
import type { StyleLook } from './template-look.ts';

export const fontOf =
  (style: StyleLook, weight = style.weight) =>
  (size: number) =>
    `${weight} ${Math.round(size)}px ${style.family}`;

export const cased = (style: StyleLook, text: string) => (style.upper ? text.toUpperCase() : text);

/** What letters are measured by: tall frames have less room than they seem. */
export const scaleOf = ({ width, height }: Size): number => Math.min(width, height * 1.4);
