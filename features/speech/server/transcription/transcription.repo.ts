/** What is kept of a transcription, and how it looks to its owner. */

import { z } from 'zod';
import { assetUrl } from '#common/asset.ts';
import {
  type FullTranscription,
  segmentSchema,
  type Transcription,
} from '../../calls/transcription-calls.ts';
import { type WorkRow, workRepo } from '../work.repo.ts';

/** Rows of older versions may lack some of it. */
const storedTranscription = z.object({
  name: z.string().catch('recording'),
  size: z.number().catch(0),
  duration: z.number().catch(0),
  language: z.string().catch(''),
  engine: z.string().catch(''),
  model: z.string().catch(''),
  assetId: z.string().catch(''),
  /** Chosen in advance; absent: found out by listening. */
  wanted: z.string().optional().catch(undefined),
  jobId: z.string().nullish().catch(null),
  error: z.string().optional().catch(undefined),
  /** Seconds that are written down already. */
  heard: z.number().catch(0),
  segments: z.array(segmentSchema).optional().catch(undefined),
});
export type StoredTranscription = z.infer<typeof storedTranscription>;

export type TranscriptionRow = WorkRow<StoredTranscription>;

/** The prompt of such a row is the text. */
export const transcriptionRepo = workRepo<StoredTranscription>('transcription', storedTranscription);

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
