/** Songs that are sung: their data and calls. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, int32, isoTime } from '#common/schema-parts.ts';
import { PERSONAS, SPOKEN } from '#common/voice-words.ts';
import {
  KARAOKE_ASPECTS,
  LYRICS_LIMIT,
  MOUTH_SHAPES,
  SECTION_KINDS,
  SONG_CHANGES,
  SONG_FORMATS,
  SONG_KEYS,
  SONG_MOODS,
  SONG_PARTS,
  SONG_STYLES,
} from './song-words.ts';

export const TITLE_REQUIRED = 'Please give the song a title.';
export const LINE_REQUIRED = 'Please write the line.';
export const LYRICS_REQUIRED = 'There are no words to sing yet. Please write a few lines.';

export const ABOUT_REQUIRED = 'Please say in a few words what the song is about.';

const span = { start: z.number(), end: z.number() };

export const songSchema = z.object({
  id: z.string(),
  title: z.string(),
  lyrics: z.string(),
  style: z.enum(SONG_STYLES),
  mood: z.enum(SONG_MOODS).nullable(),
  voice: z.enum(PERSONAS),
  language: z.enum(SPOKEN),
  seed: int32,
  status: z.enum(['pending', 'completed', 'failed']),
  jobId: z.string().nullable(),
  error: z.string().nullable(),
  /** Of the finished song; null before. */
  audioUrl: z.string().nullable(),
  seconds: z.number().nullable(),
  tempo: z.number().nullable(),
  key: z.string().nullable(),
  createdAt: isoTime,
});
export type SongSummary = z.infer<typeof songSchema>;

export const sungNoteSchema = z.object({
  ...span,
  midi: z.int(),
  text: z.string(),
  /** Which sung line it belongs to. */
  phrase: z.int(),
  isLastOfWord: z.boolean(),
});
export type SungNote = z.infer<typeof sungNoteSchema>;

export const songDetailsSchema = songSchema.extend({
  sections: z.array(z.object({ name: z.enum(SECTION_KINDS), ...span })),
  chords: z.array(z.object({ name: z.string(), ...span })),
  melody: z.array(sungNoteSchema),
  /** How loud each of so many equal pieces is, 0 to 1. */
  peaks: z.array(z.number()),
  stems: z
    .object({
      vocals: z.string(),
      drums: z.string().nullable(),
      bass: z.string().nullable(),
      harmony: z.string().nullable(),
      lead: z.string().nullable(),
    })
    .nullable(),
  midiUrl: z.string().nullable(),
  musicXmlUrl: z.string().nullable(),
  lrcUrl: z.string().nullable(),
  srtUrl: z.string().nullable(),
  /** The first chorus, to be heard while the rest is made. */
  sampleUrl: z.string().nullable(),
  /** The karaoke film, and the job that makes it. */
  karaokeUrl: z.string().nullable(),
  karaokeJobId: z.string().nullable(),
});
export type Song = z.infer<typeof songDetailsSchema>;

/** What another tool takes over of a finished song, so that somebody can be seen singing it. */
export const performedSongSchema = z.object({
  audioUrl: z.string(),
  style: z.enum(SONG_STYLES),
  seed: int32,
  seconds: z.number(),
  tempo: z.number(),
  /** LRC with the times of syllables. */
  lyrics: z.string(),
  peaks: z.array(z.number()),
  /** Seconds. */
  beats: z.array(z.number()),
  downbeats: z.array(z.number()),
  sections: z.array(z.object({ name: z.string(), ...span, energy: z.number() })),
  mouth: z.array(z.object({ ...span, shape: z.enum(MOUTH_SHAPES) })),
});
export type PerformedSong = z.infer<typeof performedSongSchema>;

export const songVersionSchema = z.object({
  id: z.string(),
  voice: z.enum(PERSONAS),
  /** What made it; null: it was sung like that at first. */
  change: z.enum(SONG_CHANGES).nullable(),
  audioUrl: z.string(),
  seconds: z.number(),
  tempo: z.number(),
  key: z.string(),
  createdAt: isoTime,
});
export type SongVersion = z.infer<typeof songVersionSchema>;

export const listSongs = route({
  method: 'GET',
  path: '/api/songs',
  summary: 'My songs, newest first',
  access: 'user',
  response: z.array(songSchema),
});

export const getSong = route({
  method: 'GET',
  path: '/api/songs/:id',
  summary: 'One of my songs: its sound, parts, melody and words',
  access: 'user',
  params: idParams,
  response: songDetailsSchema,
});

