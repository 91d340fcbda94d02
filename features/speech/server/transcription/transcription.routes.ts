/** HTTP for text written down from recordings. */

import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { MAX_AUDIO_BYTES } from '../../audio-limit.ts';
import {
  deleteTranscription,
  getTranscript,
  getTranscription,
  listTranscriptions,
  saveTranscriptionText,
  transcribeCall,
} from '../../calls/transcription-calls.ts';
import { sendText } from '../send-text.ts';
import { receiveAudio } from './receive-audio.ts';
import { createTranscriptionService } from './transcription.service.ts';

export function registerTranscriptionRoutes(api: Api, platform: Platform): void {
  const service = createTranscriptionService(platform);

  api.handle(
    transcribeCall,
    async ({ user, request, reply }) => {
      // Listening begins before the file has come.
      const gone = abortOnDisconnect(reply);
      const result = await service.take(user, await receiveAudio(request), gone);
      return { id: result.id, jobId: result.jobId, result };
    },
    { bodyLimit: MAX_AUDIO_BYTES + 64 * 1024 },
  );

  api.handle(listTranscriptions, ({ user, query }) => service.list(user.id, query));
  api.handle(getTranscription, ({ user, params }) => service.get(user.id, params.id));
  api.handle(saveTranscriptionText, ({ user, params, body }) =>
    service.correct(user.id, params.id, body.text),
  );
  api.handle(getTranscript, async ({ user, params, query, reply }) => {
    const { name, text } = await service.file(user.id, params.id, query.format);
    return sendText(reply, name, query.format, text);
  });

  api.handle(deleteTranscription, ({ user, params }) => service.removeOwn(user.id, params.id));
}
