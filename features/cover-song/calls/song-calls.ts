/** The song of a cover: where it comes from, what was found in it, and the calls that choose and trim it. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime } from '#common/schema-parts.ts';
import { SHAPES } from '#engine/voice/mouth/shapes.ts';
import { SINGINGS, SONG_GENRES, SONG_SOURCES } from '../enums.ts';

/** Seconds of a recording that is taken. */
export const MAX_SONG_SECONDS = 10 * 60;
/** Seconds of a finished video. */
export const MIN_PART_SECONDS = 5;
export const MAX_PART_SECONDS = 5 * 60;
/** Seconds of an original instrumental. */
export const INSTRUMENTAL = { min: 15, max: 180, step: 5, fallback: 60 } as const;

export const SONG_NOTE = 'MP3, WAV, M4A, FLAC or OGG, up to 60 MB and 10 minutes';
export const SONG_REQUIRED = 'Please choose a recording of the song.';
export const SONG_TOO_LARGE = 'The recording is too large. Maximum file size is 60 MB.';
export const SONG_SILENT = 'Nothing is to be heard in this recording.';
export const SONG_TOO_SHORT = `The recording is too short; a video needs at least ${MIN_PART_SECONDS} seconds.`;
/** Asked again whenever the wording changes; the number is stored with the answer. */
export const RIGHTS = {
  version: 1,
  text: 'I have the right to use this song and everything else in this video',
} as const;

/** Seconds from the beginning of the recording. */
export const songAnalysisSchema = z.object({
  /** Loudest value of each of so many equal pieces, 0 to 1. */
  peaks: z.array(z.number()),
  /** Beats a minute; 0 where none was found. */
  tempo: z.number(),
  beats: z.array(z.number()),
  /** Which of the beats begin a bar. */
  downbeats: z.array(z.number()),
  sections: z.array(z.object({ name: z.string(), start: z.number(), end: z.number(), energy: z.number() })),
  /** Of a song that was made here: how the singer's mouth moves. */
  mouth: z.array(z.object({ start: z.number(), end: z.number(), shape: z.enum(SHAPES) })).optional(),
});
export type SongAnalysis = z.infer<typeof songAnalysisSchema>;

export const SONG_STATUSES = ['reading', 'ready', 'failed'] as const;

export const songSchema = z.object({
  source: z.enum(SONG_SOURCES),
  name: z.string(),
  status: z.enum(SONG_STATUSES),
  errorMessage: z.string().nullable(),
  jobId: z.string().nullable(),
  /** Null until there is a sound to hear. */
  audioUrl: z.string().nullable(),
  /** Seconds of the whole recording. */
  duration: z.number().nullable(),
  /** The part that is used; an end of null is the end of the recording. */
  trimStart: z.number(),
  trimEnd: z.number().nullable(),
  genre: z.enum(SONG_GENRES).nullable(),
  seed: z.int().nullable(),
  analysis: songAnalysisSchema.nullable(),
  rightsConfirmedAt: isoTime.nullable(),
  /** What is done to an instrumental. */
  singing: z.enum(SINGINGS),
  /** As it was pasted: plain lines, or with times as in LRC files. */
  lyrics: z.string().nullable(),
});
export type CoverTrack = z.infer<typeof songSchema>;

/** Form: one file in 'audio'. */
export const uploadSong = route({
  method: 'POST',
  path: '/api/cover-songs/:id/song',
  summary: 'Use a recording of mine; beats and sections are then found by a job',
  access: 'user',
  params: idParams,
  consumes: 'multipart/form-data',
  status: 202,
  response: songSchema,
});

const genre = z.enum(SONG_GENRES, { error: 'Choose one of the genres.' });
const MAX_SEED = 2 ** 31 - 1;

export const previewInstrumental = route({
  method: 'GET',
  path: '/api/cover-songs/instrumental',
  summary: 'Some seconds of an original instrumental before it is used; the same seed gives the same music',
  access: 'user',
  query: z.object({
    genre,
    seed: z.coerce.number().int().min(0).max(MAX_SEED),
    seconds: z.coerce.number().int().min(INSTRUMENTAL.min).max(INSTRUMENTAL.max),
  }),
  produces: 'audio/mp4',
});

export const chooseSong = route({
  method: 'PUT',
  path: '/api/cover-songs/:id/song',
  summary: 'Use an original instrumental, or fetch the song from the link where the operator allows it',
  access: 'user',
  params: idParams,
  body: z.discriminatedUnion('source', [
    z.object({
      source: z.literal('instrumental'),
      genre,
      seed: z.int().min(0).max(MAX_SEED).optional(),
      seconds: z
        .int('Choose a length in whole seconds.')
        .min(INSTRUMENTAL.min, `Choose at least ${INSTRUMENTAL.min} seconds.`)
        .max(INSTRUMENTAL.max, `Choose at most ${INSTRUMENTAL.max} seconds.`)
        .default(INSTRUMENTAL.fallback),
    }),
    z.object({ source: z.literal('link') }),
    /** One that I made in the song generator. */
    z.object({ source: z.literal('song'), songId: z.string().max(64) }),
  ]),
  status: 202,
  response: songSchema,
});

export const trimSong = route({
  method: 'PATCH',
  path: '/api/cover-songs/:id/song',
  summary: 'Which part of the song is used, in seconds',
  access: 'user',
  params: idParams,
  body: z.object({
    trimStart: z.number().min(0, 'The part cannot begin before the song.').max(MAX_SONG_SECONDS),
    trimEnd: z.number().min(0).max(MAX_SONG_SECONDS),
  }),
  response: songSchema,
});

export const MAX_LYRICS = 20_000;
export const LYRICS_TOO_LONG = `Keep the lyrics within ${MAX_LYRICS.toLocaleString('en')} characters.`;

export const performSong = route({
  method: 'PUT',
  path: '/api/cover-songs/:id/performance',
  summary: 'What is done to an instrumental, and the words that are shown while they are sung',
  access: 'user',
  changes: ['/api/cover-songs/:id'],
  params: idParams,
  body: z.object({
    singing: z.enum(SINGINGS, { error: 'Choose one of the ways to perform.' }).optional(),
    lyrics: z.string().max(MAX_LYRICS, LYRICS_TOO_LONG).nullable().optional(),
  }),
  response: songSchema,
});

export const confirmRights = route({
  method: 'PUT',
  path: '/api/cover-songs/:id/rights',
  summary: 'Say, or take back, that I may use this song',
  access: 'user',
  params: idParams,
  body: z.object({ confirmed: z.boolean('Say yes or no.') }),
  response: songSchema,
});

export const getSongCapabilities = route({
  method: 'GET',
  path: '/api/cover-songs/ways',
  summary: 'What this installation can do for a cover song',
  access: 'user',
  response: z.object({ canFetchLink: z.boolean(), canGenerate: z.boolean() }),
});
