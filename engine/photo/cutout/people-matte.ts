/** A matte of the people in a photo, by MODNet, with how sure it looks. */

import type { PhotoModels } from '../models/photo-models.ts';
import { type Norm, toTensor } from '../models/tensors.ts';
import { type Pixels, sharpOf, toPixels } from '../pixels.ts';
import type { Plane } from '../planes.ts';
import { tidy } from './components.ts';

const SHORT_EDGE = 512;
const LONG_EDGE = 1024;
/** The model halves its input five times. */
const STEP = 32;
const NORM: Norm = { mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5] };

const rounded = (side: number): number => Math.max(STEP, Math.round(side / STEP) * STEP);

export async function peopleMatte(pixels: Pixels, models: PhotoModels): Promise<Plane> {
  const session = await models.session('people');
  const { width, height } = pixels;
  const scale = Math.min(SHORT_EDGE / Math.min(width, height), LONG_EDGE / Math.max(width, height));
  const input = await toPixels(
    sharpOf(pixels).resize(rounded(width * scale), rounded(height * scale), { fit: 'fill' }),
  );
  const answer = await session.run({ input: toTensor(input, NORM) });
  const matte = { width: input.width, height: input.height, values: answer.output!.data as Float32Array };
  // Bright clothes may have spots that the model takes for the sky; several people are several parts.
  tidy(matte, { smallestPart: 0.03, largestHole: 0.002 });
  return matte;
}

export interface Sureness {
  /** Share of the picture that is covered. */
  covered: number;
  /** Share of the covered area that is neither in nor out. */
  unsure: number;
}

export function surenessOf({ values }: Plane): Sureness {
  let [covered, unsure] = [0, 0];
  for (const a of values) {
    covered += a;
    unsure += 4 * a * (1 - a);
  }
  return { covered: covered / values.length, unsure: covered > 0 ? unsure / covered : 1 };
}
