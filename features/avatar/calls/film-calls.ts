/** Films of characters who speak, and of scenes: what can be chosen, and the calls that make and keep them. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime, pageQuery } from '#common/schema-parts.ts';
import { SPOKEN } from '#common/voice-words.ts';
import { ANIMATIONS, characterDataSchema } from '../contract.ts';
import { type BACKGROUNDS, listScenes } from './scene-calls.ts';

export const FILM_SHAPES = ['16:9', '9:16', '1:1'] as const;
export type FilmShape = (typeof FILM_SHAPES)[number];

/** Pixels of each shape. */
export const FILM_SIZES: Record<FilmShape, { width: number; height: number }> = {
  '16:9': { width: 1920, height: 1080 },
  '9:16': { width: 1080, height: 1920 },
  '1:1': { width: 1080, height: 1080 },
};

export const FILM_SHOTS = ['half', 'full', 'bust'] as const;
export type FilmShot = (typeof FILM_SHOTS)[number];

/** 'own' is what the character's traits make of its face. */
export const EXPRESSIONS = ['own', 'happy', 'calm', 'serious', 'surprised', 'sad', 'angry'] as const;
export type Expression = (typeof EXPRESSIONS)[number];

/** The places of scenes; 'simple' is not among them because a studio is its better self. */
export const FILM_BACKGROUNDS = [
  'studio',
  'white',
  'green',
  'city',
  'forest',
  'space',
  'underwater',
  'medieval',
  'transparent',
] as const satisfies readonly ('studio' | 'white' | 'green' | 'transparent' | (typeof BACKGROUNDS)[number])[];
export type FilmBackground = (typeof FILM_BACKGROUNDS)[number];

/** Characters; about half a minute of speech. */
export const MAX_FILM_DIALOGUE = 400;

const shape = z.enum(FILM_SHAPES, { error: 'Choose one of the shapes.' }).default('16:9');
const language = z.enum(SPOKEN, { error: 'Choose one of the languages.' }).default('en');

export const characterFilmBody = z.object({
  name: z.string().trim().max(120, 'Keep the name within 120 characters.').default(''),
  characterData: characterDataSchema,
  animation: z.enum(ANIMATIONS, { error: 'Choose one of the animations.' }).default('talking'),
  speed: z
    .number({ error: 'Choose a speed from 0.5 to 3.' })
    .min(0.5, 'Choose a speed from 0.5 to 3.')
    .max(3, 'Choose a speed from 0.5 to 3.')
    .default(1),
  expression: z.enum(EXPRESSIONS, { error: 'Choose one of the expressions.' }).default('own'),
  dialogue: z
    .string()
    .trim()
    .max(MAX_FILM_DIALOGUE, `Keep the dialogue within ${MAX_FILM_DIALOGUE} characters.`)
    .default(''),
  language,
  shape,
  shot: z.enum(FILM_SHOTS, { error: 'Choose one of the shots.' }).default('half'),
  background: z.enum(FILM_BACKGROUNDS, { error: 'Choose one of the backgrounds.' }).default('studio'),
});
export type CharacterFilmOrder = z.output<typeof characterFilmBody>;

export const FILM_STATUSES = ['pending', 'completed', 'failed'] as const;

export const characterFilmSchema = z.object({
  id: z.string(),
  name: z.string(),
  dialogue: z.string(),
  shape: z.enum(FILM_SHAPES),
  background: z.enum(FILM_BACKGROUNDS),
  status: z.enum(FILM_STATUSES),
  jobId: z.string().nullable(),
  url: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  /** As the file is called when it is downloaded. */
  fileName: z.string(),
  seconds: z.number().nullable(),
  error: z.string().nullable(),
  createdAt: isoTime,
});
export type CharacterFilm = z.infer<typeof characterFilmSchema>;

export const listCharacterFilms = route({
  method: 'GET',
  path: '/api/character-films',
  summary: 'Films of my characters, newest first',
  access: 'user',
  query: pageQuery(20),
  response: z.array(characterFilmSchema),
});

export const createCharacterFilm = route({
  method: 'POST',
  path: '/api/character-films',
  summary: 'Film a character who moves and speaks',
  access: 'user',
  changes: [listCharacterFilms.path],
  body: characterFilmBody,
  status: 202,
  response: characterFilmSchema,
});

export const deleteCharacterFilm = route({
  method: 'DELETE',
  path: '/api/character-films/:id',
  summary: 'Delete a film of mine; one that is being made is stopped',
  access: 'user',
  changes: [listCharacterFilms.path],
  params: idParams,
  status: 204,
});

export const FILM_WORDS = ['balloons', 'subtitles', 'none'] as const;
export type FilmWords = (typeof FILM_WORDS)[number];

export const renderSceneFilm = route({
  method: 'POST',
  path: '/api/character-scenes/:id/film',
  summary: 'Make a film of a scene: everybody enters and speaks in turn',
  access: 'user',
  changes: [listScenes.path],
  params: idParams,
  body: z.object({
    shape,
    language,
    /** Absent: balloons in animations, subtitles in videos. */
    words: z.enum(FILM_WORDS, { error: 'Choose how the words are shown.' }).optional(),
  }),
  status: 202,
  response: z.object({ jobId: z.string() }),
});
