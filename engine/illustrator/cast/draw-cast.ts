/** Puts the subjects into the picture: shadow and mirror image first, then the body in haze, and lines for styles that ink. */

import { meshCache } from '#engine/sculpt/mesh/mesh-cache.ts';
import type { Canvas, Tick } from '../canvas/canvas.ts';
import { clamp, type Rgb, smoothstep } from '../canvas/colour.ts';
import type { Noise } from '../canvas/noise.ts';
import type { Daylight } from '../light/daylight.ts';
import type { Stage } from '../settings/stage.ts';
import { renderSubject, type SubjectPicture } from '../subjects/render-subject.ts';
import { WORN } from './colours.ts';
import { LIGHT_OF_BYTE } from './film.ts';
import type { Placement } from './placement.ts';
import { rigOf } from './rig.ts';

/** Room around a subject for its shadow. */
const FIT = 0.6;

export interface Cast {
  /** How much of each pixel belongs to a subject. */
  mask: Float32Array;
  /** Where a drawn line belongs: outlines and edges between colours. */
  ink: Float32Array;
}

interface Drawing {
  canvas: Canvas;
  cast: Cast;
  stage: Stage;
  light: Daylight;
  noise: Noise;
}

const cache = meshCache(16);

export function drawCast(
  canvas: Canvas,
  stage: Stage,
  light: Daylight,
  noise: Noise,
  all: readonly Placement[],
  tick: Tick,
): Cast {
  const size = canvas.width * canvas.height;
  const cast: Cast = { mask: new Float32Array(size), ink: new Float32Array(size) };
  for (const [i, one] of all.entries()) {
    tick(i / all.length);
    drawOne({ canvas, cast, stage, light, noise }, one);
  }
  return cast;
}

function drawOne(drawing: Drawing, placement: Placement): void {
  const { canvas, stage, light } = drawing;
  const { spec } = placement;
  const box = Math.max(16, Math.round((placement.size / FIT) * canvas.height));
  const picture = renderSubject(
    {
      name: spec.name,
      ...(spec.pose && spec.pose !== 'dance' && { pose: spec.pose }),
      ...(spec.holding && { holding: spec.holding }),
      ...(spec.riding && { riding: spec.riding }),
      ...(spec.colour && { colours: { main: WORN[spec.colour] } }),
      view: { yaw: placement.yaw, pitch: placement.pitch, fit: FIT },
      size: { width: box, height: box },
      light: rigOf(light, stage.bounce),
      quality: box > 500 ? 'normal' : 'draft',
    },
    cache,
  );
  const left = Math.round(canvas.width / 2 + placement.u * canvas.height - box / 2);
  const foot = placement.floats ? box / 2 : picture.groundY;
  const top = Math.round(placement.v * canvas.height - foot);
  if (!placement.floats && stage.footing === 'ground') throwShadow(drawing, picture, left, top);
  if (!placement.floats && stage.footing === 'water') mirror(drawing, picture, placement, left, top);
  putBody(drawing, picture, placement, left, top);
}

function throwShadow({ canvas, light }: Drawing, picture: SubjectPicture, left: number, top: number): void {
  const strength = light.cover > 0.7 ? 0.5 : 0.72;
  eachPixel(canvas, picture, left, top, (from, to) => {
    const dark = picture.shadow[from]! * strength;
    if (dark <= 0.004) return;
    // Shadows keep the colour of the sky.
    canvas.data[to * 3]! *= 1 - dark;
    canvas.data[to * 3 + 1]! *= 1 - dark * 0.96;
    canvas.data[to * 3 + 2]! *= 1 - dark * 0.88;
  });
}

