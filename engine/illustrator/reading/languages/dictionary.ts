/** One dictionary for each language: from its words, with or without accents and endings, to English ones and their part of speech. */

import { PLAIN_PEOPLE, TRADES } from '../../people/trades.ts';
import type { Language } from './detect-language.ts';
import { formsOf } from './endings.ts';
import { NOUNS } from './nouns.gen.ts';
import { formsOfVerb } from './verb-forms.ts';
import { ACTION_WORDS } from './words/action-words.ts';
import { PEOPLE_WORDS } from './words/core-people.ts';
import { PLACE_WORDS } from './words/core-places.ts';
import { QUALITY_WORDS } from './words/core-qualities.ts';
import { THING_WORDS } from './words/core-things.ts';
import { VERB_WORDS } from './words/core-verbs.ts';
import { FOOD_WORDS } from './words/food-words.ts';
import { LOAN_WORDS } from './words/loan-words.ts';
import { MORE_PLACE_WORDS } from './words/more-place-words.ts';
import { MORE_QUALITY_WORDS } from './words/more-quality-words.ts';
import { PICTURE_WORDS } from './words/picture-words.ts';
import { PRODUCT_WORDS } from './words/product-words.ts';
import { SMALL_WORDS } from './words/small-words.ts';
import { TRADE_WORDS } from './words/trade-words.ts';

export type Part = 'noun' | 'adjective' | 'verb' | 'small';

export interface Sense {
  english: string;
  part: Part;
  /** As a time, weather or season it is no thing to stand beside. */
  isTime: boolean;
  isPlace: boolean;
  isPerson: boolean;
  /** As listed: a German noun that gains an umlaut is a plural. */
  hasUmlaut?: boolean;
}

export interface Dictionary {
  /** The first sense, or the first of the part of speech asked for. */
  find(key: string, part?: Part): Sense | undefined;
  /** Longest key in words, or in letters for scripts without spaces. */
  longest: number;
}

/** Lower case without accents; scripts without accents stay as they are. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));

const ORDER: readonly Exclude<Language, 'en'>[] = ['es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko'];
const TIMES =
  /^(night|day|morning|evening|sunset|sunrise|rain|storm|fog|spring|summer|autumn|winter|snow|dawn|noon|afternoon|midnight|snowfall|christmas|halloween|easter|new year|birthday|rainy day)$/i;
/** Listed among the places, but things. */
const NO_PLACES =
  /^(table|desk|sun|moon|stars|clouds|rainbow|background|portrait|poster|pattern|northern lights)$/;
const PEOPLE: ReadonlySet<string> = new Set<string>([
  ...TRADES,
  ...PLAIN_PEOPLE,
  ...'children,people,family,friends,friend,couple,mother,father,old man,old woman,group of people,team,twins,traveller,lawyer,pharmacist,veterinarian,musician,bride and groom'.split(
    ',',
  ),
]);

const TABLES: readonly (readonly [string, Part])[] = [
  [THING_WORDS, 'noun'],
  [PLACE_WORDS, 'noun'],
  [PEOPLE_WORDS, 'noun'],
  [TRADE_WORDS, 'noun'],
  [FOOD_WORDS, 'noun'],
  [PRODUCT_WORDS, 'noun'],
  [MORE_PLACE_WORDS, 'noun'],
  [PICTURE_WORDS, 'noun'],
  [QUALITY_WORDS, 'adjective'],
  [MORE_QUALITY_WORDS, 'adjective'],
  [VERB_WORDS, 'verb'],
  [ACTION_WORDS, 'verb'],
];

const known = new Map<Language, Dictionary>();

export function dictionaryOf(language: Exclude<Language, 'en'>): Dictionary {
  const before = known.get(language);
  if (before) return before;
  const senses = new Map<string, Sense[]>();
  const add = (word: string, english: string, part: Part, isPlace = false): void => {
    const key = keyOf(word);
    if (!key) return;
    const there = senses.get(key) ?? [];
    if (there.some((sense) => sense.part === part)) return;
    const isTime = part === 'noun' && TIMES.test(english);
    there.push({
      english,
      part,
      isTime,
      isPlace: isPlace && !isTime,
      isPerson: PEOPLE.has(english),
      hasUmlaut: /[äöü]/.test(word),
    });
    senses.set(key, there);
  };
  // What ties words together comes first: it is never a thing. Later entries correct earlier ones.
  for (const pair of SMALL_WORDS[language].trim().split(/\s+/)) {
    const [word, english] = pair.split('=');
    const key = keyOf(word!.replaceAll('+', ' '));
    senses.delete(key);
    add(key, english === '-' ? '' : english!.replaceAll('+', ' '), 'small');
  }
  const column = ORDER.indexOf(language) + 1;
  for (const [table, part] of TABLES) {
    const isPlaces = table === PLACE_WORDS || table === MORE_PLACE_WORDS;
    for (const line of table.trim().split('\n')) {
      const cells = line.split('|');
      const english = cells[0]!;
      for (const word of cells[column]?.split('/') ?? [])
        for (const form of part === 'verb' ? formsOfVerb(word, language) : [word])
          add(form, english, part, isPlaces && !NO_PLACES.test(english));
    }
  }
  const byHand = new Set(senses.keys());
  // Names of emoji come last: what people wrote down by hand is more exact.
  for (const pair of NOUNS[language].split(';')) {
    const [english, words] = pair.split(':');
    // A plural that is a name of its own there ("baguettes" are chopsticks) gives way to the word people mean.
    for (const word of words?.split(',') ?? [])
      if (!formsOf(keyOf(word), language).some(({ form }) => byHand.has(form))) add(word, english!, 'noun');
  }
  for (const word of LOAN_WORDS.split(', ')) if (!senses.has(word)) add(word, word, 'noun');
  const isSpaced = language !== 'zh' && language !== 'ja' && language !== 'ko';
  const longest = Math.max(
    ...[...senses.keys()].map((key) => (isSpaced ? key.split(' ').length : key.length)),
  );
  const made: Dictionary = {
    find: (key, part) => {
      const all = senses.get(key);
      return part ? all?.find((sense) => sense.part === part) : all?.[0];
    },
    longest,
  };
  known.set(language, made);
  return made;
}

/** Apostrophes end a word: "d'affaires" is looked up as "d affaires". */
const keyOf = (word: string): string => plain(word.trim().replace(/[’']\s*/g, ' ')).trim();
