/** What is kept of a speech, and how it looks to its owner. */

import { z } from 'zod';
import { assetUrl } from '#common/asset.ts';
import {
  LANGUAGES,
  mouthCueSchema,
  SPEECH_FORMATS,
  type Speech,
  timedWordSchema,
  VOICES,
} from '../../contract.ts';
import { type WorkRow, workRepo } from '../work.repo.ts';

/** Rows of older versions may lack some of it. */
const storedSpeech = z.object({
  voice: z.enum(VOICES).catch('alloy'),
  language: z.enum(LANGUAGES).catch('en'),
  speed: z.number().catch(1),
  pitch: z.number().catch(0),
  format: z.enum(SPEECH_FORMATS).catch('mp3'),
  duration: z.number().catch(0),
  engine: z.string().catch(''),
  model: z.string().catch(''),
  jobId: z.string().nullish().catch(null),
  assetId: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
  /** Bytes of each piece that lies in storage while the rest is being made. */
  pieces: z.array(z.number()).optional().catch(undefined),
  words: z.array(timedWordSchema).optional().catch(undefined),
  mouth: z.array(mouthCueSchema).optional().catch(undefined),
});
export type StoredSpeech = z.infer<typeof storedSpeech>;

export type SpeechRow = WorkRow<StoredSpeech>;

export const speechRepo = workRepo<StoredSpeech>('speech', storedSpeech);

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
export const pieceKey = (userId: string, id: string, index: number | ''): string =>
  `assets/${userId}/piece-${id}-${index}`;
