/** One run over a recording: keeps what is heard as it comes, and ends with the whole text or a clear failure. */

import { buffer } from 'node:stream/consumers';
import { AppError } from '#common/errors.ts';
import { joinWords } from '#engine/voice/timing/captions.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import { createListener } from '#platform/media/listen/listen.ts';
import { HEARING_RATE } from '#platform/media/listen/windows.ts';
import { type Decoded, decodeAudio } from '#platform/media/sound/decode-audio.ts';
import type { Platform } from '#platform/platform.ts';
import { getTranscription, MAX_AUDIO_SECONDS, type Segment } from '../../calls/transcription-calls.ts';
import { type TranscriptionRow, transcriptionRepo } from './transcription.repo.ts';

const NO_SPEECH = 'No speech was heard in this recording.';

/** A recording in hand: as it was sent, and decoded. */
export interface Recording {
  bytes: Uint8Array;
  decoded: Decoded;
}

export interface TranscribeOptions {
  signal: AbortSignal;
  isUrgent: boolean;
  onProgress?(heard: number, seconds: number): void;
}

export const textOf = (segments: readonly Segment[], language: string): string =>
  joinWords(
    segments.map((segment) => segment.text),
    language,
  );

export function createRecordingTranscriber(platform: Platform) {
  const { db, assets, storage, events } = platform;
  const listen = createListener(platform.models);

  async function read(row: TranscriptionRow, signal: AbortSignal): Promise<Recording> {
    const asset = await assets.findOwn(row.userId, row.result.assetId);
    if (!asset) throw new AppError('gone', 'The recording is gone.');
    const bytes = await buffer((await storage.get(asset.storageKey)).stream);
    return {
      bytes,
      decoded: await decodeAudio(bytes, { rate: HEARING_RATE, maxSeconds: MAX_AUDIO_SECONDS, signal }),
    };
  }

  return async (
    row: TranscriptionRow,
    options: TranscribeOptions,
    inHand?: Recording,
  ): Promise<JobResult> => {
    const { signal, isUrgent } = options;
    const { bytes, decoded } = inHand ?? (await read(row, signal));
    const { model, wanted } = row.result;
    const segments: Segment[] = [...(row.result.segments ?? [])];
    let { language, engine, heard } = row.result;
    try {
      const known = wanted ?? (language || undefined);
      const place = { path: decoded.path, seconds: decoded.seconds, bytes };
      for await (const part of listen({ ...place, model, language: known, from: heard, isUrgent, signal })) {
        segments.push(...part.segments);
        language ||= part.language;
        engine = part.engine ?? engine;
        heard = part.heard;
        const prompt = textOf(segments, language);
        const kept = await transcriptionRepo.update(db, row.id, {
          prompt,
          result: { segments, language, engine, heard },
        });
        if (!kept) throw new AppError('gone', 'The transcription was deleted.');
        await events.publish(row.userId, {
          type: 'invalidate',
          keys: [getTranscription.path.replace(':id', row.id)],
        });
        options.onProgress?.(heard, decoded.seconds);
      }
    } finally {
      await decoded.dispose();
    }
    if (segments.length === 0) throw new AppError('unprocessable', NO_SPEECH);
    return new JobResult({ transcriptionId: row.id }, (tx) =>
      transcriptionRepo.update(tx, row.id, { status: 'completed', result: { language, engine } }),
    );
  };
}
