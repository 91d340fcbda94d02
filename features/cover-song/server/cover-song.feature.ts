/** What the cover song maker brings to a process. */

import { assetIdOf } from '#common/asset.ts';
import type { ServerFeature } from '#platform/feature.ts';
import { registerJob } from '#platform/jobs/job-definition.ts';
import { registerCastRoutes } from './cast/cast.routes.ts';
import { createCast } from './cast/cast.service.ts';
import { readFace } from './cast/face-reader.ts';
import { readLinkJob } from './link/read-link.job.ts';
import { previewCoverJob, renderCoverJob } from './making/making.jobs.ts';
import { registerMakingRoutes } from './making/making.service.ts';
import type { CoverParts, Listener } from './parts.ts';
import { findAnyCover } from './projects/project.repo.ts';
import { registerProjectRoutes } from './projects/project.routes.ts';
import { createProjects } from './projects/project.service.ts';
import { settleAll } from './projects/settle.ts';
import { createListener } from './song/listen-pool.ts';
import { readSongJob } from './song/read-song.job.ts';
import { registerSongRoutes } from './song/song.routes.ts';
import { createSongs } from './song/song.service.ts';
import { registerWardrobeRoutes, seedWardrobe } from './wardrobe/wardrobe.ts';

/** One thread for a whole process, begun with the first song. */
let listener: Listener | undefined;
const ownListener = (): Listener => {
  listener ??= createListener();
  return listener;
};

export const createCoverSongFeature = (parts: CoverParts = {}): ServerFeature => ({
  name: 'cover-song',
  routes: async (api, platform) => {
    await seedWardrobe(platform.db);
    const projects = createProjects(platform);
    registerProjectRoutes(api, projects);
    registerSongRoutes(api, createSongs(platform, projects, parts));
    registerCastRoutes(api, platform, createCast(platform, projects, parts));
    registerWardrobeRoutes(api, platform.db);
    if (parts.loadRender) registerMakingRoutes(api, platform, projects);
  },
  jobs: (platform) => [
    registerJob(readLinkJob, async () => {
      const { readLinkHandler } = await import('./link/read-link.handler.ts');
      return readLinkHandler(platform, parts.fetch);
    }),
    registerJob(readSongJob, async () => {
      const { readSongHandler } = await import('./song/read-song.handler.ts');
      return readSongHandler(platform, parts, parts.listen ?? ownListener());
    }),
    ...(parts.loadRender ? [registerJob(renderCoverJob, () => parts.loadRender!(platform))] : []),
    ...(parts.loadPreview ? [registerJob(previewCoverJob, () => parts.loadPreview!(platform))] : []),
  ],
  reportables: (platform) => [
    {
      contentType: 'cover-song',
      find: async (id, viewerId) => {
        const row = await findAnyCover(platform.db, id);
        if (!row || (viewerId !== null && row.userId !== viewerId)) return undefined;
        return { title: row.title, ownerId: row.userId, previewAssetId: assetIdOf(row.thumbnailUrl) };
      },
      remove: async (id) => {
        const row = await findAnyCover(platform.db, id);
        if (row) await createProjects(platform).remove(row.userId, id);
      },
    },
  ],
  upkeep: settleAll,
});

export const coverSongFeature = createCoverSongFeature({
  readFace,
  composeSong: async (order, signal) => (await import('./render/compose-song.ts')).composeSong(order, signal),
  loadRender: async (platform) => (await import('./render/render.handler.ts')).renderCoverHandler(platform),
  loadPreview: async (platform) => (await import('./render/render.handler.ts')).previewCoverHandler(platform),
});
