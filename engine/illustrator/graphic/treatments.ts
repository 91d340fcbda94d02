/** Graphic looks that the words themselves ask for: laid over the developed picture, before or instead of the art style. */

import { blurred } from '../canvas/blur.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { mix, smoothstep } from '../canvas/colour.ts';
import type { Treatment } from '../scene.ts';
import { flatten } from '../styles/flatten.ts';
import { eachPixel, grade, grey } from '../styles/grade.ts';
import { drawInk, inSteps } from '../styles/ink.ts';
import type { Style } from '../styles/style.ts';
import { neonSign } from './neon-sign.ts';
import { stainedGlass } from './stained-glass.ts';

const monochrome: Style = (canvas) => {
  eachPixel(canvas, (r, g, b, u, v) => {
    const l = smoothstep(0.02, 0.98, grey(r, g, b) * 1.04) * (1 - 0.35 * (u * u + v * v));
    return [l * 1.01, l, l * 0.985];
  });
  return canvas;
};

const sepia: Style = (canvas) => {
  eachPixel(canvas, (r, g, b) => {
    const l = grey(r, g, b);
    return [mix(0.12, 1, l), mix(0.07, 0.9, l), mix(0.03, 0.72, l)];
  });
  return canvas;
};

/** Few even colours and no texture, as printed in three or four inks. */
const flat: Style = (canvas, context) => {
  const even = flatten(flatten(canvas, canvas.height * 0.008), canvas.height * 0.006);
  inSteps(even, 4, 0.9, 1.3);
  grade(even, context.chance, { saturation: 1.25, contrast: 1.06 });
  return even;
};

/** A travel poster: broad shapes in few warm inks, a paper border. */
const poster: Style = (canvas, context) => {
  const broad = flatten(blurred(canvas, canvas.height * 0.006), canvas.height * 0.016);
  for (let at = 0; at < context.cast.mask.length; at++) {
    // Things keep their features; only the place is simplified.
    const k = context.cast.mask[at]!;
    for (let c = 0; c < 3; c++)
      broad.data[at * 3 + c] = mix(broad.data[at * 3 + c]!, canvas.data[at * 3 + c]!, k * 0.7);
  }
  const even = blurred(broad, canvas.height * 0.0035);
  inSteps(even, 6, 0.9, 1.3);
  grade(even, context.chance, { saturation: 1.25, contrast: 1.12, warmth: 0.035, grain: 0.015 });
  const { width, height } = even;
  const margin = Math.round(Math.min(width, height) * 0.045);
  eachPixel(even, (r, g, b, _u, _v, x, y) => {
    const edge = Math.min(x, y, width - 1 - x, height - 1 - y);
    if (edge >= margin) return [r, g, b];
    return Math.abs(edge - margin * 0.82) < 1.2 ? [0.25, 0.22, 0.2] : [0.96, 0.93, 0.86];
  });
  return even;
};

const lineArt: Style = (canvas, context) => {
  const ink: Canvas = { ...canvas, data: new Float32Array(canvas.data.length).fill(0.985) };
  const copy: Canvas = { ...canvas, data: Float32Array.from(canvas.data) };
  drawInk(copy, context, { width: 0.0018, threshold: 0.12, color: [0, 0, 0], strength: 1 });
  // Only what the pen added is kept.
  for (let at = 0; at < ink.data.length; at++) {
    const drawn = Math.max(0, canvas.data[at]! - copy.data[at]!) / Math.max(0.08, canvas.data[at]!);
    ink.data[at]! -= Math.min(0.9, drawn);
  }
  return ink;
};

const TREATMENTS: Record<Treatment, Style> = {
  poster,
  flat,
  'line art': lineArt,
  'stained glass': stainedGlass,
  'neon sign': neonSign,
  monochrome,
  sepia,
};

/** Treatments that leave nothing for an art style to do. */
const WHOLE = new Set<Treatment>(['stained glass', 'neon sign', 'line art']);

export function treated(treatment: Treatment | null, style: Style): Style {
  if (!treatment) return style;
  const treat = TREATMENTS[treatment];
  if (WHOLE.has(treatment)) return treat;
  // Grey is grey after every style; flat looks come first, so that the style's hand stays visible.
  return treatment === 'monochrome' || treatment === 'sepia'
    ? (canvas, context) => treat(style(canvas, context), context)
    : (canvas, context) => treat(canvas, context);
}
