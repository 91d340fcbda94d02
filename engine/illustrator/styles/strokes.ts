/** Paints a picture again with a brush: strokes along the forms, large ones first, bristles that leave a relief. */

import { blurred, boxBlur } from '../canvas/blur.ts';
import { type Canvas, createCanvas } from '../canvas/canvas.ts';
import { clamp } from '../canvas/colour.ts';
import { greyOf } from './grade.ts';
import type { StyleContext } from './style.ts';

export interface Brushwork {
  /** Half widths of the brushes, as shares of the height, large to small. */
  brushes: readonly number[];
  /** How different a place must still be before a smaller brush goes there. */
  tolerance: number;
  /** Random change of colour from stroke to stroke. */
  variety: number;
  /** Strength of the light on the relief. */
  relief: number;
}

interface Surface {
  canvas: Canvas;
  thickness: Float32Array;
}

export function paintOver(source: Canvas, { noise, chance }: StyleContext, work: Brushwork): Canvas {
  const { width, height } = source;
  const surface: Surface = {
    canvas: createCanvas(width, height),
    thickness: new Float32Array(width * height),
  };
  surface.canvas.data.set(blurred(source, height * 0.05).data);
  const grain = brushGrain(chance);
  for (const [layer, share] of work.brushes.entries()) {
    const radius = Math.max(1.2, share * height);
    const model = blurred(source, radius * 0.7);
    const directions = directionsOf(model, radius);
    const step = radius * 1.15;
    const places: number[] = [];
    for (let y = step / 2; y < height; y += step)
      for (let x = step / 2; x < width; x += step) {
        const px = clamp(x + (chance() - 0.5) * step, 0, width - 1);
        const py = clamp(y + (chance() - 0.5) * step, 0, height - 1);
        const at = (Math.floor(py) * width + Math.floor(px)) * 3;
        if (layer === 0 || difference(model, surface.canvas, at) > work.tolerance) places.push(px, py);
      }
    shuffle(places, chance);
    for (let i = 0; i < places.length; i += 2)
      stroke(
        surface,
        model,
        directions,
        places[i]!,
        places[i + 1]!,
        radius,
        work,
        chance,
        grain,
        noise.noise,
      );
  }
  if (work.relief > 0) lightRelief(surface, work.relief);
  return surface.canvas;
}

const difference = (a: Canvas, b: Canvas, at: number): number =>
  Math.abs(a.data[at]! - b.data[at]!) +
  Math.abs(a.data[at + 1]! - b.data[at + 1]!) +
  Math.abs(a.data[at + 2]! - b.data[at + 2]!);

function shuffle(places: number[], chance: () => number): void {
  for (let i = places.length / 2 - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    for (let k = 0; k < 2; k++) {
      const kept = places[i * 2 + k]!;
      places[i * 2 + k] = places[j * 2 + k]!;
      places[j * 2 + k] = kept;
    }
  }
}

/** Angle along the forms at every pixel: from the smoothed structure tensor, so that flat areas follow their surroundings. */
function directionsOf(canvas: Canvas, radius: number): Float32Array {
  const { width, height } = canvas;
  const l = greyOf(canvas);
  const tensor = new Float32Array(width * height * 3);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const gx = l[at + 1]! - l[at - 1]!;
      const gy = l[at + width]! - l[at - width]!;
      tensor[at * 3] = gx * gx;
      tensor[at * 3 + 1] = gx * gy;
      tensor[at * 3 + 2] = gy * gy;
    }
  boxBlur(tensor, width, height, 3, radius * 1.2, 2);
  const out = new Float32Array(width * height);
  for (let i = 0; i < out.length; i++)
    out[i] = 0.5 * Math.atan2(2 * tensor[i * 3 + 1]!, tensor[i * 3]! - tensor[i * 3 + 2]!) + Math.PI / 2;
  return out;
}

const GRAIN = 64;

/** Bristles across a brush: how much paint each leaves. */
function brushGrain(chance: () => number): Float32Array {
  return Float32Array.from({ length: GRAIN }, () => 0.55 + 0.45 * chance());
}

function stroke(
  { canvas, thickness }: Surface,
  model: Canvas,
  directions: Float32Array,
  x: number,
  y: number,
  radius: number,
  work: Brushwork,
  chance: () => number,
  grain: Float32Array,
  noise: (x: number, y: number) => number,
): void {
  const { width, height } = canvas;
  const start = Math.floor(y) * width + Math.floor(x);
  const angle = directions[start]! + (chance() - 0.5) * 0.35;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const long = radius * (2 + 1.6 * chance());
  const bend = ((noise(x * 0.02, y * 0.02) - 0.5) * 0.9) / long;
  const shift = (chance() - 0.5) * work.variety;
  const color = [0, 1, 2].map(
    (c) => model.data[start * 3 + c]! + shift + (chance() - 0.5) * work.variety * 0.5,
  );
  const first = Math.floor(chance() * GRAIN);
  const sag = bend * long * long;
  const reachY = Math.abs(sin) * long + Math.abs(cos) * (radius + Math.abs(sag)) + 1;
  const y0 = Math.max(0, Math.floor(y - reachY));
  const y1 = Math.min(height - 1, Math.ceil(y + reachY));
  for (let j = y0; j <= y1; j++) {
    // Of each row only what lies within the turned rectangle.
    const dy = j - y;
    const ends = between(cos, dy * sin, -long, long);
    const sides = between(-sin, dy * cos, Math.min(0, sag) - radius, Math.max(0, sag) + radius);
    const x0 = Math.max(0, Math.floor(x + Math.max(ends[0], sides[0])));
    const x1 = Math.min(width - 1, Math.ceil(x + Math.min(ends[1], sides[1])));
    for (let i = x0; i <= x1; i++) {
      const along = ((i - x) * cos + dy * sin) / long;
      if (along < -1 || along > 1) continue;
      const across = (dy * cos - (i - x) * sin - sag * along * along) / radius;
      if (across < -1 || across > 1) continue;
      const bristle = grain[(first + Math.floor((across + 1) * 9)) & (GRAIN - 1)]!;
      const end = clamp((1 - Math.abs(along)) * 3.2 * bristle);
      const alpha = end * clamp((1 - Math.abs(across)) * 3) * 0.96;
      if (alpha <= 0.02) continue;
      const at = j * width + i;
      canvas.data[at * 3]! += (color[0]! - canvas.data[at * 3]!) * alpha;
      canvas.data[at * 3 + 1]! += (color[1]! - canvas.data[at * 3 + 1]!) * alpha;
      canvas.data[at * 3 + 2]! += (color[2]! - canvas.data[at * 3 + 2]!) * alpha;
      const body = bristle * (0.55 + 0.45 * Math.abs(across)) * (0.7 + 0.3 * along);
      thickness[at]! += (body - thickness[at]!) * alpha;
    }
  }
}

/** Where slope · x + offset lies between low and high. */
function between(slope: number, offset: number, low: number, high: number): [number, number] {
  if (Math.abs(slope) < 1e-6) return [-1e6, 1e6];
  const a = (low - offset) / slope;
  const b = (high - offset) / slope;
  return a < b ? [a, b] : [b, a];
}

/** Light from the upper left over the ridges of paint. */
function lightRelief({ canvas, thickness }: Surface, strength: number): void {
  const { width, height, data } = canvas;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const slope = thickness[at + width + 1]! - thickness[at - width - 1]!;
      const k = clamp(slope, -0.5, 0.5) * strength;
      for (let c = 0; c < 3; c++)
        data[at * 3 + c] = clamp(data[at * 3 + c]! * (1 + k) + Math.max(0, k) * 0.06);
    }
}
