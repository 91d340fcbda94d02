/** What the cover song maker brings to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerJob } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { registerCastRoutes } from './cast/cast.routes.ts';
import { createCast } from './cast/cast.service.ts';
import { readFace } from './cast/face-reader.ts';
import { readLinkJob } from './link/read-link.job.ts';
import type { CoverParts, Listener } from './parts.ts';
import { registerProjectRoutes } from './projects/project.routes.ts';
import { coverItems, createProjects } from './projects/project.service.ts';
import { previewCoverJob, renderCoverJob } from './render/render.jobs.ts';
import { registerRenderRoutes } from './render/render.routes.ts';
import { createRenders } from './render/render.service.ts';
import { createListener } from './song/listen-pool.ts';
import { readSongJob } from './song/read-song.job.ts';
import { registerSongRoutes } from './song/song.routes.ts';
import { createSongs } from './song/song.service.ts';
import { registerWardrobeRoutes, seedWardrobe } from './wardrobe/wardrobe.ts';

/** The thread begins with the first song. */
function listenerOf(platform: Platform): Listener {
  const { listen, close } = createListener();
  platform.onClose(close);
  return listen;
}

export const createCoverSongFeature = (parts: CoverParts = {}): ServerFeature => ({
  name: 'cover-song',
  routes: async (api, platform) => {
    await seedWardrobe(platform.db);
    const projects = createProjects(platform);
    registerProjectRoutes(api, projects);
    registerSongRoutes(api, createSongs(platform, projects, parts));
    registerCastRoutes(api, platform, createCast(platform, projects, parts));
    registerWardrobeRoutes(api, platform.db);
    if (parts.loadRender) registerRenderRoutes(api, createRenders(platform, projects));
  },
  jobs: (platform) => {
    const listen = parts.listen ?? listenerOf(platform);
    return [
      registerJob(readLinkJob, async () => {
        const { readLinkHandler } = await import('./link/read-link.handler.ts');
        return readLinkHandler(platform, parts.fetch);
      }),
      platform.generationJobs.register(readSongJob, async () => {
        const { readSongHandler } = await import('./song/read-song.handler.ts');
        return readSongHandler(platform, parts, listen);
      }),
      platform.generationJobs.register(
        renderCoverJob,
        parts.loadRender && (() => parts.loadRender!(platform)),
      ),
      platform.generationJobs.register(
        previewCoverJob,
        parts.loadPreview && (() => parts.loadPreview!(platform)),
      ),
    ];
  },
  items: (platform) => [coverItems(platform)],
});

export const coverSongFeature = createCoverSongFeature({
  readFace,
  composeSong: async (order, signal) => (await import('./render/compose-song.ts')).composeSong(order, signal),
  loadRender: async (platform) => (await import('./render/render.handler.ts')).renderCoverHandler(platform),
  loadPreview: async (platform) => (await import('./render/render.handler.ts')).previewCoverHandler(platform),
});
