/** Our own illustrator in the shape of any other image model: it paints in a worker thread, within limits. */

import type { JSONValue } from 'ai';
import sharp from 'sharp';
import { AppError } from '#common/errors.ts';
import type { SceneChange } from '#engine/illustrator/reading/change-scene.ts';
import type { Scene } from '#engine/illustrator/scene.ts';
import { progressNow } from '#platform/ai/image/progress.ts';
import type { ModelOf } from '#platform/ai/model-kinds.ts';
import { placeWords } from '#platform/jobs/jobs.repo.ts';
import { createThreadPool } from '#platform/processes/thread-pool.ts';
import type { WorkerPool } from '#platform/processes/worker-pool.ts';
import { type ImageSize, type ImageStyle, PIXELS } from '../contract.ts';

export interface PaintOrder {
  prompt: string;
  style: ImageStyle;
  width: number;
  height: number;
  seed: number;
  /** The page's language, where the prompt is too short to tell. */
  language?: string;
  /** The whole text that the prompt is a sentence of: its place and hour hold for every sentence. */
  script?: string;
  changes: SceneChange[];
}

export interface Painted {
  rgba: Uint8ClampedArray<ArrayBuffer>;
  scene: Scene;
}

/** What only our own engine understands of an order. */
export interface IllustratorOptions {
  style?: ImageStyle;
  size?: ImageSize;
  language?: string;
  script?: string;
  changes?: SceneChange[];
}

const TIMEOUT_MS = 90_000;
const MEMORY_MB = 1024;

export const createPaintPool = (): WorkerPool =>
  createThreadPool({
    entry: new URL('./paint.worker.ts', import.meta.url),
    timeoutMs: TIMEOUT_MS,
    countsWork: true,
    memoryMb: MEMORY_MB,
    idleMs: 120_000,
  });

export function createIllustrator(pool: WorkerPool): ModelOf['image'] {
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId: 'illustrator',
    maxImagesPerCall: 1,
    async doGenerate({ prompt, seed, providerOptions, abortSignal }) {
      if (!prompt) throw new AppError('bad_request', 'The illustrator needs a description.');
      const {
        style = '',
        size = 'square',
        changes = [],
        language,
        script,
      } = (providerOptions.builtin ?? {}) as IllustratorOptions;
      const order: PaintOrder = {
        prompt,
        style,
        seed: seed ?? 0,
        changes,
        ...(language && { language }),
        ...(script && { script }),
        ...PIXELS[size],
      };
      const progress = progressNow();
      const onPlace = (place: number) => progress(place > 0 ? placeWords(place) : 'Drawing your picture', 0);
      const { rgba, scene } = await pool.run<Painted>(order, { signal: abortSignal, onPlace });
      const { width, height } = order;
      const png = await sharp(Buffer.from(rgba.buffer), { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .png({ compressionLevel: 7 })
        .toBuffer();
      return {
        images: [new Uint8Array(png)],
        warnings: [],
        response: { timestamp: new Date(), modelId: 'illustrator', headers: undefined },
        providerMetadata: { builtin: { images: [{ scene: scene as unknown as JSONValue }] } },
      };
    },
  };
}
