/** Whether a word is English as far as the reader's own tables know: what tells English prompts from others. */

import { isAbstract, isMissing, isPlaceWord, personOf, thingOf } from './meaning.ts';
import {
  ADVERBS,
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  PREPOSITIONS,
  PRONOUNS,
} from './words/closed-words.ts';
import { MOODS_BY_WORD, SEASONS_BY_WORD, TIMES_BY_WORD, WEATHERS_BY_WORD } from './words/mood-words.ts';
import { COLOURS_BY_WORD, MATERIALS_BY_WORD, SIZES } from './words/quality-words.ts';

const TABLES = [
  DETERMINERS,
  PREPOSITIONS,
  CONJUNCTIONS,
  PRONOUNS,
  AUXILIARIES,
  ADVERBS,
  COLOURS_BY_WORD,
  MATERIALS_BY_WORD,
  SIZES,
  MOODS_BY_WORD,
  SEASONS_BY_WORD,
  TIMES_BY_WORD,
  WEATHERS_BY_WORD,
] as readonly { has(word: string): boolean }[];

export function isEnglish(word: string): boolean {
  if (TABLES.some((table) => table.has(word))) return true;
  const single = word.replace(/(ies)$/, 'y').replace(/(?<=[a-z]{3})s$/, '');
  return [word, single].some(
    (one) =>
      thingOf(one) !== undefined ||
      personOf(one) !== undefined ||
      isPlaceWord(one) ||
      isAbstract(one) ||
      isMissing(one),
  );
}
