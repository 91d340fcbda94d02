/** Editing a picture: a job, since cutting out and enlarging take their time. */

import { z } from 'zod';
import { listLibrary } from '#common/library.ts';
import { photoOutputSchema, photoRecipeSchema } from '#common/photo-recipe.ts';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';
import { EDITS_AT_ONCE } from '../contract.ts';
import { removeEdit } from './photo.repo.ts';

export const editPhotoJob = defineGenerationJob({
  name: 'edit-photo',
  itemType: 'photo-edit',
  payload: z.object({ operations: photoRecipeSchema, output: photoOutputSchema }),
  attempts: 2,
  timeoutSeconds: 900,
  concurrentLimit: {
    max: EDITS_AT_ONCE,
    message: 'Several of your pictures are being edited. Please wait until one is finished.',
    retryAfter: 10,
  },
  invalidates: () => [listLibrary.path, '/api/library/summary'],
  undo: (tx, id) => removeEdit(tx, id),
});
