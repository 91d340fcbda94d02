/** Takes recordings in: checks, counts, writes short ones down at once and long ones as a job. */

import { AppError } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { type Decoded, decodeAudio } from '#platform/media/sound/decode-audio.ts';
import type { Platform } from '#platform/platform.ts';
import type { EngineState } from '../../contract.ts';
import { MAX_AUDIO_SECONDS, MAX_SECONDS_AT_ONCE } from '../../transcription-calls.ts';
import { describeEngine } from '../engine-info.ts';
import { HEARING_RATE } from '../engines/protocol.ts';
import { isQuotaReached } from '../quota.ts';
import { voiceOf } from '../voice-of.ts';
import type { Received } from './receive-audio.ts';
import { removeTranscription } from './remove-transcription.ts';
import { type TranscriptionRow, transcriptionRepo } from './transcription.repo.ts';
import { writeDownJob } from './write-down.job.ts';
import { createWriter, failTranscription } from './write-down.ts';

const MAX_UNFINISHED = 4;
const BUSY = 'Several of your recordings are being written down already. Please wait until one is finished.';

export function createTranscriptionTaker(platform: Platform) {
  const { db, assets, usage, models, jobs } = platform;
  const host = voiceOf(platform);
  const writeDown = createWriter(platform);

  async function keep(user: User, received: Received, decoded: Decoded, { engine, model }: EngineState) {
    const { bytes, name, language } = received;
    const { type, seconds } = decoded;
    const asset = await assets.save({ userId: user.id, name, type, bytes, facts: { duration: seconds } });
    return transcriptionRepo.insert(db, user.id, '', {
      name: asset.name,
      size: bytes.length,
      duration: seconds,
      language: language ?? '',
      wanted: language,
      engine,
      model,
      assetId: asset.id,
      heard: 0,
    });
  }

  return {
    async take(user: User, received: Received, signal: AbortSignal): Promise<TranscriptionRow> {
      const engine = await describeEngine(models, host, 'transcription');
      if (engine.problem) throw new AppError('unavailable', engine.problem);
      if ((await transcriptionRepo.unfinished(db, user.id)) >= MAX_UNFINISHED)
        throw new AppError('rate_limited', BUSY, { headers: { 'retry-after': '30' } });
      const { bytes } = received;
      const limits = { rate: HEARING_RATE, maxSeconds: MAX_AUDIO_SECONDS, signal };
      const decoded = await decodeAudio(bytes, limits);
      try {
        const row = await keep(user, received, decoded, engine);
        try {
          await usage.charge({ user, kind: 'speech', key: row.id, isMetered: !engine.isBuiltin });
          if (decoded.seconds <= MAX_SECONDS_AT_ONCE)
            return await writeDown(row, { signal, isUrgent: true }, { bytes, decoded });
          const job = await jobs.enqueue(writeDownJob, { transcriptionId: row.id }, { userId: user.id });
          return (await transcriptionRepo.update(db, row.id, { result: { jobId: job.id } })) ?? row;
        } catch (error) {
          // What never began has no place in the history, and its recording none in the storage.
          if (isQuotaReached(error)) await removeTranscription(platform, row);
          else await failTranscription(platform, row, error);
          throw error;
        }
      } finally {
        await decoded.dispose();
      }
    },
  };
}
