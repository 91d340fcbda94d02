/** Anime and cartoon: clean lines, flat light. */

import { blurred } from '../canvas/blur.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { mix } from '../canvas/colour.ts';
import { flatten } from './flatten.ts';
import { bloom, eachPixel, grade } from './grade.ts';
import { drawInk, inSteps } from './ink.ts';
import type { Style, StyleContext } from './style.ts';

export const anime: Style = (canvas, context) => {
  const flat = flatten(canvas, canvas.height * 0.006);
  inSteps(flat, 7, 0.55, 1.42);
  // Painted backgrounds of animated films are bright, cool in the shade and warm in the light.
  eachPixel(flat, (r, g, b, _u, v) => {
    const l = 0.3 * r + 0.59 * g + 0.11 * b;
    const lift = 0.06 * (1 - l);
    return [r * 1.03 + lift * 0.7, g * 1.02 + lift * 0.8, b * 1.03 + lift * 1.6 + 0.02 * (0.5 - v)];
  });
  drawInk(flat, context, { width: 0.0014, threshold: 0.13, color: [0.16, 0.11, 0.24], strength: 0.78 });
  bloom(flat, 0.02, 0.34);
  grade(flat, context.chance, { saturation: 1.1, contrast: 1.04 });
  return flat;
};

export const cartoon: Style = (canvas, context) => {
  const flat = simplified(canvas, context);
  inSteps(flat, 5, 0.9, 1.45);
  drawInk(flat, context, { width: 0.0015, threshold: 0.045, color: [0.07, 0.055, 0.1], strength: 1 });
  grade(flat, context.chance, { saturation: 1.12, contrast: 1.08 });
  return flat;
};

/** Large calm areas with round borders in the setting; the subject keeps its features. */
function simplified(canvas: Canvas, { cast, isBuilt }: StyleContext): Canvas {
  const { height } = canvas;
  const scale = height * (isBuilt ? 0.3 : 1);
  const subject = flatten(canvas, height * 0.004);
  const setting = blurred(flatten(blurred(canvas, scale * 0.003), scale * 0.012), scale * 0.0055);
  for (let at = 0; at < cast.mask.length; at++) {
    const k = cast.mask[at]!;
    if (k > 0)
      for (let c = 0; c < 3; c++)
        setting.data[at * 3 + c] = mix(setting.data[at * 3 + c]!, subject.data[at * 3 + c]!, k);
  }
  return setting;
}
