/** The whole product with stand-ins for its picture and voice engines: for tests of what lies in front of them. */

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { FEATURES } from '#app/features.ts';
import { avatarFeature, createAvatarFeature } from '#features/avatar/server/avatar.feature.ts';
import {
  createIllustrator,
  type Painted,
  type PaintOrder,
} from '#features/image/server/illustrator.model.ts';
import { imageFeature } from '#features/image/server/image.feature.ts';
import { createSongFeature, songFeature } from '#features/song/server/song.feature.ts';
import { speechFeature } from '#features/speech/server/speech.feature.ts';
import { FRAME_SIZES } from '#features/video/contract.ts';
import { createVideoFeature, videoFeature } from '#features/video/server/video.feature.ts';
import type { ServerFeature } from '#platform/feature.ts';
import type { RunOptions, WorkerPool } from '#platform/processes/worker-pool.ts';
import { wavFile } from '#tests/factories/sound.ts';
import { builtinDoubles } from './builtin-doubles.ts';
import { singerDouble } from './singer-double.ts';
import { voiceDoubles } from './voice-doubles.ts';

export const doubledFeatures = (): ServerFeature[] =>
  withDoubles({ ...imageFeature, models: () => ({ image: builtinDoubles().image }) });

/** Pictures are read as always and not painted, and films are small: pages show what was understood of a prompt. */
export const quickFeatures = (): ServerFeature[] =>
  withDoubles(
    {
      ...imageFeature,
      models: () => ({ image: { illustrator: createIllustrator(washes) } }),
    },
    [
      [videoFeature, createVideoFeature({ filmQuality: { fps: FEW_FRAMES, sizes: SMALL_FRAMES } })],
      [songFeature, createSongFeature({ rate: QUICK_RATE })],
      [
        avatarFeature,
        createAvatarFeature({
          filmQuality: { fps: FEW_FRAMES, sizeOf: ({ width, height }) => smaller(width, height) },
        }),
      ],
    ],
  );

function withDoubles(
  image: ServerFeature,
  films: readonly (readonly [ServerFeature, ServerFeature])[] = [],
): ServerFeature[] {
  const { said: _, ...voices } = voiceDoubles(wavFile({ seconds: 1 }));
  const doubles = new Map<ServerFeature, ServerFeature>([
    ...films,
    [imageFeature, image],
    [speechFeature, { ...speechFeature, models: () => voices, singer: singerDouble }],
  ]);
  return FEATURES.map((feature) => doubles.get(feature) ?? feature);
}

/** Samples a second of songs; their parts and lengths are those of a whole one. */
export const QUICK_RATE = 8_000;
/** As many as parts of films that are made again can be told apart by. */
const FEW_FRAMES = 10;
const FILM_SMALLER = 4;
/** Encoders want even numbers. */
const smaller = (width: number, height: number) => ({
  width: 2 * Math.round(width / FILM_SMALLER / 2),
  height: 2 * Math.round(height / FILM_SMALLER / 2),
});
const SMALL_FRAMES = {
  landscape: smaller(FRAME_SIZES.landscape.width, FRAME_SIZES.landscape.height),
  full_hd: smaller(FRAME_SIZES.full_hd.width, FRAME_SIZES.full_hd.height),
  portrait: smaller(FRAME_SIZES.portrait.width, FRAME_SIZES.portrait.height),
  square: smaller(FRAME_SIZES.square.width, FRAME_SIZES.square.height),
};

/** Pixels of a wash before it is spread over the picture. */
const WASH = 4;

/** In place of the painters' threads: from one colour to another, never the same two for other words or another seed. */
const washes: WorkerPool = {
  async run<T>(input: unknown, { signal, onPlace }: RunOptions = {}): Promise<T> {
    const { width, height, changes, ...order } = input as PaintOrder;
    const { prompt, seed, language, script } = order;
    const { understandPrompt } = await import('#features/image/server/illustrate-prompt.ts');
    signal?.throwIfAborted();
    onPlace?.(0);
    const reading = { ...(language && { language }), ...(script && { script }) };
    const { scene } = understandPrompt(prompt, reading, changes);
    const mix = createHash('sha256')
      .update(JSON.stringify([prompt, seed, changes]))
      .digest();
    const pixels = Buffer.alloc(WASH * WASH * 4);
    for (let i = 0; i < WASH * WASH; i++) {
      const share = i / (WASH * WASH - 1);
      for (const c of [0, 1, 2]) pixels[i * 4 + c] = mix[c]! * (1 - share) + mix[c + 3]! * share;
      pixels[i * 4 + 3] = 255;
    }
    const raw = { width: WASH, height: WASH, channels: 4 as const };
    const rgba = await sharp(pixels, { raw }).resize(width, height, { fit: 'fill' }).raw().toBuffer();
    return { rgba: new Uint8ClampedArray(rgba), scene } as Painted as T;
  },
  close: async () => undefined,
};
