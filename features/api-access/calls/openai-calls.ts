/** OpenAI's protocol as Atelier speaks it: shapes and names are theirs, so that programs written for it need another address and no other change. */

import { z } from 'zod';
import { route } from '#common/contract.ts';

export const BUILTIN_NAMES = {
  image: 'atelier-illustrator',
  speech: 'atelier-voice',
  transcription: 'atelier-listener',
} as const;
export type PublicModelKind = keyof typeof BUILTIN_NAMES;

const PROMPT_REQUIRED = 'Please send a prompt.';
const prompt = z.string({ error: PROMPT_REQUIRED }).trim().min(1, PROMPT_REQUIRED);
const model = z.string().max(100).optional();

export const IMAGE_FORMATS = ['png', 'jpeg', 'webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Pixels, or what suits the engine. */
export const sizeField = z
  .string()
  .regex(/^(auto|\d{2,4}x\d{2,4})$/, 'Choose a size such as 1024x1024, or auto.')
  .default('auto');

export const imageFields = z.object({
  model,
  prompt,
  n: z.coerce.number().int().min(1, 'Choose 1 to 10 images.').max(10, 'Choose 1 to 10 images.').nullish(),
  size: sizeField.nullish(),
  response_format: z.enum(['url', 'b64_json'], { error: 'Choose url or b64_json.' }).nullish(),
  output_format: z.enum(IMAGE_FORMATS, { error: 'Choose png, jpeg or webp.' }).nullish(),
  output_compression: z.coerce.number().int().min(0).max(100).nullish(),
  background: z.enum(['transparent', 'opaque', 'auto']).nullish(),
  stream: z.literal(false, { error: 'Streaming is not available here.' }).nullish(),
});
export type ImageFields = z.infer<typeof imageFields>;

export const modelSchema = z.object({
  id: z.string(),
  object: z.literal('model'),
  created: z.int(),
  owned_by: z.string(),
});

export const imagesSchema = z.object({
  created: z.int(),
  data: z.array(z.object({ b64_json: z.string().optional(), url: z.string().optional() })),
  background: z.enum(['transparent', 'opaque']),
  output_format: z.enum(IMAGE_FORMATS),
  size: z.string(),
  /** Ours: those that could not be made, and why. */
  missing: z.object({ count: z.int(), reason: z.string() }).optional(),
});

export const listModels = route({
  method: 'GET',
  path: '/v1/models',
  summary: 'The models that answer here',
  access: 'user',
  response: z.object({ object: z.literal('list'), data: z.array(modelSchema) }),
});

export const getModel = route({
  method: 'GET',
  path: '/v1/models/:model',
  summary: 'One of the models that answer here',
  access: 'user',
  params: z.object({ model: z.string().max(100) }),
  response: modelSchema,
});

export const createImages = route({
  method: 'POST',
  path: '/v1/images/generations',
  summary: 'Make images from a prompt',
  access: 'user',
  body: imageFields,
  example: { model: 'atelier-illustrator', prompt: 'a lighthouse at sunset', size: '1024x1024' },
  response: imagesSchema,
});

/** Form: `image`, `prompt`, and `mask` where a part is meant. */
export const editImages = route({
  method: 'POST',
  path: '/v1/images/edits',
  summary: 'Edit an image as a prompt says',
  access: 'user',
  consumes: 'multipart/form-data',
  response: imagesSchema,
});

export const getMadeImage = route({
  method: 'GET',
  path: '/v1/images/made',
  summary: 'An image behind an address that was answered within the last hour',
  access: 'public',
  query: z.object({ token: z.string().max(600) }),
  produces: 'image/png',
});

export const SPEECH_FORMATS = ['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'] as const;
const INPUT_REQUIRED = 'Please send the text to say as input.';

export const createSpeech = route({
  method: 'POST',
  path: '/v1/audio/speech',
  summary: 'Say a text',
  access: 'user',
  body: z.object({
    model,
    input: z
      .string({ error: INPUT_REQUIRED })
      .trim()
      .min(1, INPUT_REQUIRED)
      .max(4096, 'Keep the input within 4096 characters.'),
    voice: z.union([z.string().max(60), z.object({ id: z.string().max(60) })]).default('alloy'),
    response_format: z.enum(SPEECH_FORMATS, { error: `Choose ${SPEECH_FORMATS.join(', ')}.` }).default('mp3'),
    speed: z
      .number()
      .min(0.5, 'Choose a speed of 0.5 to 2.')
      .max(2, 'Choose a speed of 0.5 to 2.')
      .default(1),
    stream_format: z
      .literal('audio', { error: 'Only the stream format audio is available here.' })
      .optional(),
  }),
  example: { model: 'atelier-voice', voice: 'nova', input: 'Welcome to the studio!' },
  produces: 'audio/mpeg',
});

export const TRANSCRIPT_FORMATS = ['json', 'text', 'srt', 'vtt', 'verbose_json'] as const;

/** Fields of the form beside `file`. */
export const transcriptionFields = z.object({
  model,
  language: z.string().max(10).optional(),
  response_format: z
    .enum(TRANSCRIPT_FORMATS, { error: 'Choose json, text, srt, vtt or verbose_json.' })
    .default('json'),
  timestamp_granularities: z
    .array(z.enum(['word', 'segment'], { error: 'Choose word or segment.' }))
    .default(['segment']),
  stream: z.literal('false', { error: 'Streaming is not available here.' }).optional(),
});

export const createTranscription = route({
  method: 'POST',
  path: '/v1/audio/transcriptions',
  summary: 'Write down a recording',
  access: 'user',
  consumes: 'multipart/form-data',
  produces: 'application/json',
});
