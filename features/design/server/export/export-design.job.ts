/** Making files of designs: one of a design, or one of every row of a table. */

import { z } from 'zod';
import { listLibrary } from '#common/library.ts';
import { said } from '#common/wording/sentence.ts';
import { documentSchema } from '#engine/page/document/document.ts';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';
import { batchMappingSchema, EXPORT_TYPES } from '../../contract.ts';
import { DESIGN_EXPORT, removeExport } from '../design-export.repo.ts';

const shared = {
  itemType: DESIGN_EXPORT,
  attempts: 2,
  invalidates: () => [listLibrary.path, '/api/library/summary'],
};

export const exportDesignJob = defineGenerationJob({
  ...shared,
  name: 'export-design',
  payload: z.object({
    /** As it was when asked for: the person may go on changing it. */
    document: documentSchema,
    type: z.enum(EXPORT_TYPES),
    page: z.int().optional(),
    scale: z.number(),
    hasMarks: z.boolean(),
    isTransparent: z.boolean(),
  }),
  // Twenty pages of fifteen seconds take their time.
  timeoutSeconds: 1800,
  concurrentLimit: {
    max: 6,
    message: 'Several of your designs are being exported. Please wait until one is finished.',
    retryAfter: 5,
  },
  undo: (tx, id) => removeExport(tx, id),
});

export const batchDesignJob = defineGenerationJob({
  ...shared,
  name: 'batch-design',
  payload: z.object({
    document: documentSchema,
    mapping: batchMappingSchema,
    /** The stored table. */
    csvAssetId: z.string(),
    designId: z.string().default(''),
  }),
  notice: (outcome, { document, designId }) => ({
    title:
      outcome === 'completed'
        ? said`The files of “${document.name}” are ready`
        : said`The files of “${document.name}” could not be made`,
    link: `/design-studio?design=${designId}`,
  }),
  timeoutSeconds: 3600,
  concurrentLimit: {
    max: 2,
    message: 'Two of your tables are being worked on. Please wait until one is finished.',
    retryAfter: 15,
  },
  undo: (tx, id) => removeExport(tx, id),
});
