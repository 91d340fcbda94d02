/** The image generator's data and calls. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { photoMaskSchema } from '#common/photo-recipe.ts';
import { idParams, isoTime } from '#common/schema-parts.ts';
import { getUserStats } from '#features/dashboard/contract.ts';
import { sceneChangeSchema, sceneSchema } from './scene-schema.ts';

/** Empty is the default look. */
export const IMAGE_STYLES = [
  '',
  'photorealistic',
  'digital art',
  'oil painting',
  'watercolor',
  'anime',
  'cartoon',
  'abstract',
  'vintage',
  'cyberpunk',
] as const;
export type ImageStyle = (typeof IMAGE_STYLES)[number];

export const IMAGE_SIZES = ['square', 'portrait', 'landscape'] as const;
export type ImageSize = (typeof IMAGE_SIZES)[number];

/** About the same number of pixels in every shape. */
export const PIXELS: Record<ImageSize, { width: number; height: number }> = {
  square: { width: 1024, height: 1024 },
  portrait: { width: 832, height: 1216 },
  landscape: { width: 1216, height: 832 },
};

export const QUICK_PROMPTS = [
  'Futuristic city skyline',
  'Peaceful forest scene',
  'Abstract geometric art',
  'Vintage car illustration',
  'Fantasy dragon',
  'Ocean waves',
] as const;

/** Languages that the built-in illustrator reads. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko'] as const;

export const MAX_PROMPT = 1000;
export const PROMPT_REQUIRED = 'Please enter a description for your image.';
export const MAX_SEED = 2_147_483_647;

/** Everything that made the picture: with the built-in engine the same recipe gives the same pixels. */
export const recipeSchema = z.object({
  prompt: z.string(),
  style: z.string(),
  size: z.enum(IMAGE_SIZES),
  seed: z.int(),
  /** As in settings: provider:model. */
  model: z.string(),
});

const fraction = z.number().min(0).max(1);

/** How the built-in illustrator framed the picture; lengths in fractions of it. */
export const framingSchema = z.object({
  /** food, product, portrait, person, animal, vehicle, interior, landscape, pattern or poster */
  kind: z.string(),
  hero: z.object({ x: fraction, y: fraction, width: fraction, height: fraction }),
});

export const imageSchema = z.object({
  id: z.string(),
  url: z.string(),
  prompt: z.string(),
  style: z.string(),
  size: z.enum(IMAGE_SIZES),
  width: z.int(),
  height: z.int(),
  seed: z.int(),
  model: z.string(),
  /** Who made it, for people. */
  engine: z.string(),
  /** What the built-in illustrator drew, hero first, and the words it left out. */
  drawn: z.array(z.string()),
  notUnderstood: z.array(z.string()),
  /** How the built-in illustrator read the prompt; null for cloud models and for images of older versions. */
  scene: sceneSchema.nullable(),
  framing: framingSchema.optional(),
  /** Names of things that rest on nothing, which is none. */
  unsupported: z.array(z.string()).optional(),
  /** What the person corrected in that reading. */
  changes: z.array(sceneChangeSchema),
  /** The engine that was asked for and failed, and why; the built-in one drew instead. */
  fallback: z.object({ engine: z.string(), reason: z.string() }).nullable(),
  /** Began with a picture of the person's. */
  isFromPicture: z.boolean(),
  createdAt: isoTime,
});
export type Image = z.infer<typeof imageSchema>;

/** A picture to begin with, for engines that can. */
const sourceSchema = z.object({
  assetId: z.string().min(1).max(64),
  /** From 0 (the picture as it is) to 1 (only its idea). */
  strength: z
    .number()
    .min(0.05, 'Choose a strength from 0.05 to 1.')
    .max(1, 'Choose a strength from 0.05 to 1.')
    .default(0.6),
  /** Only what it means is painted anew. */
  mask: photoMaskSchema
    .refine(({ kind }) => kind !== 'points', 'Send the mask as strokes or as a picture.')
    .optional(),
});

export const generateImageBody = z.object({
  prompt: z
    .string({ error: PROMPT_REQUIRED })
    .trim()
    .min(1, PROMPT_REQUIRED)
    .max(MAX_PROMPT, `Keep the description within ${MAX_PROMPT} characters.`),
  style: z.enum(IMAGE_STYLES, { error: 'Choose one of the art styles.' }).default(''),
  size: z.enum(IMAGE_SIZES, { error: 'Choose square, portrait or landscape.' }).default('square'),
  count: z.int().min(1, 'Choose 1 to 4 images.').max(4, 'Choose 1 to 4 images.').default(1),
  seed: z.int().min(0).max(MAX_SEED).optional(),
  /** Corrections to the reading of the same prompt; only the built-in illustrator knows what to do with them. */
  changes: z.array(sceneChangeSchema).max(24, 'That is more corrections than a picture takes.').default([]),
  /** The page's language: a hint for prompts too short to tell theirs. */
  language: z.enum(LANGUAGES).optional(),
  /** Whether the built-in illustrator draws it where the chosen engine fails. */
  allowFallback: z.boolean().default(false),
  source: sourceSchema.optional(),
});

/** `id` and `result` as the spec has them; `images` holds all of them where more than one was asked for. */
export const generateImageCall = route({
  method: 'POST',
  path: '/api/generate/image',
  summary: 'Make images from a description',
  access: 'user',
  changes: ['/api/images', getUserStats.path],
  body: generateImageBody,
  example: { prompt: 'a lighthouse at sunset', style: 'watercolor', size: 'landscape' },
  response: z.object({
    id: z.string(),
    result: z.object({ url: z.string(), prompt: z.string() }),
    images: z.array(imageSchema),
    /** Those that could not be made, and why. */
    missing: z.object({ count: z.int(), reason: z.string() }).optional(),
  }),
});

export const listImages = route({
  method: 'GET',
  path: '/api/images',
  summary: 'My images, newest first, in pages',
  access: 'user',
  query: z.object({
    search: z.string().trim().max(200).optional(),
    style: z.enum([...IMAGE_STYLES, 'any', 'default']).optional(),
    model: z.string().max(600).optional(),
    cursor: z.string().max(64).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(24),
  }),
  response: z.object({
    images: z.array(imageSchema),
    nextCursor: z.string().nullable(),
    total: z.int(),
    /** Models that made images of mine, for the filter. */
    models: z.array(z.string()),
  }),
});

export const getImage = route({
  method: 'GET',
  path: '/api/images/:id',
  summary: 'One image of mine with all that made it',
  access: 'user',
  params: idParams,
  response: imageSchema,
});

export const deleteImage = route({
  method: 'DELETE',
  path: '/api/images/:id',
  summary: 'Delete an image of mine, file included',
  access: 'user',
  changes: ['/api/images', getUserStats.path],
  params: idParams,
  status: 204,
});

export const suggestWords = route({
  method: 'GET',
  path: '/api/images/suggestions',
  summary: 'Words that the built-in illustrator knows, close to one it does not',
  access: 'user',
  query: z.object({ word: z.string().trim().min(1, 'Which word?').max(60) }),
  response: z.object({ words: z.array(z.string()) }),
});

export const getImageEngine = route({
  method: 'GET',
  path: '/api/images/engine',
  summary: 'Which engine makes images here',
  access: 'user',
  response: z.object({
    model: z.string(),
    engine: z.string(),
    isBuiltin: z.boolean(),
    problem: z.string().nullable(),
    canStartFromPicture: z.boolean(),
    /** Whether it can be told how far to go from that picture. */
    canSetStrength: z.boolean(),
    /** Paints anew only where a mask says so. */
    canInpaint: z.boolean(),
  }),
});