/** Upside down below the waterline, broken by the waves. */
function mirror(
  { canvas, noise }: Drawing,
  picture: SubjectPicture,
  placement: Placement,
  left: number,
  top: number,
): void {
  const line = waterline(picture, placement);
  const { width, height, rgba } = picture;
  for (let y = 0; y < height; y++) {
    const row = top + line + y;
    if (row < 0 || row >= canvas.height) continue;
    for (let x = 0; x < width; x++) {
      const column = left + x;
      if (column < 0 || column >= canvas.width) continue;
      const depth = y / height;
      const wave =
        (noise.noise((column / canvas.height) * 30, (row / canvas.height) * 120) - 0.5) * (4 + 60 * depth);
      const sx = Math.round(x + (wave * width) / 300);
      const sy = Math.round(line - y - Math.abs(wave) * 0.4);
      if (sx < 0 || sx >= width || sy < 0) continue;
      const q = (sy * width + sx) * 4;
      const alpha = (rgba[q + 3]! / 255) * 0.5 * (1 - smoothstep(0, 0.5, depth));
      if (alpha > 0) blend(canvas, row * canvas.width + column, rgba, q, alpha, [0.8, 0.9, 1]);
    }
  }
}

/** What swims or floats sits a little in the water. */
const waterline = ({ groundY, height }: SubjectPicture, { sunk }: Placement): number =>
  Math.round(groundY - height * FIT * sunk);

function putBody(
  drawing: Drawing,
  picture: SubjectPicture,
  placement: Placement,
  left: number,
  top: number,
): void {
  const { canvas, cast, stage, light } = drawing;
  const haze = smoothstep(0.25, 1, placement.far) * 0.55 * Math.min(2, light.hazeDensity);
  const sinks = stage.footing === 'water' && !placement.floats;
  const line = waterline(picture, placement);
  const thick = Math.max(1, Math.round(canvas.height / 700));
  eachPixel(canvas, picture, left, top, (from, to) => {
    let alpha = picture.rgba[from * 4 + 3]! / 255;
    if (sinks) alpha *= clamp((line - Math.floor(from / picture.width)) / 3 + 0.5);
    if (alpha <= 0) return;
    blend(canvas, to, picture.rgba, from * 4, alpha, [1, 1, 1]);
    for (let c = 0; c < 3; c++) {
      const at = to * 3 + c;
      canvas.data[at]! += (light.haze[c]! - canvas.data[at]!) * haze * alpha;
    }
    cast.mask[to] = Math.max(cast.mask[to]!, alpha);
    cast.ink[to] = Math.max(cast.ink[to]! * (1 - alpha), isLine(picture, from, thick) ? alpha : 0);
  });
}

function isLine(
  { material, depth, width, height, camera }: SubjectPicture,
  at: number,
  reach: number,
): boolean {
  const here = material[at]!;
  const x = at % width;
  const y = Math.floor(at / width);
  if (x < reach || y < reach || x >= width - reach || y >= height - reach) return false;
  // A step of a few pixels' worth of depth is an edge.
  const step = (depth[at]! / camera.focal) * 14;
  for (const n of [at - reach, at + reach, at - reach * width, at + reach * width])
    if (material[n] !== here || Math.abs(depth[n]! - depth[at]!) > step) return true;
  return false;
}

function blend(
  canvas: Canvas,
  to: number,
  rgba: Uint8ClampedArray,
  from: number,
  alpha: number,
  tint: Rgb,
): void {
  for (let c = 0; c < 3; c++) {
    const at = to * 3 + c;
    canvas.data[at]! += (LIGHT_OF_BYTE[rgba[from + c]!]! * tint[c]! - canvas.data[at]!) * alpha;
  }
}

function eachPixel(
  canvas: Canvas,
  picture: SubjectPicture,
  left: number,
  top: number,
  visit: (from: number, to: number) => void,
): void {
  const x0 = Math.max(0, -left);
  const x1 = Math.min(picture.width, canvas.width - left);
  const y1 = Math.min(picture.height, canvas.height - top);
  for (let y = Math.max(0, -top); y < y1; y++)
    for (let x = x0; x < x1; x++) visit(y * picture.width + x, (top + y) * canvas.width + left + x);
}
