/** A pattern that repeats without a seam: the thing scattered over a plain ground, wrapped around the edges. */

import { type Canvas, createCanvas } from '../canvas/canvas.ts';
import { clamp, mixRgb, type Rgb, rgb, scaleRgb } from '../canvas/colour.ts';
import type { Cast } from '../compose/draw-world.ts';
import { filmLight } from '../compose/film.ts';
import { studioRig } from '../locations/sets/studio.ts';
import type { WorldPicture } from '../world/actor.ts';
import { type Placed, sizeOf } from '../world/piece.ts';
import { renderWorld } from '../world/render-world.ts';

const GROUNDS = ['#f6efdf', '#e6f0ea', '#fdeee4', '#e9edf7', '#f3e8f1', '#fff4cf'];

export interface PatternOptions {
  width: number;
  height: number;
  ground: Rgb | null;
  chance: () => number;
}

/** One motif a piece; neighbours differ in turn and size. */
export function pattern(
  motifs: readonly Placed[],
  { width, height, ground, chance }: PatternOptions,
): { canvas: Canvas; cast: Cast } {
  const canvas = createCanvas(width, height);
  const cast: Cast = { mask: new Float32Array(width * height), ink: new Float32Array(width * height) };
  const base = ground ?? rgb(GROUNDS[Math.floor(chance() * GROUNDS.length)]!);
  for (let at = 0; at < canvas.data.length; at += 3) canvas.data.set(base, at);
  const rows = 4;
  const cell = height / rows;
  const columns = Math.max(2, Math.round(width / cell));
  const pictures = motifs.map((motif) => stamp(motif, Math.round(cell * 0.92)));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const shift = row % 2 === 0 ? 0 : 0.5;
      const x = ((column + shift + 0.5) * width) / columns;
      const y = (row + 0.5) * cell;
      const picture = pictures[(row * columns + column) % pictures.length]!;
      lay(canvas, cast, picture, x, y, (chance() - 0.5) * 1.3, 0.88 + 0.2 * chance(), base);
    }
  return { canvas, cast };
}

function stamp(placed: Placed, side: number): WorldPicture {
  const [w, h, d] = sizeOf(placed.piece);
  const size = Math.hypot(w, h, d * 0.5) * placed.grow;
  const distance = 6 * size;
  return renderWorld([{ ...placed, at: [0, (-h * placed.grow) / 2, 0] }], {
    width: side,
    height: side,
    camera: {
      eye: [0, 0.12 * distance, distance],
      right: [1, 0, 0],
      up: [0, 1, 0],
      forward: [0, 0, -1],
      focal: (side * 0.86 * distance) / size,
      centreX: side / 2,
      centreY: side / 2 - (0.12 * side * 0.86 * distance) / size,
    },
    light: studioRig(-1, false, { light: null }),
    withoutGround: true,
  });
}

function lay(
  canvas: Canvas,
  cast: Cast,
  picture: WorldPicture,
  x: number,
  y: number,
  angle: number,
  scale: number,
  ground: Rgb,
): void {
  const { width, height } = canvas;
  const side = picture.width;
  const half = Math.ceil(side * 0.75);
  const [c, s] = [Math.cos(angle) / scale, Math.sin(angle) / scale];
  const shade = mixRgb(ground, scaleRgb(ground, 0.55), 0.5);
  for (let j = -half; j < half; j++)
    for (let i = -half; i < half; i++) {
      const [px, py] = [side / 2 + c * i + s * j, side / 2 - s * i + c * j];
      const at = wrap(Math.round(y) + j, height) * width + wrap(Math.round(x) + i, width);
      const under = sample(picture.alpha, side, px - side * 0.025, py - side * 0.03, 1, 0);
      const alpha = sample(picture.alpha, side, px, py, 1, 0);
      // A small soft shadow lifts the motif off its ground.
      if (under > 0)
        for (let k = 0; k < 3; k++)
          canvas.data[at * 3 + k]! += (shade[k]! - canvas.data[at * 3 + k]!) * under * 0.35;
      if (alpha <= 0.01) continue;
      for (let k = 0; k < 3; k++) {
        const body = filmLight(sample(picture.light, side, px, py, 3, k));
        canvas.data[at * 3 + k]! += (body - canvas.data[at * 3 + k]!) * alpha;
      }
      cast.mask[at] = Math.max(cast.mask[at]!, alpha);
      if (alpha < 0.9 && alpha > 0.1) cast.ink[at] = 1;
    }
}

const wrap = (v: number, size: number): number => ((v % size) + size) % size;

function sample(
  values: Float32Array,
  side: number,
  x: number,
  y: number,
  channels: number,
  channel: number,
): number {
  const [i, j] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  if (i < 0 || j < 0 || i + 1 >= side || j + 1 >= side) return 0;
  const [s, t] = [clamp(x - 0.5 - i), clamp(y - 0.5 - j)];
  const at = (a: number, b: number): number => values[(b * side + a) * channels + channel]!;
  return (
    (at(i, j) * (1 - s) + at(i + 1, j) * s) * (1 - t) + (at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s) * t
  );
}
