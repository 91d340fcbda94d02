/** Text from speech: its data and calls. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime } from '#common/schema-parts.ts';
import { getUserStats } from '#features/dashboard/contract.ts';
import { LANGUAGES, pageQuery, timedWordSchema, WORK_STATUSES } from '../contract.ts';

export const AUDIO_REQUIRED = 'Please upload an audio file to transcribe.';
export const AUDIO_NOTE = 'MP3, WAV, M4A, FLAC, OGG (Max 25MB)';
export const AUDIO_TOO_LARGE = 'The recording is too large. Maximum file size is 25 MB.';
/** Seconds; also bounds a small file that claims to be endless. */
export const MAX_AUDIO_SECONDS = 4 * 3600;
/** Longer recordings are heard as a job, with the text so far on the way. */
export const MAX_INLINE_SECONDS = 60;

/** Seconds from the start of the recording. */
export const segmentSchema = z.object({
  start: z.number(),
  end: z.number(),
  text: z.string(),
  words: z.array(timedWordSchema),
});
export type Segment = z.infer<typeof segmentSchema>;

export const transcriptionSchema = z.object({
  id: z.string(),
  /** Of the file that was sent. */
  name: z.string(),
  /** Bytes of that file, and seconds. */
  size: z.int(),
  duration: z.number(),
  /** What was sent, to hear it again. */
  audioUrl: z.string(),
  status: z.enum(WORK_STATUSES),
  /** While pending: the text so far. */
  text: z.string(),
  /** As heard or chosen: one of ours, or another that the engine knows; empty until it is known. */
  language: z.string(),
  engine: z.string(),
  model: z.string(),
  jobId: z.string().nullable(),
  error: z.string().nullable(),
  createdAt: isoTime,
});
export type Transcription = z.infer<typeof transcriptionSchema>;

export const fullTranscriptionSchema = transcriptionSchema.extend({ segments: z.array(segmentSchema) });
export type FullTranscription = z.infer<typeof fullTranscriptionSchema>;

/** Form: one file in 'audio', and 'language' where it is known in advance. */
export const transcribeCall = route({
  method: 'POST',
  path: '/api/transcribe',
  summary: 'Write down a recording: short ones are answered when done, long ones at once with a job',
  access: 'user',
  changes: ['/api/transcriptions', getUserStats.path],
  consumes: 'multipart/form-data',
  response: z.object({ id: z.string(), jobId: z.string().nullable(), result: fullTranscriptionSchema }),
});

export const languageField = z.enum(LANGUAGES, { error: 'Choose one of the languages.' });

export const listTranscriptions = route({
  method: 'GET',
  path: '/api/transcriptions',
  summary: 'My transcriptions, newest first, in pages',
  access: 'user',
  query: pageQuery,
  response: z.object({
    items: z.array(transcriptionSchema),
    nextCursor: z.string().nullable(),
    total: z.int(),
  }),
});

export const getTranscription = route({
  method: 'GET',
  path: '/api/transcriptions/:id',
  summary: 'One transcription of mine with the times of its words',
  access: 'user',
  params: idParams,
  response: fullTranscriptionSchema,
});

/** Times stay with the words that did not change. */
export const saveTranscriptionText = route({
  method: 'PATCH',
  path: '/api/transcriptions/:id',
  summary: 'Keep my corrections of the text',
  access: 'user',
  changes: ['/api/transcriptions', '/api/transcriptions/:id'],
  params: idParams,
  body: z.object({ text: z.string().max(400_000, 'Keep the text within 400,000 characters.') }),
  response: fullTranscriptionSchema,
});

export const TRANSCRIPT_FORMATS = ['txt', 'srt', 'vtt', 'json'] as const;
export type TranscriptFormat = (typeof TRANSCRIPT_FORMATS)[number];

export const getTranscript = route({
  method: 'GET',
  path: '/api/transcriptions/:id/file',
  summary: 'A transcription as a file',
  access: 'user',
  params: idParams,
  query: z.object({ format: z.enum(TRANSCRIPT_FORMATS).default('txt') }),
  produces: 'text/plain',
});

export const deleteTranscription = route({
  method: 'DELETE',
  path: '/api/transcriptions/:id',
  summary: 'Delete a transcription of mine, recording included; one under way is stopped',
  access: 'user',
  changes: ['/api/transcriptions', getUserStats.path],
  params: idParams,
  status: 204,
});
