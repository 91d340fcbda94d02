/** Finds what a picture is about when nobody pointed at it: SAM 2 is asked at several places and the best answer is taken. */

import type { PhotoModels } from '../models/photo-models.ts';
import type { Pixels } from '../pixels.ts';
import type { Plane } from '../planes.ts';
import { checkpoint, type Watch } from '../progress.ts';
import { bestOf, decided, embed, type Prompt, type Segment, segment } from '../select/segment.ts';
import { tidy } from './components.ts';

const point = (x: number, y: number): Prompt => ({ x, y, label: 1 });

const QUESTIONS: readonly (readonly Prompt[])[] = [
  [point(0.5, 0.5)],
  [
    { x: 0.06, y: 0.06, label: 2 },
    { x: 0.94, y: 0.94, label: 3 },
  ],
  [point(0.5, 0.36), point(0.5, 0.66)],
  [point(0.36, 0.55)],
  [point(0.64, 0.55)],
];

export interface Measured {
  covered: number;
  /** Share of the picture's four sides that the mask lies on. */
  onEdge: number;
  /** Distance of its middle from the picture's, 0 to about 0.7. */
  offCentre: number;
}

export function measure({ width, height, values }: Plane): Measured {
  let [count, sx, sy, edge] = [0, 0, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (values[y * width + x]! < 0.5) continue;
      count++;
      sx += x;
      sy += y;
      // The lower side is where people and things are cut off in most pictures.
      if (x === 0 || x === width - 1 || y === 0) edge++;
    }
  const total = width * height;
  return {
    covered: count / total,
    onEdge: edge / (width + 2 * height),
    offCentre: count ? Math.hypot(sx / count / width - 0.5, sy / count / height - 0.5) : 1,
  };
}

/** How likely this is what the picture is about, 0 to 1. */
function worthOf({ mask, score }: Segment): number {
  const { covered, onEdge, offCentre } = measure(mask);
  const size = covered < 0.02 ? 0.1 : covered < 0.12 ? 0.55 + covered * 3.7 : covered > 0.85 ? 0.3 : 1;
  return Math.max(0, score) * size * (1 - Math.min(1, onEdge * 1.6) * 0.75) * (1 - offCentre * 0.6);
}

export async function subjectMatte(
  pixels: Pixels,
  models: PhotoModels,
  watch: Watch,
): Promise<{ mask: Plane; worth: number }> {
  await checkpoint(watch, 0);
  const embedding = await embed(pixels, models);
  await checkpoint(watch, 0.8);
  let best: (Segment & { worth: number }) | undefined;
  for (const question of QUESTIONS) {
    for (const one of await segment(embedding, question, models)) {
      const worth = worthOf(one);
      if (!best || worth > best.worth) best = { ...one, worth };
    }
    watch.signal?.throwIfAborted();
  }
  const { worth } = best!;
  // Asked once more about exactly this, the model draws a cleaner outline.
  const again = bestOf(await segment(embedding, boxAround(best!.mask), models, best));
  const { mask } = again.score > best!.score - 0.1 ? again : best!;
  tidy(mask, { smallestPart: 0.06, largestHole: 0.0006 });
  return { mask: decided(mask), worth };
}

function boxAround({ width, height, values }: Plane): Prompt[] {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (values[y * width + x]! > 0.5) {
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y + 1);
      }
  return [
    { x: left / width, y: top / height, label: 2 },
    { x: right / width, y: bottom / height, label: 3 },
  ];
}
