/** How fast a song goes: as its style and mood have it, faster where a length was asked for that the words would not fit in. */

import type { Random } from '#engine/lettering/ideas/random.ts';
import { STYLES } from '#engine/music/compose/styles/styles.ts';
import type { Genre } from '#engine/music/score.ts';
import type { Mood } from '../moods.ts';
import { BEATS, type FormWish, planForm } from './song-form.ts';

const TEMPO_OF: Readonly<Record<Mood, number>> = { happy: 0.7, calm: 0.1, sad: 0.15, energetic: 1 };
/** Words need more time than instruments: faster styles are sung in half time. */
const FASTEST_SUNG = 132;
/** How far a style bears to be hurried. */
const HURRY = 1.25;
const STEP = 4;
/** A song may be so much longer than was asked for. */
const LONGER = 1.15;

export function styleTempo(genre: Genre, mood: Mood | undefined, luck: Random): number {
  const [slow, fast] = STYLES[genre].tempo;
  const place = mood ? TEMPO_OF[mood] * 0.8 + luck.next() * 0.2 : 0.2 + luck.next() * 0.6;
  const own = slow + place * (fast - slow);
  return Math.round(own > FASTEST_SUNG ? own / (own > 160 ? 2 : 1.25) : own);
}

type Words = Pick<FormWish, 'sections' | 'lineBars'>;

const secondsOf = (words: Words, tempo: number, seconds?: number): number =>
  planForm({ ...words, tempo, seconds }).reduce((sum, one) => sum + one.planned.bars, 0) *
  (60 / tempo) *
  BEATS;

const hurried = (genre: Genre, tempo: number): number =>
  Math.min(FASTEST_SUNG, Math.max(tempo, Math.round(STYLES[genre].tempo[1] * HURRY)));

/** The tempo nearest to the wanted one at which the words fit. */
export function fittingTempo(genre: Genre, tempo: number, words: Words, seconds: number): number {
  const max = hurried(genre, tempo);
  let best = tempo;
  for (let one = tempo; one <= max; one += STEP) {
    if (secondsOf(words, one, seconds) <= seconds * LONGER) return one;
    if (secondsOf(words, one, seconds) < secondsOf(words, best, seconds)) best = one;
  }
  return best;
}

/** Seconds below which these words cannot be sung in this style, or at this tempo. */
export function leastSeconds(genre: Genre, words: Words, tempo?: number): number {
  if (tempo !== undefined) return secondsOf(words, tempo, 1) / LONGER;
  const slow = Math.round(STYLES[genre].tempo[0]);
  let least = Number.POSITIVE_INFINITY;
  for (let one = slow; one <= hurried(genre, slow); one += STEP)
    least = Math.min(least, secondsOf(words, one, 1));
  return least / LONGER;
}
