/** What the video maker brings to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { createFilmMaker } from './film.maker.ts';
import { registerMediaRoutes } from './media/media.routes.ts';
import { registerProjectRoutes } from './projects.routes.ts';
import { projectItems } from './projects.service.ts';
import { registerRecordingRoutes } from './recording/recording.routes.ts';
import { drawScenePictureJob } from './render/draw-picture.job.ts';
import type { FilmQuality } from './render/plan-context.ts';
import { renderVideoJob } from './render/render.job.ts';
import { createFilmTemplates } from './templates/film.template.ts';
import { writeTranscriptJob } from './transcript/transcript.job.ts';
import { registerTranscriptRoutes } from './transcript/transcript.routes.ts';
import { registerVoiceRoutes } from './voice/voice.routes.ts';
import { sayLineJob } from './voice/voice.service.ts';

export interface VideoParts {
  /** Tests make small films. */
  filmQuality?: FilmQuality;
}

export const createVideoFeature = ({ filmQuality }: VideoParts = {}): ServerFeature => ({
  name: 'video',
  routes: (api, platform) => {
    registerProjectRoutes(api, platform);
    registerMediaRoutes(api, platform);
    registerVoiceRoutes(api, platform);
    registerTranscriptRoutes(api, platform);
    registerRecordingRoutes(api, platform);
  },
  jobs: (platform) => [
    platform.generationJobs.register(renderVideoJob, async () =>
      (await import('./render/render.handler.ts')).renderVideoHandler(platform, filmQuality),
    ),
    platform.generationJobs.register(drawScenePictureJob),
    platform.generationJobs.register(sayLineJob),
    platform.generationJobs.register(writeTranscriptJob, async () =>
      (await import('./transcript/transcript.handler.ts')).writeTranscriptHandler(platform),
    ),
  ],
  templates: (platform) => [createFilmTemplates(platform)],
  makes: (platform) => ({ film: createFilmMaker(platform) }),
  items: (platform) => [projectItems(platform)],
});

export const videoFeature = createVideoFeature();
