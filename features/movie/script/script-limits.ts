/** How long a script may be, what can be chosen for a movie, and the sentences that say so. */

import type { Genre } from '#engine/music/score.ts';

export const SCRIPT_LIMIT = 24_000;
export const MAX_SCENES = 20;
export const MAX_LINES = 90;
/** Letters that are spoken: about five minutes. */
export const MAX_SPOKEN = 4500;
/** Of one speech. */
export const MAX_SPEECH = 600;
/** Seen in one scene. */
export const MAX_SEEN = 4;
/** In the whole story, voices from outside included. */
export const MAX_COMPANY = 12;

export const SHOT_KINDS = ['wide', 'two', 'close', 'over'] as const;
export type ShotKind = (typeof SHOT_KINDS)[number];

export const MOVIE_SHAPES = ['16:9', '9:16', '1:1'] as const;
export type MovieShape = (typeof MOVIE_SHAPES)[number];

/** 'none': nobody plays. */
export const MOVIE_MUSIC = [
  'none',
  'cinematic',
  'acoustic',
  'classical',
  'upbeat',
  'ballad',
  'electronic',
] as const satisfies readonly ('none' | Genre)[];
export type MovieMusic = (typeof MOVIE_MUSIC)[number];
