/** Makes speech: checks, says short texts at once and long ones as a job. */

import { eq, sql } from 'drizzle-orm';
import type { BodyOf, QueryOf } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { User } from '#common/user.ts';
import { cutAtWord } from '#common/wording/cut-text.ts';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import type { Db } from '#platform/db/database.ts';
import { generations } from '#platform/db/tables/work.table.ts';
import type { GenerationRun } from '#platform/generation-jobs/generation-job-definition.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import type { JobResult } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import {
  type generateSpeechCall,
  type listSpeech,
  MAX_INLINE_TEXT,
  type Speech,
  type TimedWord,
} from '../../contract.ts';
import { describeEngine } from '../engine-info.ts';
import { readPage } from '../paging.ts';
import { readPronunciations } from '../pronunciations.repo.ts';
import { voiceOf } from '../voice-of.ts';
import { keepSpeech, removePieces } from './finish-speech.ts';
import { createSayer, piecesOf } from './say-pieces.ts';
import { sayTextJob } from './say-text.job.ts';
import { type SpeechRow, speechRepo, toSpeech } from './speech.repo.ts';

type Order = BodyOf<typeof generateSpeechCall>;

export function createSpeechService(platform: Platform) {
  const { db, generationJobs, models, settings } = platform;
  const host = voiceOf(platform);
  const synthesizeChunks = createSayer(models, host);

  async function sayInline(row: SpeechRow, run: GenerationRun<undefined>): Promise<JobResult> {
    const pronunciations = await readPronunciations(db, row.userId);
    const order = { ...row.result, text: row.prompt ?? '', pronunciations };
    const audio: Uint8Array[] = [];
    const made = {
      duration: 0,
      engine: row.result.engine,
      words: [] as TimedWord[],
      mouth: [] as MouthCue[],
    };
    for await (const piece of synthesizeChunks(order, {
      stream: row.id,
      signal: run.signal,
      isUrgent: true,
    })) {
      audio.push(piece.audio);
      made.duration += piece.seconds;
      made.engine = piece.engine ?? made.engine;
      made.words.push(...piece.words);
      made.mouth.push(...piece.mouth);
    }
    return keepSpeech(run, row.prompt, row.result.format, audio, made);
  }

  async function own(userId: string, id: string): Promise<SpeechRow> {
    const row = await speechRepo.findOwn(db, userId, id);
    if (!row) throw notFound('That speech');
    return row;
  }

  return {
    own,

    list: (userId: string, query: QueryOf<typeof listSpeech>) =>
      readPage(speechRepo, db, userId, query, toSpeech),

    async get(userId: string, id: string) {
      const row = await own(userId, id);
      return { ...toSpeech(row), words: row.result.words ?? [] };
    },

    async ownFinished(userId: string, id: string): Promise<SpeechRow> {
      const row = await own(userId, id);
      if (row.status !== 'completed') throw new AppError('conflict', 'The speech is not finished yet.');
      return row;
    },

    async make(user: User, order: Order, caller: AbortSignal): Promise<Speech> {
      await assertNoBlockedWords(settings, order.text);
      const { model, engine, isCloud, problem } = await describeEngine(models, host, 'speech');
      if (problem) throw new AppError('unavailable', problem);
      // Says so when there is nothing to say, before anything is counted.
      piecesOf(order.text, order.language, model);
      const { text, ...wishes } = order;
      const itemId = newId();
      const isLong = text.length > MAX_INLINE_TEXT;
      const begin = (tx: Db, jobId: string) => {
        const result = { ...wishes, model, engine, duration: 0, ...(isLong && { jobId }) };
        return speechRepo.insert(tx, { id: itemId, userId: user.id, prompt: text, result });
      };
      const ask = { user, itemId, isMetered: isCloud, begin };
      if (isLong) await generationJobs.begin(sayTextJob, { ...ask, payload: {} });
      else await generationJobs.runInline(sayTextJob, ask, caller, (run, row) => sayInline(row, run));
      return toSpeech(await own(user.id, itemId));
    },

    /** One that is being made is stopped, and nothing of it is left to bring back. */
    async removeOwn(userId: string, id: string): Promise<void> {
      const row = await own(userId, id);
      if (row.status === 'pending') await removeSpeech(platform, row);
      else await generationJobs.bin({ type: 'speech', id }, userId);
    },
  };
}

async function removeSpeech(platform: Platform, row: Pick<SpeechRow, 'id' | 'userId'>): Promise<void> {
  await platform.generationJobs.remove({ type: 'speech', id: row.id }, (tx) => speechRepo.remove(tx, row.id));
  await removePieces(platform, row);
}

export const speechItems = (platform: Platform): ItemKind => ({
  type: 'speech',
  noun: 'speech',
  page: '/speech-tools',
  find: async (db, ids) =>
    new Map(
      (await speechRepo.findMany(db, ids)).map((row) => [
        row.id,
        { title: cutAtWord(row.prompt ?? '', 200), ownerId: row.userId },
      ]),
    ),
  remove: async (id) => {
    const row = await speechRepo.find(platform.db, id);
    if (row) await removeSpeech(platform, row);
  },
  library: {
    tool: 'speech',
    kind: 'audio',
    mainRole: 'audio',
    isFileOnly: true,
    title: sql`${generations.prompt}`,
    words: sql`${generations.prompt}`,
    text: sql`${generations.prompt}`,
    isShown: eq(generations.status, 'completed'),
    openUrl: (id) => `/speech-tools?speech=${id}`,
    recipe: async (db, id) => {
      const row = await speechRepo.findLight(db, id);
      if (!row) return [];
      const { voice, language, speed, pitch, engine } = row.result;
      return [
        { label: 'Voice', value: `${voice}, ${language}` },
        { label: 'Speed and pitch', value: `${speed} ×, ${pitch} semitones` },
        { label: 'Made by', value: engine },
      ];
    },
  },
  rows: speechRepo.rows,
  retention: { listOlderThan: speechRepo.listOlderThan },
});
