/** Lays the drawn world over the setting: shadow and mirror image first, then the bodies, and lines for styles that ink. */

import type { Camera as Lens } from '#engine/sculpt/render/camera.ts';
import { boxBlur } from '../canvas/blur.ts';
import type { Canvas } from '../canvas/canvas.ts';
import { clamp, smoothstep } from '../canvas/colour.ts';
import type { Noise } from '../canvas/noise.ts';
import type { Daylight } from '../light/daylight.ts';
import type { Stage } from '../locations/stage.ts';
import type { FramingKind } from '../scene.ts';
import type { WorldPicture } from '../world/actor.ts';
import { filmLight } from './film.ts';

export interface Cast {
  /** How much of each pixel belongs to a thing in the foreground. */
  mask: Float32Array;
  /** Where a drawn line belongs: outlines and edges between colours. */
  ink: Float32Array;
  /** Where words stand on things: how much of each pixel no brush may blur. */
  letters?: Float32Array;
  /** Where the light was traced and the lens has done its work already: the kind of picture, which is finished as such. */
  look?: FramingKind;
}

export const emptyCast = ({ width, height }: Canvas): Cast => ({
  mask: new Float32Array(width * height),
  ink: new Float32Array(width * height),
});

export interface Laying {
  canvas: Canvas;
  picture: WorldPicture;
  lens: Lens;
  stage: Pick<Stage, 'footing' | 'polish'>;
  light: Daylight;
  noise: Noise;
  /** Metres at which haze begins to swallow things; Infinity indoors. */
  hazeFrom: number;
  /** Null for what belongs to the background. */
  cast: Cast | null;
}

export function layWorld(laying: Laying): void {
  const { stage } = laying;
  // Traced light has shaded the ground already, and mirrored things in it.
  const isTraced = laying.picture.surface !== undefined;
  if (stage.footing === 'ground' && !isTraced) throwShadow(laying);
  // Whoever looks down sees the table, not its sheen.
  const steep = clamp(1 + laying.lens.forward[1] * 2.2);
  const polish = stage.footing === 'water' ? 0.5 : isTraced ? 0 : (stage.polish ?? 0) * steep;
  if (polish > 0.03) reflect(laying, polish);
  putBodies(laying);
  const { canvas, picture, cast } = laying;
  if (!picture.surface?.glaze) return;
  picture.surface.glaze(canvas);
  for (const [i, share] of picture.alpha.entries())
    if (cast && stage.footing !== 'water' && share > cast.mask[i]!) cast.mask[i] = share;
}

function throwShadow({ canvas, picture, light }: Laying): void {
  const strength = light.cover > 0.7 ? 0.62 : 0.82;
  for (let i = 0; i < picture.shadow.length; i++) {
    const dark = picture.shadow[i]! * strength;
    if (dark <= 0.004) continue;
    // Shadows keep the colour of the sky.
    canvas.data[i * 3]! *= 1 - dark;
    canvas.data[i * 3 + 1]! *= 1 - dark * 0.96;
    canvas.data[i * 3 + 2]! *= 1 - dark * 0.9;
  }
}

/** Height over the ground of what a pixel shows. */
const heightAt = ({ eye, up, forward, centreY, focal }: Lens, row: number, depth: number): number =>
  eye[1] + (forward[1] + up[1] * ((centreY - row - 0.5) / focal)) * depth;

/** Every point again below its foot, broken by waves where there is water and fading with its height on a polished floor. */
function reflect({ canvas, picture, lens, stage, noise }: Laying, polish: number): void {
  const { width, height, alpha, depth, light } = picture;
  const isWater = stage.footing === 'water';
  // Colour and weight; each point falls between two rows and is shared by both.
  const sum = new Float32Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = y * width + x;
      if (alpha[from]! <= 0.3) continue;
      const up = heightAt(lens, y, depth[from]!);
      if (up < 0) continue;
      const drop = (up * lens.up[1] * lens.focal) / depth[from]!;
      const wave = isWater
        ? (noise.noise((x / height) * 30, (y / height) * 90) - 0.5) * (2 + 0.08 * drop)
        : 0;
      const row = y + 2 * drop + Math.abs(wave);
      const column = Math.round(x + wave);
      const top = Math.floor(row);
      if (top + 1 >= height || column < 0 || column >= width) continue;
      const share = alpha[from]! * polish * (1 - smoothstep(0, isWater ? 0.55 : 0.16, drop / height));
      for (const [line, part] of [
        [top, 1 - row + top],
        [top + 1, row - top],
      ] as const) {
        const to = (line * width + column) * 4;
        for (let c = 0; c < 3; c++)
          sum[to + c]! += filmLight(light[from * 3 + c]!) * (isWater ? 0.8 + 0.1 * c : 1) * share * part;
        sum[to + 3]! += share * part;
      }
    }
  boxBlur(sum, width, height, 4, Math.max(1, height / 420), 2);
  for (let i = 0; i < width * height; i++) {
    const weight = sum[i * 4 + 3]!;
    if (weight <= 0.002) continue;
    const share = Math.min(weight, polish);
    for (let c = 0; c < 3; c++) {
      const at = i * 3 + c;
      canvas.data[at]! += (sum[i * 4 + c]! / weight - canvas.data[at]!) * share;
    }
  }
}

/** An edge of bright light over a dark place is mixed as film shows it, else it would be jagged. */
function edgeMix(under: number, over: number, share: number): number {
  if (share >= 1) return over;
  const a = under / (0.35 + under);
  const mixed = a + (over / (0.35 + over) - a) * share;
  return (0.35 * mixed) / (1 - mixed);
}

function putBodies({ canvas, picture, lens, stage, light: day, hazeFrom, cast }: Laying): void {
  const { width, height, alpha, depth, light } = picture;
  const sinks = stage.footing === 'water';
  const thick = Math.max(1, Math.round(height / 700));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      let share = alpha[i]!;
      if (share <= 0) continue;
      const away = depth[i]!;
      if (sinks) {
        const pixel = away / lens.focal;
        share *= clamp(heightAt(lens, y, away) / (2 * pixel) + 0.5);
        if (share <= 0) continue;
      }
      const haze = Number.isFinite(hazeFrom)
        ? clamp(1 - Math.exp(-Math.max(0, away / hazeFrom - 1) * 0.3 * day.hazeDensity)) * 0.75
        : 0;
      for (let c = 0; c < 3; c++) {
        const at = i * 3 + c;
        const body = filmLight(light[at]!);
        const hazy = body + (day.haze[c]! - body) * haze;
        const under = canvas.data[at]!;
        canvas.data[at] = picture.surface ? edgeMix(under, hazy, share) : under + (hazy - under) * share;
      }
      if (!cast) continue;
      cast.mask[i] = Math.max(cast.mask[i]!, share);
      cast.ink[i] = isLine(picture, lens, x, y, thick) ? share : 0;
    }
}

function isLine(
  { piece, colour, depth, width, height }: WorldPicture,
  lens: Lens,
  x: number,
  y: number,
  reach: number,
): boolean {
  if (x < reach || y < reach || x >= width - reach || y >= height - reach) return false;
  const at = y * width + x;
  // A step of a few pixels' worth of depth is an edge.
  const step = (depth[at]! / lens.focal) * 14;
  for (const n of [at - reach, at + reach, at - reach * width, at + reach * width])
    if (piece[n] !== piece[at] || colour[n] !== colour[at] || Math.abs(depth[n]! - depth[at]!) > step)
      return true;
  return false;
}
