/** HTTP for text written down from recordings. */

import { AppError, notFound } from '#common/errors.ts';
import { toSrt, toVtt } from '#engine/voice/timing/captions.ts';
import { realign } from '#engine/voice/timing/realign.ts';
import type { Api } from '#platform/http/api.ts';
import { goneWith } from '#platform/http/gone-with.ts';
import type { Platform } from '#platform/platform.ts';
import {
  deleteTranscription,
  getTranscript,
  getTranscription,
  listTranscriptions,
  MAX_AUDIO_BYTES,
  saveTranscriptionText,
  type TranscriptFormat,
  transcribeCall,
} from '../../transcription-calls.ts';
import { readPage } from '../paging.ts';
import { sendText } from '../send-text.ts';
import { receiveAudio } from './receive-audio.ts';
import { removeTranscription } from './remove-transcription.ts';
import {
  type TranscriptionRow,
  toFullTranscription,
  toTranscription,
  transcriptionRepo,
} from './transcription.repo.ts';
import { createTranscriptionTaker } from './transcription.service.ts';

export function registerTranscriptionRoutes(api: Api, platform: Platform): void {
  const { db } = platform;
  const taker = createTranscriptionTaker(platform);

  const own = async (userId: string, id: string): Promise<TranscriptionRow> => {
    const row = await transcriptionRepo.find(db, id);
    if (row?.userId !== userId) throw notFound('That transcription');
    return row;
  };

  api.handle(
    transcribeCall,
    async ({ user, request, reply }) => {
      // Listening begins before the file has come.
      const gone = goneWith(reply);
      const row = await taker.take(user, await receiveAudio(request), gone);
      const result = toFullTranscription(row);
      return { id: result.id, jobId: result.jobId, result };
    },
    { bodyLimit: MAX_AUDIO_BYTES + 64 * 1024 },
  );

  api.handle(listTranscriptions, ({ user, query }) =>
    readPage(transcriptionRepo, db, user.id, query, toTranscription),
  );

  api.handle(getTranscription, async ({ user, params }) =>
    toFullTranscription(await own(user.id, params.id)),
  );

  api.handle(saveTranscriptionText, async ({ user, params, body }) => {
    const row = await own(user.id, params.id);
    if (row.status !== 'completed') throw new AppError('conflict', 'The transcription is not finished yet.');
    const words = (row.result.segments ?? []).flatMap((segment) => segment.words);
    const segments = realign(words, body.text, row.result.language);
    const saved = await transcriptionRepo.update(db, row.id, { prompt: body.text, result: { segments } });
    if (!saved) throw notFound('That transcription');
    return toFullTranscription(saved);
  });

  api.handle(getTranscript, async ({ user, params, query, reply }) => {
    const row = await own(user.id, params.id);
    const name = row.result.name.replace(/\.[^.]*$/, '') || 'transcription';
    return sendText(reply, name, query.format, asFile(row, query.format));
  });

  api.handle(deleteTranscription, async ({ user, params }) =>
    removeTranscription(platform, await own(user.id, params.id)),
  );
}

function asFile(row: TranscriptionRow, format: TranscriptFormat): string {
  const { language, segments = [] } = row.result;
  switch (format) {
    case 'srt':
      return toSrt(segments);
    case 'vtt':
      return toVtt(segments, language);
    case 'json':
      return JSON.stringify(
        { text: row.prompt ?? '', language, duration: row.result.duration, segments },
        null,
        2,
      );
    case 'txt':
      return `${row.prompt ?? ''}\n`;
  }
}
