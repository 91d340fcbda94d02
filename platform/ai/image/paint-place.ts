/** A place for characters to stand in, painted from words by the image model: each once. */

import { generateImage } from 'ai';
import type { Platform } from '#platform/platform.ts';

const TIMEOUT_MS = 180_000;
const MAX_SEED = 99_991;
const SIZES = { '16:9': 'landscape', '9:16': 'portrait', '1:1': 'square' } as const;
const PIXELS = { '16:9': '1536x1024', '9:16': '1024x1536', '1:1': '1024x1024' } as const;

export interface PlaceWish {
  prompt: string;
  seed: number;
  shape: keyof typeof SIZES;
  /** What is painted is the picture itself: nobody will stand in it. */
  isWhole?: boolean;
}

/** The same words give the same picture. */
export const placeSeed = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % MAX_SEED, 7);

const recipeOf = (model: string | undefined, { prompt, seed, shape, isWhole = false }: PlaceWish) => ({
  kind: 'movie-place',
  model,
  prompt,
  seed,
  shape,
  ...(isWhole && { isWhole }),
});

/** Whether the model that paints now painted it before. */
export async function isPlacePainted(
  { models, cache }: Pick<Platform, 'models' | 'cache'>,
  userId: string,
  wish: PlaceWish,
): Promise<boolean> {
  return cache.has(userId, recipeOf((await models.info('image')).id, wish));
}

export async function paintedPlace(
  { models, cache }: Pick<Platform, 'models' | 'cache'>,
  userId: string,
  wish: PlaceWish,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { prompt, seed, shape, isWhole = false } = wish;
  const { id: model, isBuiltin } = await models.info('image');
  return cache.once(userId, recipeOf(model, wish), 'application/octet-stream', async () => {
    const size = /^(openai|compatible):/.test(model ?? '')
      ? { size: PIXELS[shape] }
      : isBuiltin
        ? {}
        : { aspectRatio: shape };
    const { image } = await generateImage({
      model: await models.image(),
      prompt:
        isBuiltin || isWhole
          ? prompt
          : `${prompt}, an empty film set without people, seen at eye level, without text`,
      seed,
      ...size,
      providerOptions: { builtin: { style: '', size: SIZES[shape] } },
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    return image.uint8Array;
  });
}
