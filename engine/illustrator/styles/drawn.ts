/** Anime and cartoon: clean lines, flat light. */

import { blurred } from '../canvas/blur.ts';
import { clamp, mix } from '../canvas/colour.ts';
import { flatten } from './flatten.ts';
import { bloom, eachPixel, grade } from './grade.ts';
import { drawInk, inSteps } from './ink.ts';
import type { Style } from './style.ts';

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
  const flat = flatten(flatten(canvas, canvas.height * 0.006), canvas.height * 0.004);
  inSteps(flat, 6, 0.85, 1.55);
  // A few hues only, as from a printer's box.
  eachPixel(flat, (r, g, b) => [step(r), step(g), step(b)]);
  const clean = blurred(flat, canvas.height * 0.0012);
  drawInk(clean, context, { width: 0.0022, threshold: 0.11, color: [0.07, 0.055, 0.1], strength: 1 });
  return clean;
};

const step = (c: number): number => mix(c, Math.round(clamp(c) * 7) / 7, 0.6);
