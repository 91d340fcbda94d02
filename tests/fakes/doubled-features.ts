/** The whole product with stand-ins for its picture and voice engines: for tests of what lies in front of them. */

import sharp from 'sharp';
import { FEATURES } from '#app/features.ts';
import {
  createIllustrator,
  createPaintPool,
  type Painted,
  type PaintOrder,
} from '#features/image/server/illustrator.model.ts';
import { imageFeature } from '#features/image/server/image.feature.ts';
import { speechFeature } from '#features/speech/server/speech.feature.ts';
import type { ServerFeature } from '#platform/feature.ts';
import type { WorkerPool } from '#platform/processes/worker-pool.ts';
import { wavFile } from '#tests/factories/sound.ts';
import { builtinDoubles } from './builtin-doubles.ts';
import { voiceDoubles } from './voice-doubles.ts';

export const doubledFeatures = (): ServerFeature[] =>
  withDoubles({ ...imageFeature, models: () => ({ image: builtinDoubles().image }) });

/** Pictures are read as always and drawn small: pages show what was understood of a prompt. */
export const quickFeatures = (): ServerFeature[] =>
  withDoubles({
    ...imageFeature,
    models: (platform) => {
      const pool = createPaintPool();
      platform.onClose(pool.close);
      return { image: { illustrator: createIllustrator(drawnSmall(pool)) } };
    },
  });

function withDoubles(image: ServerFeature): ServerFeature[] {
  const { said: _, ...voices } = voiceDoubles(wavFile({ seconds: 1 }));
  const doubles = new Map<ServerFeature, ServerFeature>([
    [imageFeature, image],
    [speechFeature, { ...speechFeature, models: () => voices }],
  ]);
  return FEATURES.map((feature) => doubles.get(feature) ?? feature);
}

const SMALLER = 8;

const drawnSmall = (pool: WorkerPool): WorkerPool => ({
  ...pool,
  async run<T>(order: PaintOrder, options: object): Promise<T> {
    const { width, height } = order;
    const small = { width: Math.round(width / SMALLER), height: Math.round(height / SMALLER) };
    const { rgba, scene } = await pool.run<Painted>({ ...order, ...small }, options);
    const raw = { ...small, channels: 4 as const };
    const large = await sharp(Buffer.from(rgba.buffer), { raw }).resize(width, height).raw().toBuffer();
    return { rgba: new Uint8ClampedArray(large), scene } as T;
  },
});
