/** What the character creator brings to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import type { Platform } from '#platform/platform.ts';
import * as repo from './avatar.repo.ts';
import { registerAvatarRoutes } from './avatar.routes.ts';
import { assetIdOf, removeAvatar } from './avatar.service.ts';
import type { Drawing } from './drawing/draw-pool.ts';
import * as generations from './generate/generation.repo.ts';

const ABANDONED_AFTER_MS = 15 * 60_000;
const DAY_MS = 86_400_000;
/** Long enough for any undo, and for a character that is kept the next day. */
const UNUSED_DAYS = 7;

export const createAvatarFeature = (drawing?: Drawing): ServerFeature => ({
  name: 'avatar',
  routes: (api, platform) => registerAvatarRoutes(api, platform, drawing),
  reportables: (platform) => [
    {
      contentType: 'avatar',
      find: async (id, viewerId) => {
        const row = await repo.findAvatar(platform.db, id);
        if (!row || (viewerId !== null && row.userId !== viewerId)) return undefined;
        const previewAssetId = row.imageUrl ? assetIdOf(row.imageUrl) : null;
        return { title: row.name, ownerId: row.userId, previewAssetId };
      },
      remove: async (id) => {
        const row = await repo.findAvatar(platform.db, id);
        if (!row) return;
        await removeAvatar(platform, row.userId, id);
        // What a moderator took away must not wait for the upkeep.
        if (row.imageUrl) await platform.assets.delete(row.userId, [assetIdOf(row.imageUrl)]);
      },
    },
  ],
  upkeep: async (platform) => {
    const lost = await generations.failAbandoned(platform.db, new Date(Date.now() - ABANDONED_AFTER_MS));
    for (const { id } of lost) await platform.usage.refund(id);
    await removeUnusedPictures(platform);
  },
});

export const avatarFeature = createAvatarFeature();

/** Pictures that were drawn and never kept, or whose character is gone. */
export async function removeUnusedPictures(platform: Platform, now: number = Date.now()): Promise<void> {
  const before = new Date(now - UNUSED_DAYS * DAY_MS);
  for (const { id, userId, assetId } of await generations.listUnused(platform.db, before)) {
    await platform.assets.delete(userId, [assetId]);
    await generations.forgetPicture(platform.db, id);
  }
}
