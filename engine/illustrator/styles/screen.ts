/** Default, digital art and cyberpunk: made for screens. */

import { boxBlur } from '../canvas/blur.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { clamp, fract, mix, smoothstep } from '../canvas/colour.ts';
import { flatten } from './flatten.ts';
import { bloom, eachPixel, grade, grey } from './grade.ts';
import { finish, lookFor } from './photo-grade.ts';
import { fringe } from './photographic.ts';
import { paintOver } from './strokes.ts';
import type { Style, StyleContext } from './style.ts';

export const plain: Style = (canvas, { cast, chance }) => {
  bloom(canvas, 0.03, 0.14);
  if (cast.look) {
    const look = lookFor(cast.look);
    finish(canvas, cast.mask, look);
    grade(canvas, chance, { ...look, saturation: look.saturation + 0.06 });
    return canvas;
  }
  grade(canvas, chance, { saturation: 1.16, contrast: 1.07, vignette: 0.2 });
  return canvas;
};

/** Concept art: bold strokes, indigo shadows against peach light, a halo around the hero, motes in the air. */
export const digitalArt: Style = (canvas, context) => {
  const flat = flatten(canvas, canvas.height * 0.004);
  const painted = paintOver(flat, context, {
    brushes: [0.034, 0.014, 0.006],
    tolerance: 0.13,
    variety: 0.05,
    relief: 0.1,
  });
  keepSubject(painted, canvas, context);
  halo(painted, context);
  eachPixel(painted, (r, g, b) => {
    const l = grey(r, g, b);
    const shade = smoothstep(0.6, 0.05, l);
    const shine = smoothstep(0.45, 0.95, l);
    return [
      r - 0.05 * shade + 0.09 * shine,
      g - 0.012 * shade + 0.025 * shine,
      b + 0.1 * shade - 0.05 * shine,
    ];
  });
  motes(painted, context.chance);
  bloom(painted, 0.04, 0.42);
  grade(painted, context.chance, { saturation: 1.42, contrast: 1.24, vignette: 0.5 });
  return painted;
};

/** Light behind the subject spills over its outline, and the outline itself catches it. */
function halo(painted: Canvas, { cast, hasSubject }: StyleContext): void {
  if (!hasSubject) return;
  const { width, height, data } = painted;
  const wide = cast.mask.slice();
  boxBlur(wide, width, height, 1, height * 0.03, 2);
  const close = cast.mask.slice();
  boxBlur(close, width, height, 1, Math.max(1, height * 0.003), 2);
  for (let at = 0; at < wide.length; at++) {
    const own = cast.mask[at]!;
    const around = wide[at]! * (1 - own) * 0.5;
    const rim = own * (1 - close[at]!) * 0.9;
    const glow = [0.95 * around + rim, 0.75 * around + 0.85 * rim, 0.5 * around + 0.6 * rim];
    for (let c = 0; c < 3; c++) data[at * 3 + c] = 1 - (1 - data[at * 3 + c]!) * (1 - clamp(glow[c]!) * 0.75);
  }
}

/** Glowing dust, near and far. */
function motes({ width, height, data }: Canvas, chance: () => number): void {
  for (let n = 0; n < 90; n++) {
    const [cx, cy] = [chance() * width, (0.15 + 0.85 * chance()) * height];
    const r = height * (0.0012 + 0.006 * chance() ** 4);
    const bright = 0.25 + 0.5 * chance();
    for (let y = Math.max(0, Math.floor(cy - r * 2)); y < Math.min(height, cy + r * 2); y++)
      for (let x = Math.max(0, Math.floor(cx - r * 2)); x < Math.min(width, cx + r * 2); x++) {
        const glow = bright * smoothstep(1, 0.2, Math.hypot(x - cx, y - cy) / (r * 1.6));
        const at = (y * width + x) * 3;
        data[at]! += glow;
        data[at + 1]! += glow * 0.82;
        data[at + 2]! += glow * 0.55;
      }
  }
}

/** Strokes would eat eyes and edges: the subject shows through, mostly. */
function keepSubject(painted: Canvas, source: Canvas, { cast }: StyleContext): void {
  for (let at = 0; at < cast.mask.length; at++) {
    const k = cast.mask[at]! * 0.7;
    for (let c = 0; c < 3; c++)
      painted.data[at * 3 + c] = mix(painted.data[at * 3 + c]!, source.data[at * 3 + c]!, k);
  }
}

const DARK = [0.03, 0.02, 0.13] as const;
const MAGENTA = [0.86, 0.1, 0.6] as const;
const CYAN = [0.3, 0.95, 1] as const;

/** Night, neon, rain and a worn screen. */
export const cyberpunk: Style = (canvas, { cast, noise: { noise }, chance }) => {
  const { height } = canvas;
  eachPixel(canvas, (r, g, b, u, v, x, y) => {
    const l = clamp((grey(r, g, b) - 0.04) * 1.05) ** 1.15;
    const own = cast.mask[y * canvas.width + x]! * 0.3;
    // Light from the left is cyan, from the right magenta.
    const side = clamp(0.5 + u * 0.9 + (noise(u * 3 + 5, v * 3) - 0.5) * 0.5);
    const neon = [0, 1, 2].map((i) => mix(CYAN[i]!, MAGENTA[i]!, side)) as [number, number, number];
    const tone = [0, 1, 2].map((i) =>
      l < 0.5
        ? mix(DARK[i]!, neon[i]! * 0.78, l * 2)
        : mix(neon[i]! * 0.78, 0.55 * neon[i]! + 0.5, l * 2 - 1),
    );
    const line = fract((y / height) * 190) < 0.5 ? 1 : 0.93;
    return [0, 1, 2].map(
      (i) =>
        (mix([r, g, b][i]! * 0.5, tone[i]! * 0.82, 0.62 - own) + own * 0.3 * [r, g, b][i]!) * line * 1.18,
    ) as [number, number, number];
  });
  rain(canvas, chance);
  bloom(canvas, 0.012, 0.5);
  bloom(canvas, 0.05, 0.45);
  fringe(canvas, 0.004);
  grade(canvas, chance, { saturation: 1.3, contrast: 1.2, vignette: 0.55, grain: 0.02 });
  return canvas;
};

function rain({ width, height, data }: Canvas, chance: () => number): void {
  for (let n = 0; n < 460; n++) {
    let x = chance() * width * 1.1;
    const y = chance() * height;
    const long = (0.02 + 0.06 * chance()) * height;
    const bright = 0.05 + 0.11 * chance();
    for (let k = 0; k < long; k++, x -= 0.13) {
      const [i, j] = [Math.round(x), Math.round(y + k)];
      if (i < 0 || i >= width || j < 0 || j >= height) continue;
      const at = (j * width + i) * 3;
      const fade = bright * Math.sin((Math.PI * k) / long);
      data[at]! += fade * 0.8;
      data[at + 1]! += fade;
      data[at + 2]! += fade * 1.1;
    }
  }
}
