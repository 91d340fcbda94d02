/** A click on a picture, and what was meant by it as a mask. */

import { createHash } from 'node:crypto';
import { AppError } from '#common/errors.ts';
import type { PhotoPoint } from '#common/photo-recipe.ts';
import { tidy } from '../cutout/components.ts';
import { refineMatte } from '../cutout/refine-matte.ts';
import { type PhotoModels, withModel } from '../models/photo-models.ts';
import { type Pixels, shrink } from '../pixels.ts';
import { type Plane, planeFromBytes } from '../planes.ts';
import { checkpoint, type Watch } from '../progress.ts';
import { likeColour } from './like-colour.ts';
import { bestOf, decided, embed, segment } from './segment.ts';

export type SelectEngine = 'sam2' | 'colour';

export interface Selected {
  /** Probabilities over the picture, at most `MASK_SIDE` pixels on its longer side. */
  mask: Plane;
  /** How sure it is, 0 to 1. */
  score: number;
  engine: SelectEngine;
  why?: string;
}

/** Longer side of the masks that are given out: fine enough to be shown and to be erased along. */
const MASK_SIDE = 1024;
/** Somebody waits for it with the mouse in hand. */
const EDGE = { reach: 0.006, softness: 1e-4, side: 512 };

/** What a picture is recognised by from one click to the next. */
export const pictureKey = ({ width, height, data }: Pixels): string =>
  `${width}x${height}:${createHash('sha1').update(data).digest('base64')}`;

export async function selectIn(
  pixels: Pixels,
  key: string,
  points: readonly PhotoPoint[],
  models: PhotoModels,
  watch: Watch,
): Promise<Selected> {
  if (!points.some((one) => one.include))
    throw new AppError('bad_request', 'Please click on what you want to select.');
  await checkpoint(watch, 0.02);
  const small = await shrink(pixels, MASK_SIDE);
  return withModel<Selected>(
    async () => {
      const embedding = await models.embeddings.get(key, () => embed(small, models));
      await checkpoint(watch, 0.8);
      const prompts = points.map(({ x, y, include }) => ({
        x,
        y,
        label: include ? (1 as const) : (0 as const),
      }));
      const best = bestOf(await segment(embedding, prompts, models));
      tidy(best.mask, { smallestPart: 0.01, largestHole: 0.0006 });
      const alpha = await refineMatte(small, decided(best.mask), EDGE);
      await checkpoint(watch, 1);
      return {
        mask: planeFromBytes(alpha, small.width, small.height),
        score: Math.max(0, Math.min(1, best.score)),
        engine: 'sam2',
      };
    },
    async (why) => ({ mask: likeColour(small, points), score: 0.3, engine: 'colour', why }),
  );
}
