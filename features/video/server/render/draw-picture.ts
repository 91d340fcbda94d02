/** Draws a picture for a scene with whatever image model is chosen, and keeps it among the person's files. */

import { createHash } from 'node:crypto';
import { generateImage } from 'ai';
import { z } from 'zod';
import { assetUrl } from '#common/asset.ts';
import { cutText } from '#common/wording/cut-text.ts';
import { pictureBy } from '#platform/ai/model-origin.ts';
import type { ModelRegistry } from '#platform/ai/model-registry.ts';
import type { AssetRow, NewAsset } from '#platform/assets/assets.service.ts';
import { inspectImage } from '#platform/assets/inspect-image.ts';
import type { Recipe } from '#platform/assets/origin/recipe.ts';
import { MAX_PICTURE_PIXELS } from '#platform/assets/pictures/picture-intake.ts';
import { shareBox, type VideoData, type VideoFormat } from '../../contract.ts';

export type Drawn = VideoData['drawn'][number];

const SIZES = {
  landscape: 'landscape',
  full_hd: 'landscape',
  portrait: 'portrait',
  square: 'square',
} as const;
const RATIOS = { landscape: '16:9', portrait: '9:16', square: '1:1' } as const;
const PIXELS = { landscape: '1536x1024', portrait: '1024x1536', square: '1024x1024' } as const;
const TIMEOUT_MS = 180_000;
const MAX_SEED = 2 ** 31 - 1;

/** The same words give the same picture. */
const seedOf = (prompt: string): number =>
  createHash('sha256').update(prompt).digest().readUInt32BE() % MAX_SEED;

export interface PictureOrder {
  /** One sentence of the script. */
  prompt: string;
  /** The whole text: place, season and hour of every picture come from it. */
  script: string;
  format: VideoFormat;
}

/** Marks that would letter the words in the picture: the film sets and speaks them itself. */
const unquoted = (text: string): string =>
  text
    .replace(/["“”„«»]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Cloud models are told the sentence and what it belongs to; our own reads the script itself. */
const wordsFor = ({ prompt, script }: PictureOrder, isBuiltin: boolean): string => {
  if (isBuiltin) return unquoted(prompt) || prompt;
  const what =
    !script || script === prompt ? prompt : `${prompt} (A scene of a video about: ${cutText(script, 400)})`;
  return `${what}, without any text or letters`;
};

/** Our own engine says where the hero of its picture is; cloud models say nothing. */
const framed = z.object({
  builtin: z.object({
    images: z
      .tuple([z.object({ scene: z.object({ framing: z.object({ hero: shareBox }) }) })])
      .rest(z.unknown()),
  }),
});
const subjectIn = (metadata: unknown): Pick<Drawn, 'subject'> => {
  const { data } = framed.safeParse(metadata);
  return data ? { subject: data.builtin.images[0].scene.framing.hero } : {};
};

export type PictureFile = Pick<NewAsset, 'name' | 'type' | 'bytes' | 'facts'> & { origin: Recipe };

export async function drawPicture(
  models: ModelRegistry,
  order: PictureOrder,
  keep: (file: PictureFile) => Promise<AssetRow>,
  signal: AbortSignal,
): Promise<Drawn> {
  const { prompt, script, format } = order;
  const info = await models.info('image');
  const size = SIZES[format];
  const shape = /^(openai|compatible):/.test(info?.id ?? '')
    ? { size: PIXELS[size] }
    : info?.isBuiltin
      ? {}
      : { aspectRatio: RATIOS[size] };
  const { image, providerMetadata } = await generateImage({
    model: await models.image(),
    prompt: wordsFor(order, info?.isBuiltin ?? false),
    seed: seedOf(prompt),
    ...shape,
    providerOptions: { builtin: { style: '', size, ...(script && { script }) } },
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  const bytes = image.uint8Array;
  const { type, facts } = await inspectImage(bytes, undefined, MAX_PICTURE_PIXELS);
  const name = `scene-${seedOf(prompt)}.${type.split('/')[1] ?? 'png'}`;
  const origin = { tool: 'AI Video Maker', ...pictureBy(info), prompt, seed: seedOf(prompt) };
  const subject = subjectIn(providerMetadata);
  const asset = await keep({ name, type, bytes, facts: { ...facts, ...subject }, origin });
  return { id: asset.id, url: assetUrl(asset.id), name, prompt, ...subject };
}
