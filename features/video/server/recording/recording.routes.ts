/** HTTP for recordings that tell a film. */

import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { createSemaphore } from '#platform/usage/semaphore.ts';
import { hearRecording, measureRecording } from '../../calls/recording-calls.ts';
import { mouthOf, recordingsOf } from './recordings.ts';

export function registerRecordingRoutes(api: Api, platform: Platform): void {
  const preparing = createSemaphore(
    3,
    'Your recordings are being prepared already. Please wait a moment.',
    3,
  );
  const recordings = recordingsOf(platform);

  api.handle(measureRecording, async ({ user, params, query, reply }) => {
    const order = { id: params.id, isClean: query.clean === 'true' };
    const sound = await preparing(user.id, () => recordings(user.id, order, abortOnDisconnect(reply)));
    return { seconds: sound.seconds, mouth: mouthOf(sound) };
  });

  api.handle(hearRecording, async ({ user, params, query, reply }) => {
    const order = { id: params.id, isClean: query.clean === 'true' };
    const { wav } = await preparing(user.id, () => recordings(user.id, order, abortOnDisconnect(reply)));
    return reply
      .header('content-type', 'audio/wav')
      .header('cache-control', 'private, max-age=86400')
      .send(wav);
  });
}
