/** What speaking and listening bring to a process. */

import { AppError } from '#common/errors.ts';
import type { ServerFeature } from '#platform/feature.ts';
import { registerJob } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { registerEngineRoutes } from './engine.routes.ts';
import { removeTranscription } from './hearing/remove-transcription.ts';
import { transcriptionRepo } from './hearing/transcription.repo.ts';
import { registerTranscriptionRoutes } from './hearing/transcription.routes.ts';
import { writeDownJob } from './hearing/write-down.job.ts';
import { failTranscription } from './hearing/write-down.ts';
import { createTranscriberModel } from './models/transcriber.model.ts';
import { createVoiceModel } from './models/voice.model.ts';
import { failSpeech } from './speaking/finish-speech.ts';
import { sayTextJob } from './speaking/say-text.job.ts';
import { speechRepo } from './speaking/speech.repo.ts';
import { registerSpeechRoutes, removeSpeech } from './speaking/speech.routes.ts';
import { voiceOf } from './voice-of.ts';

const ABANDONED_AFTER_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

export const speechFeature: ServerFeature = {
  name: 'speech',
  routes: (api, platform) => {
    registerEngineRoutes(api, platform);
    registerSpeechRoutes(api, platform);
    registerTranscriptionRoutes(api, platform);
  },
  jobs: (platform) => [
    registerJob(sayTextJob, async () => {
      const { sayTextHandler } = await import('./speaking/say-text.handler.ts');
      return sayTextHandler(platform);
    }),
    registerJob(writeDownJob, async () => {
      const { writeDownHandler } = await import('./hearing/write-down.handler.ts');
      return writeDownHandler(platform);
    }),
  ],
  models: (platform) => ({
    speech: { voice: createVoiceModel(voiceOf(platform)) },
    transcription: { transcriber: createTranscriberModel(voiceOf(platform)) },
  }),
  reportables: (platform) => [
    {
      contentType: 'speech',
      find: async (id, viewerId) => {
        const row = await speechRepo.find(platform.db, id);
        if (!row || (viewerId !== null && row.userId !== viewerId)) return undefined;
        return { title: (row.prompt ?? '').slice(0, 200), ownerId: row.userId };
      },
      remove: async (id) => {
        const row = await speechRepo.find(platform.db, id);
        if (row) await removeSpeech(platform, row);
      },
    },
  ],
  upkeep: async (platform) => {
    await endAbandoned(platform);
    await removeExpired(platform);
  },
};

/** Work that a crash cut off, or whose job was cancelled before it began, would stay pending for ever. */
export async function endAbandoned(platform: Platform, now: number = Date.now()): Promise<void> {
  const before = new Date(now - ABANDONED_AFTER_MS);
  const reason = new AppError('gone', 'It was stopped before it was finished.');
  for (const { id } of await speechRepo.listAbandoned(platform.db, before)) {
    const row = await speechRepo.find(platform.db, id);
    if (row) await failSpeech(platform, row, reason);
  }
  for (const { id } of await transcriptionRepo.listAbandoned(platform.db, before)) {
    const row = await transcriptionRepo.find(platform.db, id);
    if (row) await failTranscription(platform, row, reason);
  }
}

/** The operator's retention of generated files; 0 keeps them for ever. */
export async function removeExpired(platform: Platform, now: number = Date.now()): Promise<void> {
  const days = await platform.settings.number('file_retention_days');
  if (!days) return;
  const before = new Date(now - days * DAY_MS);
  for (const row of await speechRepo.listOlderThan(platform.db, before)) await removeSpeech(platform, row);
  for (const row of await transcriptionRepo.listOlderThan(platform.db, before))
    await removeTranscription(platform, row);
}
