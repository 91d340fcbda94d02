/** Takes recordings in: checks, writes short ones down at once and long ones as a job, and corrects them. */

import { eq, sql } from 'drizzle-orm';
import type { QueryOf } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { User } from '#common/user.ts';
import { toSrt, toVtt } from '#engine/voice/timing/captions.ts';
import { cleanName } from '#platform/assets/assets.service.ts';
import type { Db } from '#platform/db/database.ts';
import { generations } from '#platform/db/tables/work.table.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import { HEARING_RATE } from '#platform/media/listen/windows.ts';
import { decodeAudio } from '#platform/media/sound/decode-audio.ts';
import type { Platform } from '#platform/platform.ts';
import {
  type FullTranscription,
  type listTranscriptions,
  MAX_AUDIO_SECONDS,
  MAX_INLINE_SECONDS,
  type TranscriptFormat,
} from '../../calls/transcription-calls.ts';
import { describeEngine } from '../engine-info.ts';
import { readPage } from '../paging.ts';
import { voiceOf } from '../voice-of.ts';
import { createRealigner } from './realign-pool.ts';
import type { Received } from './receive-audio.ts';
import { transcribeJob } from './transcribe.job.ts';
import { createRecordingTranscriber } from './transcribe-recording.ts';
import {
  type TranscriptionRow,
  toFullTranscription,
  toTranscription,
  transcriptionRepo,
} from './transcription.repo.ts';

/** Nobody speaks half as fast; the rest is for remarks. */
const CHARACTERS_PER_SECOND = 50;
const SPARE_CHARACTERS = 5000;

export function createTranscriptionService(platform: Platform) {
  const { db, assets, generationJobs, models } = platform;
  const host = voiceOf(platform);
  const write = createRecordingTranscriber(platform);
  const realigner = createRealigner();
  platform.onClose(realigner.close);

  async function own(userId: string, id: string): Promise<TranscriptionRow> {
    const row = await transcriptionRepo.findOwn(db, userId, id);
    if (!row) throw notFound('That transcription');
    return row;
  }

  return {
    list: (userId: string, query: QueryOf<typeof listTranscriptions>) =>
      readPage(transcriptionRepo, db, userId, query, toTranscription),

    get: async (userId: string, id: string): Promise<FullTranscription> =>
      toFullTranscription(await own(userId, id)),

    async file(
      userId: string,
      id: string,
      format: TranscriptFormat,
    ): Promise<{ name: string; text: string }> {
      const row = await own(userId, id);
      return { name: titleOf(row), text: asFile(row, format) };
    },

    async take(user: User, received: Received, caller: AbortSignal): Promise<FullTranscription> {
      const { engine, model, isCloud, problem } = await describeEngine(models, host, 'transcription');
      if (problem) throw new AppError('unavailable', problem);
      const { bytes, name, language } = received;
      const decoded = await decodeAudio(bytes, {
        rate: HEARING_RATE,
        maxSeconds: MAX_AUDIO_SECONDS,
        signal: caller,
        userId: user.id,
      });
      const item = { type: transcribeJob.itemType, id: newId() };
      try {
        const { type, seconds } = decoded;
        const facts = { duration: seconds };
        const partOf = { ...item, role: 'recording' };
        // A sound that came from the library is there already.
        const asset = await assets.saveOnce({ userId: user.id, name, type, bytes, facts, partOf });
        const isLong = seconds > MAX_INLINE_SECONDS;
        const begin = (tx: Db, jobId: string) =>
          transcriptionRepo.insert(tx, {
            id: item.id,
            userId: user.id,
            prompt: '',
            result: {
              name: cleanName(name),
              size: bytes.length,
              duration: seconds,
              language: language ?? '',
              wanted: language,
              engine,
              model,
              assetId: asset.id,
              heard: 0,
              ...(isLong && { jobId }),
            },
          });
        const order = { user, itemId: item.id, isMetered: isCloud, begin };
        try {
          if (isLong) await generationJobs.begin(transcribeJob, { ...order, payload: {} });
          else
            await generationJobs.runInline(transcribeJob, order, caller, ({ signal, report }, row) => {
              report('Warming up the listener', 0);
              const onProgress = (heard: number, seconds: number) =>
                report('Listening', (heard / seconds) * 99);
              return write(row, { signal, isUrgent: true, onProgress }, { bytes, decoded });
            });
        } catch (error) {
          // What never began has no place in the history, and its recording none in the storage.
          if (!(await transcriptionRepo.findOwn(db, user.id, item.id))) await assets.release(item);
          throw error;
        }
        return toFullTranscription(await own(user.id, item.id));
      } finally {
        await decoded.dispose();
      }
    },

    async correct(userId: string, id: string, text: string): Promise<FullTranscription> {
      const row = await own(userId, id);
      if (row.status !== 'completed')
        throw new AppError('conflict', 'The transcription is not finished yet.');
      const words = (row.result.segments ?? []).flatMap((segment) => segment.words);
      const max = SPARE_CHARACTERS + Math.ceil(row.result.duration * CHARACTERS_PER_SECOND);
      if (text.length > max)
        throw new AppError('bad_request', `Keep the text of this recording within ${max} characters.`);
      const segments = await realigner.realign({ words, text, language: row.result.language });
      const saved = await transcriptionRepo.update(db, row.id, { prompt: text, result: { segments } });
      if (!saved) throw notFound('That transcription');
      return toFullTranscription(saved);
    },

    /** One that is being made is stopped, and nothing of it is left to bring back. */
    async removeOwn(userId: string, id: string): Promise<void> {
      const row = await own(userId, id);
      if (row.status === 'pending') await removeTranscription(platform, id);
      else await generationJobs.bin({ type: transcribeJob.itemType, id }, userId);
    },
  };
}

/** The recording has the name of its file; what is said in it is no such file. */
const ENDING = '\\.[A-Za-z0-9]{2,4}$';
const titleOf = ({ result: { name } }: TranscriptionRow): string =>
  name.replace(new RegExp(ENDING), '') || 'transcription';

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

const removeTranscription = (platform: Platform, id: string): Promise<void> =>
  platform.generationJobs.remove({ type: transcribeJob.itemType, id }, (tx) =>
    transcriptionRepo.remove(tx, id),
  );

export const transcriptionItems = (platform: Platform): ItemKind => ({
  type: transcribeJob.itemType,
  noun: 'transcription',
  page: '/speech-tools',
  find: async (db, ids) =>
    new Map(
      (await transcriptionRepo.findMany(db, ids)).map((row) => [
        row.id,
        { title: titleOf(row), ownerId: row.userId },
      ]),
    ),
  remove: (id) => removeTranscription(platform, id),
  library: {
    tool: 'speech',
    kind: 'transcript',
    partRoles: ['recording'],
    title: sql`regexp_replace(${generations.result}->>'name', ${ENDING}, '')`,
    words: sql`concat_ws(' ', ${generations.result}->>'name', ${generations.prompt}, ${generations.result}->>'text')`,
    text: sql`coalesce(${generations.result}->>'text', ${generations.prompt})`,
    isShown: eq(generations.status, 'completed'),
    openUrl: (id) => `/speech-tools?transcript=${id}`,
  },
  rows: transcriptionRepo.rows,
  retention: { listOlderThan: transcriptionRepo.listOlderThan },
});
