/** What is kept of a transcription, and how it looks to its owner. */

import { assetUrl } from '#common/asset.ts';
import type { FullTranscription, Segment, Transcription } from '../../transcription-calls.ts';
import { type WorkRow, workRepo } from '../work.repo.ts';

export interface StoredTranscription
  extends Pick<Transcription, 'name' | 'size' | 'duration' | 'language' | 'engine' | 'model'> {
  assetId: string;
  /** Chosen beforehand; absent: found out by listening. */
  wanted?: string;
  jobId?: string | null;
  error?: string;
  /** Seconds that are written down already. */
  heard: number;
  segments?: Segment[];
}

export type TranscriptionRow = WorkRow<StoredTranscription>;

/** The prompt of such a row is the text. */
export const transcriptionRepo = workRepo<StoredTranscription>('transcription');

export function toTranscription({ id, prompt, status, createdAt, result }: TranscriptionRow): Transcription {
  const { name, size, duration, language, engine, model } = result;
  return {
    id,
    name,
    size,
    duration,
    language,
    engine,
    model,
    text: prompt ?? '',
    audioUrl: assetUrl(result.assetId),
    status: status as Transcription['status'],
    jobId: result.jobId ?? null,
    error: result.error ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export const toFullTranscription = (row: TranscriptionRow): FullTranscription => ({
  ...toTranscription(row),
  segments: row.result.segments ?? [],
});
