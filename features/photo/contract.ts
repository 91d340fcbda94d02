/** The photo editor's calls: every edit makes a new picture, and the one it was made from stays. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { photoPointSchema, photoRecipeSchema } from '#common/photo-recipe.ts';
import { idParams } from '#common/schema-parts.ts';

export const EDITS_AT_ONCE = 3;

/**
 * One step, named by `operation` with its settings beside it, or a whole list in `operations`. Read leniently by
 * `readEdit`, so that areas may be shares or pixels and angles have their usual names.
 */
export const createEdit = route({
  method: 'POST',
  path: '/api/files/:id/edits',
  summary: 'Edit a picture of mine; the result is a new file, and the original stays as it is',
  access: 'user',
  params: idParams,
  body: z.looseObject({
    operation: z.string().max(40).optional(),
    operations: z
      .array(z.looseObject({ type: z.string().max(40) }))
      .max(60, 'That is more steps than a photo takes.')
      .optional(),
    output: z.looseObject({}).optional(),
  }),
  status: 202,
  response: z.object({ jobId: z.string() }),
});

export const selectInPhoto = route({
  method: 'POST',
  path: '/api/files/:id/select',
  summary: 'Find the object that is clicked on in a picture of mine',
  access: 'user',
  params: idParams,
  body: z.object({
    points: z
      .array(photoPointSchema)
      .min(1, 'Please click on something.')
      .max(64, 'That is more clicks than it takes.'),
    /** Done to the picture before the click. */
    operations: photoRecipeSchema.default([]),
  }),
  response: z.object({
    /** A grey PNG as a data address, white where the object is. */
    mask: z.string(),
    score: z.number(),
    engine: z.string(),
  }),
});
