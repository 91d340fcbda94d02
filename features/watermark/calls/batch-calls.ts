/** Putting a mark on many photos: the order, its state and its results. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime } from '#common/schema-parts.ts';
import { customizationsSchema, MAX_MARK_TEXT, markStyleSchema } from '../contract.ts';

export const MAX_PHOTOS = 200;
export const METADATA_CHOICES = ['keep', 'strip'] as const;
export const FORMATS = ['same', 'jpeg', 'png', 'webp'] as const;

export const markSchema = z
  .object({
    content: z.string().trim().min(1, 'The watermark is empty.').max(300_000),
    style: markStyleSchema.prefault({}),
    customizations: customizationsSchema.prefault({}),
  })
  .refine((mark) => mark.customizations.type !== 'text' || mark.content.length <= MAX_MARK_TEXT, {
    message: `Keep the text within ${MAX_MARK_TEXT} characters.`,
    path: ['content'],
  });
export type Mark = z.infer<typeof markSchema>;

export const batchOptionsSchema = z.object({
  /** Camera, place and time notes inside the photo; the colour profile always stays. */
  metadata: z.enum(METADATA_CHOICES).default('keep'),
  format: z.enum(FORMATS).default('same'),
});
export type BatchOptions = z.infer<typeof batchOptionsSchema>;

export const batchPhotoSchema = z.object({
  name: z.string(),
  /** Of the finished picture. */
  url: z.string().nullable(),
  error: z.string().nullable(),
});

export const batchSchema = z.object({
  id: z.string(),
  jobId: z.string().nullable(),
  isFinished: z.boolean(),
  photos: z.array(batchPhotoSchema),
  createdAt: isoTime,
});
export type Batch = z.infer<typeof batchSchema>;

export const createBatch = route({
  method: 'POST',
  path: '/api/watermark-batches',
  summary: 'Put a mark on photos of mine',
  access: 'user',
  changes: ['/api/watermark-batches'],
  body: z.object({
    mark: markSchema,
    options: batchOptionsSchema.prefault({}),
    photos: z
      .array(
        z.object({
          assetId: z.string().max(64),
          /** Uploaded for this only: removed when the work is done. */
          isTemporary: z.boolean().default(false),
        }),
      )
      .min(1, 'Choose at least one photo.')
      .max(MAX_PHOTOS, `At most ${MAX_PHOTOS} photos at once.`),
  }),
  status: 202,
  response: batchSchema,
});

export const listBatches = route({
  method: 'GET',
  path: '/api/watermark-batches',
  summary: 'My marked photos, newest first',
  access: 'user',
  response: z.array(batchSchema),
});

export const downloadBatch = route({
  method: 'GET',
  path: '/api/watermark-batches/:id/zip',
  summary: 'All pictures of one order in a ZIP',
  access: 'user',
  params: idParams,
  produces: 'application/zip',
});

export const deleteBatch = route({
  method: 'DELETE',
  path: '/api/watermark-batches/:id',
  summary: 'Delete the pictures of one order',
  access: 'user',
  changes: ['/api/watermark-batches'],
  params: idParams,
  status: 204,
});
