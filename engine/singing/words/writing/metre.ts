/** How a line sounds at its end, and how long it is: what rhyme and metre are judged by. */

import type { Sounded } from '#engine/voice/sounds/sounded.ts';
import { syllablesOf } from '../../voice/syllables.ts';

export interface Metre {
  /** What is heard from the last stressed vowel on. */
  rhyme: string;
  /** The last letters of the word before it. */
  word: string;
  syllables: number;
}

const MARKS = /[ˈˌːˑ\s.,;:!?—…"“”()↓→↗↘ʲ]/g;

export function metreOf({ sounds, spans }: Sounded): Metre {
  const letters = [...sounds];
  const syllables = syllablesOf(sounds, spans);
  const last = syllables.at(-1);
  if (!last) return { rhyme: '', word: '', syllables: 0 };
  const ownWord = syllables.filter((one) => one.word === last.word);
  const from = (ownWord.findLast((one) => one.isStressed) ?? last).vowelFrom;
  return {
    rhyme: letters.slice(from).join('').replace(MARKS, ''),
    word: (spans[last.word]?.text ?? '').replace(/[^\p{L}]/gu, '').toLowerCase(),
    syllables: syllables.length,
  };
}

/** Two lines of a couplet: they rhyme, are not the same word, and scan alike. */
export const isCouplet = (a: Metre, b: Metre): boolean =>
  a.rhyme !== '' && a.rhyme === b.rhyme && a.word !== b.word && Math.abs(a.syllables - b.syllables) <= 2;
