/** Oil painting and watercolour. */

import { blurred } from '../canvas/blur.ts';
import { type Canvas, createCanvas } from '../canvas/canvas.ts';
import { clamp, smoothstep } from '../canvas/colour.ts';
import { flatten } from './flatten.ts';
import { bloom, grade, greyOf } from './grade.ts';
import { paintOver } from './strokes.ts';
import type { Style, StyleContext } from './style.ts';

export const oil: Style = (canvas, context) => {
  grade(canvas, context.chance, { saturation: 1.28, contrast: 1.1, warmth: 0.012 });
  const painted = paintOver(canvas, context, {
    brushes: [0.03, 0.016, 0.008, 0.0042],
    tolerance: 0.1,
    variety: 0.075,
    relief: 0.4,
  });
  grade(painted, context.chance, { saturation: 1.1, contrast: 1.05, vignette: 0.28, warmth: 0.012 });
  return painted;
};

const PAPER = [0.985, 0.968, 0.93] as const;

export const watercolor: Style = (canvas, context) => {
  bloom(canvas, 0.02, 0.25);
  const simple = blurred(
    flatten(flatten(canvas, canvas.height * 0.008), canvas.height * 0.006),
    canvas.height * 0.0016,
  );
  const wet = warped(simple, context);
  const washed = washes(wet, context);
  grade(washed, context.chance, { saturation: 1.3, contrast: 1.03 });
  return washed;
};

/** Edges wander as wet paint does. */
function warped(from: Canvas, { noise: { noise } }: StyleContext): Canvas {
  const { width, height } = from;
  const out = createCanvas(width, height);
  const k = height / 1024;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / k, y / k];
      const dx = (noise(u / 60, v / 60) - 0.5) * 13 + (noise(u / 15 + 9, v / 15) - 0.5) * 5;
      const dy = (noise(u / 60 + 50, v / 60) - 0.5) * 13 + (noise(u / 15, v / 15 + 30) - 0.5) * 5;
      const sx = Math.round(clamp(x + dx * k, 0, width - 1));
      const sy = Math.round(clamp(y + dy * k, 0, height - 1));
      const at = (sy * width + sx) * 3;
      out.data.set(from.data.subarray(at, at + 3), (y * width + x) * 3);
    }
  return out;
}

/** Pigment on paper: thin in the light, gathered at edges, granular in the grain, nothing beyond the ragged border. */
function washes(from: Canvas, { noise: { noise, fbm }, chance }: StyleContext): Canvas {
  const { width, height } = from;
  const out = createCanvas(width, height);
  const l = greyOf(from);
  const k = height / 1024;
  const r = Math.max(1, Math.round(5 * k));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const [u, v] = [x / k, y / k];
      const left = l[at - Math.min(x, r)]!;
      const right = l[at + Math.min(width - 1 - x, r)]!;
      const up = l[at - Math.min(y, r) * width]!;
      const down = l[at + Math.min(height - 1 - y, r) * width]!;
      const gathered = clamp((left + right + up + down) / 4 - l[at]!, -0.05, 0.07) * 3.2;
      const flow = fbm(u / 150, v / 150, 4) * 0.75 + noise(u / 40 + 7, v / 40) * 0.25;
      const tooth = noise(u / 2.3, v / 2.3) * 0.6 + noise(u / 5, v / 5 + 70) * 0.4 - 0.5;
      let pigment = 0.94 + (0.45 - flow) * 0.75 + gathered + tooth * 0.16;
      const ragged = (noise(u / 60, v / 60) - 0.5) * 46 + (noise(u / 13, v / 13) - 0.5) * 14;
      const border = Math.min(u, width / k - u, v, height / k - v) + ragged - 34;
      pigment *= smoothstep(0, 5, border) * (border > 0 && border < 12 ? 1.22 : 1);
      for (let c = 0; c < 3; c++) {
        const absorbed = 1 - clamp(from.data[at * 3 + c]!) ** 0.82;
        const paper = PAPER[c]! + tooth * 0.03 + (chance() - 0.5) * 0.006;
        out.data[at * 3 + c] = clamp(paper * (1 - absorbed * clamp(pigment, 0, 1.25)));
      }
    }
  return out;
}
