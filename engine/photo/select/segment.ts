/** Points on a picture into masks of what they point at, by SAM 2. */

import { Tensor } from 'onnxruntime-node';
import type { PhotoModels } from '../models/photo-models.ts';
import { type Norm, toTensor } from '../models/tensors.ts';
import { type Pixels, sharpOf, toPixels } from '../pixels.ts';
import type { Plane } from '../planes.ts';
import type { Embedding } from './embedding-cache.ts';

/** The model takes squares of this size; the picture is stretched over it. */
const SIDE = 1024;
const MASK_SIDE = 256;
const NORM: Norm = { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] };

export async function embed(pixels: Pixels, models: PhotoModels): Promise<Embedding> {
  const session = await models.session('seeing');
  const square = await toPixels(sharpOf(pixels).resize(SIDE, SIDE, { fit: 'fill' }));
  const answer = await session.run({ image: toTensor(square, NORM) });
  return { width: pixels.width, height: pixels.height, features: answer as Embedding['features'] };
}

export interface Prompt {
  /** Shares of the picture's width and height. */
  x: number;
  y: number;
  /** 1: part of it, 0: not part of it, 2 and 3: corners of a box around it. */
  label: 0 | 1 | 2 | 3;
}

export interface Segment {
  /** Probabilities, stretched over the picture. */
  mask: Plane;
  /** How good the model thinks it is, 0 to 1. */
  score: number;
  /** What the model can start from when it is asked again. */
  logits: Float32Array;
}

/** Three guesses: of one thing, its parts, or what it is part of. */
export async function segment(
  { features }: Embedding,
  prompts: readonly Prompt[],
  models: PhotoModels,
  before?: Segment,
): Promise<Segment[]> {
  const session = await models.session('pointing');
  const places = prompts.flatMap(({ x, y }) => [x * SIDE, y * SIDE]);
  const answer = await session.run({
    ...features,
    point_coords: new Tensor('float32', Float32Array.from(places), [1, prompts.length, 2]),
    point_labels: new Tensor(
      'float32',
      Float32Array.from(prompts, (one) => one.label),
      [1, prompts.length],
    ),
    mask_input: new Tensor('float32', before?.logits ?? new Float32Array(MASK_SIDE * MASK_SIDE), [
      1,
      1,
      MASK_SIDE,
      MASK_SIDE,
    ]),
    has_mask_input: new Tensor('float32', Float32Array.of(before ? 1 : 0), [1]),
  });
  const all = answer.masks!.data as Float32Array;
  const scores = answer.iou_predictions!.data as Float32Array;
  return Array.from(scores, (score, k) => {
    const logits = all.slice(k * MASK_SIDE * MASK_SIDE, (k + 1) * MASK_SIDE * MASK_SIDE);
    const values = logits.map((logit) => 1 / (1 + Math.exp(-logit)));
    return { score, logits, mask: { width: MASK_SIDE, height: MASK_SIDE, values } };
  });
}

/** What the model only half believes would be seen as haze. */
export function decided({ width, height, values }: Plane): Plane {
  return {
    width,
    height,
    values: values.map((p) => {
      const t = Math.max(0, Math.min(1, (p - 0.3) / 0.4));
      return t * t * (3 - 2 * t);
    }),
  };
}

export const bestOf = (segments: readonly Segment[]): Segment =>
  segments.reduce((best, one) => (one.score > best.score ? one : best));
