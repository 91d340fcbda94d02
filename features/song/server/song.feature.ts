/** What songs bring to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { renderKaraokeJob } from './karaoke/render-karaoke.job.ts';
import { singSongJob } from './sing-song.job.ts';
import { registerSongRoutes } from './song.routes.ts';
import { songItems } from './song.service.ts';

export interface SongParts {
  /** Samples a second of what is sung and played. */
  rate?: number;
}

export const createSongFeature = ({ rate }: SongParts = {}): ServerFeature => ({
  name: 'song',
  routes: registerSongRoutes,
  jobs: (platform) => [
    platform.generationJobs.register(singSongJob, async () => {
      const { singSongHandler } = await import('./sing-song.handler.ts');
      return singSongHandler(platform, rate);
    }),
    platform.generationJobs.register(renderKaraokeJob, async () => {
      const { renderKaraokeHandler } = await import('./karaoke/karaoke.handler.ts');
      return renderKaraokeHandler(platform);
    }),
  ],
  items: (platform) => [songItems(platform)],
});

export const songFeature = createSongFeature();
