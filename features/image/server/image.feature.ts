/** What image making brings to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import * as repo from './image.repo.ts';
import { registerImageRoutes, removeImage } from './image.routes.ts';
import { toImage } from './image.service.ts';

const ABANDONED_AFTER_MS = 15 * 60_000;

export const imageFeature: ServerFeature = {
  name: 'image',
  routes: registerImageRoutes,
  reportables: (platform) => [
    {
      contentType: 'image',
      find: async (id, viewerId) => {
        const row = await repo.find(platform.db, id);
        if (!row || (viewerId !== null && row.userId !== viewerId)) return undefined;
        return {
          title: toImage(row).prompt,
          ownerId: row.userId,
          previewAssetId: (row.result as repo.StoredImage).assetId,
        };
      },
      remove: async (id) => {
        const row = await repo.find(platform.db, id);
        if (row) await removeImage(platform, row);
      },
    },
  ],
  upkeep: async ({ db, usage }) => {
    const lost = await repo.failAbandoned(db, new Date(Date.now() - ABANDONED_AFTER_MS));
    for (const { id } of lost) await usage.refund(id);
  },
};
