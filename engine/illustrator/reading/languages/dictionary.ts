/** One dictionary for each language: from its words, with or without accents and endings, to English ones and their part of speech. */

import type { Language } from './detect-language.ts';
import { NOUNS } from './nouns.gen.ts';
import { PEOPLE_WORDS } from './words/core-people.ts';
import { PLACE_WORDS } from './words/core-places.ts';
import { QUALITY_WORDS } from './words/core-qualities.ts';
import { THING_WORDS } from './words/core-things.ts';
import { VERB_WORDS } from './words/core-verbs.ts';
import { SMALL_WORDS } from './words/small-words.ts';

export type Part = 'noun' | 'adjective' | 'verb' | 'small';

export interface Sense {
  english: string;
  part: Part;
  /** As a time, weather or season it is no thing to stand beside. */
  isTime: boolean;
}

export interface Dictionary {
  find(key: string): Sense | undefined;
  /** Longest key in words, or in letters for scripts without spaces. */
  longest: number;
}

/** Lower case without accents; scripts without accents stay as they are. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));

const ORDER: readonly Exclude<Language, 'en'>[] = ['es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko'];
const TIMES = /^(night|day|morning|evening|sunset|sunrise|rain|storm|fog|spring|summer|autumn|winter|snow)$/;

const known = new Map<Language, Dictionary>();

export function dictionaryOf(language: Exclude<Language, 'en'>): Dictionary {
  const before = known.get(language);
  if (before) return before;
  const senses = new Map<string, Sense>();
  const add = (word: string, english: string, part: Part, wins: boolean): void => {
    const key = plain(word.trim());
    if (!key || (senses.has(key) && !wins)) return;
    senses.set(key, { english, part, isTime: TIMES.test(english) });
  };
  const column = ORDER.indexOf(language) + 1;
  for (const [table, part] of [
    [THING_WORDS, 'noun'],
    [PLACE_WORDS, 'noun'],
    [PEOPLE_WORDS, 'noun'],
    [QUALITY_WORDS, 'adjective'],
    [VERB_WORDS, 'verb'],
  ] as const)
    for (const line of table.trim().split('\n')) {
      const cells = line.split('|');
      for (const word of cells[column]?.split('/') ?? []) add(word, cells[0]!, part, false);
    }
  for (const pair of SMALL_WORDS[language].trim().split(/\s+/)) {
    const [word, english] = pair.split('=');
    add(word!.replaceAll('+', ' '), english === '-' ? '' : english!.replaceAll('+', ' '), 'small', true);
  }
  // Names of emoji come last: what people wrote down by hand is more exact.
  for (const pair of NOUNS[language].split(';')) {
    const [english, words] = pair.split(':');
    for (const word of words?.split(',') ?? []) add(word, english!, 'noun', false);
  }
  const isSpaced = language !== 'zh' && language !== 'ja' && language !== 'ko';
  const longest = Math.max(
    ...[...senses.keys()].map((key) => (isSpaced ? key.split(' ').length : key.length)),
  );
  const made: Dictionary = { find: (key) => senses.get(key), longest };
  known.set(language, made);
  return made;
}
