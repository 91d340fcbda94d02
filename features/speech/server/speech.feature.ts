/** What speaking and listening bring to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerEngineRoutes } from './engine.routes.ts';
import { createSinger } from './models/singer.ts';
import { createTranscriberModel } from './models/transcriber.model.ts';
import { createVoiceModel } from './models/voice.model.ts';
import { sayTextJob } from './speaking/say-text.job.ts';
import { registerSpeechRoutes } from './speaking/speech.routes.ts';
import { speechItems } from './speaking/speech.service.ts';
import { transcribeJob } from './transcription/transcribe.job.ts';
import { registerTranscriptionRoutes } from './transcription/transcription.routes.ts';
import { transcriptionItems } from './transcription/transcription.service.ts';
import { voiceOf } from './voice-of.ts';

export const speechFeature: ServerFeature = {
  name: 'speech',
  routes: (api, platform) => {
    registerEngineRoutes(api, platform);
    registerSpeechRoutes(api, platform);
    registerTranscriptionRoutes(api, platform);
  },
  jobs: (platform) => [
    platform.generationJobs.register(sayTextJob, async () => {
      const { sayTextHandler } = await import('./speaking/say-text.handler.ts');
      return sayTextHandler(platform);
    }),
    platform.generationJobs.register(transcribeJob, async () => {
      const { transcribeHandler } = await import('./transcription/transcribe.handler.ts');
      return transcribeHandler(platform);
    }),
  ],
  models: (platform) => ({
    speech: { voice: createVoiceModel(voiceOf(platform)) },
    transcription: { transcriber: createTranscriberModel(voiceOf(platform)) },
  }),
  singer: (platform) => createSinger(voiceOf(platform)),
  items: (platform) => [speechItems(platform), transcriptionItems(platform)],
};
