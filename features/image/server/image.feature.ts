/** What image making brings to a process. */

import { eq, sql } from 'drizzle-orm';
import { generations } from '#platform/db/tables/work.table.ts';
import type { ServerFeature } from '#platform/feature.ts';
import { createIllustrator, createPaintPool } from './illustrator.model.ts';
import * as repo from './image.repo.ts';
import { registerImageRoutes } from './image.routes.ts';
import { removeImage } from './image.service.ts';
import { makeImageJob } from './make-image.job.ts';

export const imageFeature: ServerFeature = {
  name: 'image',
  routes: registerImageRoutes,
  jobs: ({ generationJobs }) => [generationJobs.register(makeImageJob)],
  models: (platform) => {
    const pool = createPaintPool();
    platform.onClose(pool.close);
    return { image: { illustrator: createIllustrator(pool) } };
  },
  items: (platform) => [
    {
      type: 'image',
      noun: 'image',
      page: '/ai-image-generator',
      find: async (db, ids) =>
        new Map(
          (await repo.findMany(db, ids)).map((row) => {
            const { prompt, assetId } = repo.toImage(row);
            return [row.id, { title: prompt, ownerId: row.userId, previewAssetId: assetId }];
          }),
        ),
      remove: (id) => removeImage(platform, id),
      rows: repo.ROWS,
      library: {
        tool: 'image',
        kind: 'image',
        mainRole: 'picture',
        isFileOnly: true,
        title: sql`${generations.prompt}`,
        words: sql`${generations.prompt}`,
        isShown: eq(generations.status, 'completed'),
        openUrl: (id) => `/ai-image-generator?image=${id}`,
        recipe: repo.readRecipe,
      },
      retention: { listOlderThan: repo.listOlderThan },
    },
  ],
};
