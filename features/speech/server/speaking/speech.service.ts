/** Makes speech: checks, counts, says short texts at once and long ones as a job. */

import type { BodyOf } from '#common/contract.ts';
import { AppError } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { refuseBlocked } from '#platform/moderation/blocked-words.ts';
import type { Platform } from '#platform/platform.ts';
import { type generateSpeechCall, MAX_TEXT_AT_ONCE } from '../../contract.ts';
import { describeEngine } from '../engine-info.ts';
import { readPronunciations } from '../pronunciations.repo.ts';
import { isQuotaReached } from '../quota.ts';
import { voiceOf } from '../voice-of.ts';
import { failSpeech, keepSpeech } from './finish-speech.ts';
import { createSayer, piecesOf } from './say-pieces.ts';
import { sayTextJob } from './say-text.job.ts';
import { type SpeechRow, speechRepo } from './speech.repo.ts';

const MAX_UNFINISHED = 4;

type Order = BodyOf<typeof generateSpeechCall>;

export function createSpeechMaker(platform: Platform) {
  const { db, usage, models, jobs, settings } = platform;
  const host = voiceOf(platform);
  const sayPieces = createSayer(models, host);

  async function sayAtOnce(row: SpeechRow, signal: AbortSignal): Promise<SpeechRow> {
    const order = {
      ...row.result,
      text: row.prompt ?? '',
      pronunciations: await readPronunciations(db, row.userId),
    };
    const audio: Uint8Array[] = [];
    const made = {
      duration: 0,
      engine: row.result.engine,
      words: row.result.words ?? [],
      mouth: row.result.mouth ?? [],
    };
    for await (const piece of sayPieces(order, { stream: row.id, signal, isUrgent: true })) {
      audio.push(piece.audio);
      made.duration += piece.seconds;
      made.engine = piece.engine ?? made.engine;
      made.words.push(...piece.words);
      made.mouth.push(...piece.mouth);
    }
    return keepSpeech(platform, row, audio, made);
  }

  return {
    async make(user: User, order: Order, signal: AbortSignal): Promise<SpeechRow> {
      await refuseBlocked(settings, order.text);
      const { model, engine, isBuiltin, problem } = await describeEngine(models, host, 'speech');
      if (problem) throw new AppError('unavailable', problem);
      // Says so when there is nothing to say, before anything is counted.
      piecesOf(order.text, order.language, model);
      if ((await speechRepo.unfinished(db, user.id)) >= MAX_UNFINISHED)
        throw new AppError(
          'rate_limited',
          'Several of your texts are being spoken already. Please wait until one is finished.',
          {
            headers: { 'retry-after': '20' },
          },
        );
      const { text, ...wishes } = order;
      const row = await speechRepo.insert(db, user.id, text, {
        ...wishes,
        model,
        engine,
        duration: 0,
        words: [],
        mouth: [],
      });
      try {
        await usage.charge({ user, kind: 'speech', key: row.id, isMetered: !isBuiltin });
        if (text.length <= MAX_TEXT_AT_ONCE) return await sayAtOnce(row, signal);
        const job = await jobs.enqueue(sayTextJob, { speechId: row.id }, { userId: user.id });
        return (await speechRepo.update(db, row.id, { result: { jobId: job.id } })) ?? row;
      } catch (error) {
        // What never began has no place in the history.
        if (isQuotaReached(error)) await speechRepo.remove(db, row.id);
        else await failSpeech(platform, row, error);
        throw error;
      }
    },
  };
}
