/** Movies from scripts: their data and calls. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime } from '#common/schema-parts.ts';
import { SPOKEN } from '#common/voice-words.ts';
import {
  MAX_COMPANY,
  MAX_LINES,
  MAX_SCENES,
  MAX_SEEN,
  MAX_SPEECH,
  MOVIE_MUSIC,
  MOVIE_SHAPES,
  SCRIPT_LIMIT,
  SHOT_KINDS,
} from './script/script-limits.ts';

export const SCRIPT_REQUIRED = 'Please write a script, or a sentence that one is made from.';
export const ABOUT_REQUIRED = 'Please say in a sentence what happens in the movie.';

/** What a script is refused for. */
export const SCRIPT_PROBLEMS = {
  tooLong: `This script is too long for one movie: at most ${SCRIPT_LIMIT} characters, about five minutes. Please cut it into parts.`,
  noScene: 'There is no scene in this script yet. Please write a few lines.',
  longSpeech: (start: string) =>
    `The speech “${start}…” is too long. Please keep each within ${MAX_SPEECH} characters.`,
  scenes: `At most ${MAX_SCENES} scenes in one movie.`,
  speeches: `At most ${MAX_LINES} speeches in one movie.`,
  minutes: 'This would be longer than five minutes. Please cut it into parts.',
  people: `At most ${MAX_COMPANY} people speak in one movie.`,
  crowd: (scene: string) =>
    `At most ${MAX_SEEN} characters are seen in one scene. There are more in “${scene}”.`,
};

/** What stands in a movie that somebody stopped. */
export const CANCELLED = 'It was cancelled.';

const MAX_TITLE = 120;

const castSchema = z
  .array(
    z.object({
      /** As the script calls them. */
      name: z.string().trim().min(1).max(60),
      /** A character of mine; absent: made up from the script. */
      characterId: z.string().max(64).optional(),
      /** How somebody looks whom nobody has drawn, where the script does not say it. */
      about: z.string().trim().max(300, 'Keep the description within 300 characters.').optional(),
    }),
  )
  .max(MAX_COMPANY);

export const movieBody = z.object({
  title: z.string().trim().max(MAX_TITLE, `Keep the title within ${MAX_TITLE} characters.`).default(''),
  script: z
    .string({ error: SCRIPT_REQUIRED })
    .trim()
    .min(1, SCRIPT_REQUIRED)
    .max(SCRIPT_LIMIT, SCRIPT_PROBLEMS.tooLong),
  language: z.enum(SPOKEN, { error: 'Choose one of the languages.' }).default('en'),
  shape: z.enum(MOVIE_SHAPES, { error: 'Choose one of the shapes.' }).default('16:9'),
  music: z.enum(MOVIE_MUSIC, { error: 'Choose one of the kinds of music.' }).default('cinematic'),
  hasSubtitles: z.boolean().default(false),
  cast: castSchema.default([]),
  /** Pictures of every shot, and no film yet. */
  storyboardOnly: z.boolean().default(false),
});
export type MovieOrder = z.output<typeof movieBody>;

export const movieShotSchema = z.object({
  /** Counted from 0. */
  scene: z.int(),
  kind: z.enum(SHOT_KINDS),
  seconds: z.number(),
  /** Seconds of the film. */
  start: z.number(),
  stillUrl: z.string().nullable(),
  speaker: z.string().optional(),
  line: z.string().optional(),
  /** Row of the script that names who speaks. */
  row: z.int().optional(),
});
export type MovieShot = z.infer<typeof movieShotSchema>;

const summarySchema = z.object({
  id: z.string(),
  title: z.string(),
  shape: z.enum(MOVIE_SHAPES),
  status: z.enum(['pending', 'completed', 'failed']),
  jobId: z.string().nullable(),
  error: z.string().nullable(),
  /** Of the film; null: there is only a storyboard. */
  videoUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  seconds: z.number().nullable(),
  createdAt: isoTime,
});
export type MovieSummary = z.infer<typeof summarySchema>;

export const movieSchema = summarySchema.extend({
  script: z.string(),
  language: z.enum(SPOKEN),
  music: z.enum(MOVIE_MUSIC),
  hasSubtitles: z.boolean(),
  cast: castSchema,
  scenes: z.array(z.object({ heading: z.string(), seconds: z.number() })),
  shots: z.array(movieShotSchema),
  subtitlesUrl: z.string().nullable(),
});
export type Movie = z.infer<typeof movieSchema>;

export const listMovies = route({
  method: 'GET',
  path: '/api/movies',
  summary: 'My movies, newest first',
  access: 'user',
  response: z.array(summarySchema),
});

export const getMovie = route({
  method: 'GET',
  path: '/api/movies/:id',
  summary: 'One of my movies: its script, its shots and its film',
  access: 'user',
  params: idParams,
  response: movieSchema,
});

const begun = z.object({ id: z.string(), jobId: z.string() });

export const createMovie = route({
  method: 'POST',
  path: '/api/movies',
  summary: 'Make a movie of a script, or of a sentence that becomes one',
  access: 'user',
  changes: [listMovies.path],
  body: movieBody,
  status: 202,
  response: begun,
});

export const remakeMovie = route({
  method: 'PUT',
  path: '/api/movies/:id',
  summary: 'Change a movie of mine; only the scenes that are different are filmed again',
  access: 'user',
  changes: [listMovies.path, getMovie.path],
  params: idParams,
  body: movieBody,
  status: 202,
  response: begun,
});

export const deleteMovie = route({
  method: 'DELETE',
  path: '/api/movies/:id',
  summary: 'Delete a movie of mine; one that is being made is stopped',
  access: 'user',
  changes: [listMovies.path],
  params: idParams,
  status: 204,
});

export const writeMovieScript = route({
  method: 'POST',
  path: '/api/movies/script',
  summary: 'Write a script from a sentence',
  access: 'user',
  body: z.object({
    about: z
      .string({ error: ABOUT_REQUIRED })
      .trim()
      .min(1, ABOUT_REQUIRED)
      .max(500, 'Keep the sentence within 500 characters.'),
    language: z.enum(SPOKEN, { error: 'Choose one of the languages.' }).default('en'),
    /** Another number tells another story of the same sentence. */
    take: z.int().min(0).max(999).default(0),
  }),
  response: z.object({ title: z.string(), script: z.string() }),
});

export const getMovieStoryboard = route({
  method: 'GET',
  path: '/api/movies/:id/storyboard',
  summary: 'The storyboard of a movie of mine as a PDF',
  access: 'user',
  params: idParams,
  produces: 'application/pdf',
});