/** What is asked for; the words are judged by the singer, in sentences. */
export const songOrderSchema = z.object({
  title: z.string().trim().min(1, TITLE_REQUIRED).max(120, 'Keep the title within 120 characters.'),
  lyrics: z.string().max(LYRICS_LIMIT * 10, 'These words are too long for one song.'),
  style: z.enum(SONG_STYLES),
  voice: z.enum(PERSONAS),
  mood: z.enum(SONG_MOODS).optional(),
  language: z.enum(SPOKEN).optional(),
  seconds: z
    .number()
    .min(10, 'A song lasts at least 10 seconds.')
    .max(300, 'A song lasts at most 5 minutes.')
    .optional(),
  tempo: z
    .number()
    .min(50, 'Choose a tempo of at least 50 beats a minute.')
    .max(190, 'Choose a tempo of at most 190 beats a minute.')
    .optional(),
  seed: int32.min(0).optional(),
});
export type SongOrder = z.infer<typeof songOrderSchema>;

export const createSong = route({
  method: 'POST',
  path: '/api/songs',
  summary: 'Write and sing a song to words',
  access: 'user',
  changes: [listSongs.path],
  body: songOrderSchema,
  status: 202,
  response: z.object({ id: z.string(), jobId: z.string() }),
});

export const deleteSong = route({
  method: 'DELETE',
  path: '/api/songs/:id',
  summary: 'Delete a song of mine',
  access: 'user',
  changes: [listSongs.path],
  params: idParams,
  status: 204,
});

/** One thing that is changed of a finished song; what it does not touch stays as it is. */
export const songChangeSchema = z.discriminatedUnion('kind', [
  /** Another melody for the section at this place; absent: for all. */
  z.object({ kind: z.literal('melody'), section: z.int().min(0).max(500).optional() }),
  /** Other words for a sung line. */
  z.object({
    kind: z.literal('line'),
    phrase: z.int().min(0).max(500),
    text: z.string().trim().min(1, LINE_REQUIRED).max(120, 'Keep a line within 120 characters.'),
  }),
  /** A note of the melody, by its place in it; times in seconds. */
  z.object({
    kind: z.literal('note'),
    note: z.int().min(0).max(5000),
    midi: z.int().min(36).max(84).optional(),
    start: z.number().min(0).max(400).optional(),
    end: z.number().min(0).max(400).optional(),
  }),
  z.object({ kind: z.literal('voice'), voice: z.enum(PERSONAS) }),
  z.object({
    kind: z.literal('settings'),
    tempo: z.number().min(50).max(190).optional(),
    seconds: z.number().min(10).max(300).optional(),
    /** C major, A minor; sharps and flats as C# and Db. */
    key: z.enum(SONG_KEYS).optional(),
  }),
]);
export type SongChange = z.infer<typeof songChangeSchema>;

export const changeSong = route({
  method: 'POST',
  path: '/api/songs/:id/changes',
  summary: 'Change a line, a note, the melody, the voice, key or tempo of a song of mine',
  access: 'user',
  changes: [listSongs.path, getSong.path, '/api/songs/:id/versions'],
  params: idParams,
  body: songChangeSchema,
  status: 202,
  response: z.object({ id: z.string(), jobId: z.string() }),
});

export const listSongVersions = route({
  method: 'GET',
  path: '/api/songs/:id/versions',
  summary: 'Earlier versions of a song of mine, newest first',
  access: 'user',
  params: idParams,
  response: z.array(songVersionSchema),
});

export const restoreSongVersion = route({
  method: 'POST',
  path: '/api/songs/:id/versions/:versionId/restore',
  summary: 'Go back to an earlier version; the one of now becomes an earlier one',
  access: 'user',
  changes: [listSongs.path, getSong.path, listSongVersions.path],
  params: idParams.extend({ versionId: z.string().min(1).max(64) }),
  response: songDetailsSchema,
});

export const getSongSound = route({
  method: 'GET',
  path: '/api/songs/:id/sounds/:part',
  summary: 'The whole song or one of its stems as a WAV, FLAC or MP3 file',
  access: 'user',
  params: idParams.extend({ part: z.enum(SONG_PARTS, { error: 'Choose one of the parts of a song.' }) }),
  query: z.object({ format: z.enum(SONG_FORMATS, { error: 'Choose WAV, FLAC or MP3.' }) }),
  produces: 'audio/wav',
});

export const renderKaraoke = route({
  method: 'POST',
  path: '/api/songs/:id/karaoke',
  summary: 'Make a film of a song of mine whose words light up as they are sung',
  access: 'user',
  changes: [getSong.path],
  params: idParams,
  body: z.object({ aspect: z.enum(KARAOKE_ASPECTS, { error: 'Choose one of the formats.' }) }),
  status: 202,
  response: z.object({ jobId: z.string() }),
});

export const writeSongWords = route({
  method: 'POST',
  path: '/api/songs/words',
  summary: 'Write verses and a chorus about something, in rhyme and metre',
  access: 'user',
  body: z.object({
    about: z
      .string()
      .trim()
      .min(1, ABOUT_REQUIRED)
      .max(300, 'Say in at most 300 characters what the song is about.'),
    language: z.enum(SPOKEN).optional(),
    mood: z.enum(SONG_MOODS).optional(),
    seed: int32.min(0).optional(),
  }),
  response: z.object({ title: z.string(), lyrics: z.string(), language: z.enum(SPOKEN) }),
});
