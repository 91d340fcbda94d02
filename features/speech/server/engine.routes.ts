/** HTTP for what stands around speaking and listening: engines, voices to audition, pronunciations. */

import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import {
  getPronunciations,
  getSpeechEngine,
  getVoiceSample,
  putPronunciations,
  warmUpSpeech,
} from '../contract.ts';
import { describeEngine } from './engine-info.ts';
import { listPronunciations, savePronunciations } from './pronunciations.service.ts';
import { createVoiceSamples } from './speaking/voice-samples.ts';
import { voiceOf } from './voice-of.ts';

export function registerEngineRoutes(api: Api, platform: Platform): void {
  const { db, models } = platform;
  const host = voiceOf(platform);
  const sampleOf = createVoiceSamples(platform);

  const engines = async () => ({
    speech: await describeEngine(models, host, 'speech'),
    transcription: await describeEngine(models, host, 'transcription'),
  });

  api.handle(getSpeechEngine, engines);

  api.handle(warmUpSpeech, async ({ body }) => {
    const { isBuiltin, state, problem } = (await engines())[body.kind];
    if (isBuiltin && !problem && state === 'cold')
      await host.ask({ kind: 'warm', engine: body.kind }, { isUrgent: true });
    return engines();
  });

  api.handle(getVoiceSample, async ({ params, reply }) => {
    const bytes = await sampleOf(params.voice, params.language);
    return reply
      .headers({
        'content-type': 'audio/mpeg',
        'cache-control': 'private, max-age=3600',
        'x-content-type-options': 'nosniff',
      })
      .send(bytes);
  });

  api.handle(getPronunciations, ({ user }) => listPronunciations(db, user.id));
  api.handle(putPronunciations, ({ user, body }) => savePronunciations(db, user.id, body));
}
