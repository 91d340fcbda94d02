/** What is kept of a speech, and how it looks to its owner. */

import { assetUrl } from '#common/asset.ts';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import type { Speech, TimedWord } from '../../contract.ts';
import { type WorkRow, workRepo } from '../work.repo.ts';

export interface StoredSpeech
  extends Pick<
    Speech,
    'voice' | 'language' | 'speed' | 'pitch' | 'format' | 'duration' | 'engine' | 'model'
  > {
  jobId?: string | null;
  assetId?: string;
  error?: string;
  /** Bytes of each piece that lies in storage while the rest is being made. */
  pieces?: number[];
  words?: TimedWord[];
  mouth?: MouthCue[];
}

export type SpeechRow = WorkRow<StoredSpeech>;

export const speechRepo = workRepo<StoredSpeech>('speech');

export function toSpeech({ id, prompt, status, createdAt, result }: SpeechRow): Speech {
  const { voice, language, speed, pitch, format, duration, engine, model } = result;
  return {
    id,
    text: prompt ?? '',
    voice,
    language,
    speed,
    pitch,
    format,
    duration,
    engine,
    model,
    status: status as Speech['status'],
    audioUrl: result.assetId ? assetUrl(result.assetId) : `/api/speech/${id}/audio`,
    jobId: result.jobId ?? null,
    error: result.error ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** Lies among the person's files, so that whatever removes those removes it too. */
export const pieceKey = (userId: string, id: string, index: number): string =>
  `assets/${userId}/piece-${id}-${index}`;
