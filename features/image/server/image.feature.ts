/** What image making brings to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import type { Platform } from '#platform/platform.ts';
import { createIllustrator, createPaintPool } from './illustrator.model.ts';
import * as repo from './image.repo.ts';
import { registerImageRoutes, removeImage } from './image.routes.ts';
import { toImage } from './image.service.ts';

const ABANDONED_AFTER_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

export const imageFeature: ServerFeature = {
  name: 'image',
  routes: registerImageRoutes,
  models: () => ({ image: { illustrator: createIllustrator(createPaintPool()) } }),
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
  upkeep: async (platform) => {
    const lost = await repo.failAbandoned(platform.db, new Date(Date.now() - ABANDONED_AFTER_MS));
    for (const { id } of lost) await platform.usage.refund(id);
    await removeExpired(platform);
  },
};

/** The operator's retention of generated files; 0 keeps them for ever. */
export async function removeExpired(platform: Platform, now: number = Date.now()): Promise<void> {
  const days = await platform.settings.number('file_retention_days');
  if (!days) return;
  for (const row of await repo.listOlderThan(platform.db, new Date(now - days * DAY_MS))) {
    await removeImage(platform, row);
  }
}
