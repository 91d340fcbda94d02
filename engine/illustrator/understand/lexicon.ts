/** One dictionary from words of nine languages to what they mean for a picture. */

import { SETTINGS } from '../scene-spec.ts';
import {
  CAMERA_WORDS,
  MOOD_WORDS,
  SEASON_WORDS,
  SETTING_WORDS,
  TIME_WORDS,
  WEATHER_WORDS,
} from './words/place-words.ts';
import {
  COLOUR_WORDS,
  FILLER,
  NUMBER_WORDS,
  POSE_WORDS,
  RELATION_WORDS,
  SIZE_WORDS,
} from './words/thing-words.ts';

export type MeaningKind =
  | 'setting'
  | 'time'
  | 'weather'
  | 'season'
  | 'mood'
  | 'camera'
  | 'colour'
  | 'number'
  | 'size'
  | 'pose'
  | 'relation'
  | 'subject'
  | 'filler';

export interface Meaning {
  kind: MeaningKind;
  value: string;
}

export interface Lexicon {
  /** All that a word, or a phrase joined by dashes, may mean. */
  find(word: string): Meaning[];
  /** Scripts without spaces: the longest known word at the beginning of the text. */
  findLongest(text: string): { word: string; meanings: Meaning[] } | undefined;
  /** Longest phrase, in words. */
  maxWords: number;
}

export interface NamedWords {
  name: string;
  words: readonly string[];
}

const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Lower case, without accents on Latin letters; other scripts as they are. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));

export function createLexicon(subjects: readonly NamedWords[]): Lexicon {
  const words = new Map<string, Meaning[]>();
  const add = (word: string, meaning: Meaning) => {
    const key = plain(word);
    if (key) words.set(key, [...(words.get(key) ?? []), meaning]);
  };
  const addTable = (kind: MeaningKind, table: Record<string, string>) => {
    for (const [value, text] of Object.entries(table)) {
      for (const word of text.split(/[\s|]+/)) add(word, { kind, value });
    }
  };
  for (const { name, words: own } of subjects) {
    for (const word of [name, ...own]) add(word.replace(/\s+/g, '-'), { kind: 'subject', value: name });
  }
  addTable('setting', SETTING_WORDS);
  for (const setting of SETTINGS) add(setting, { kind: 'setting', value: setting });
  addTable('time', TIME_WORDS);
  addTable('weather', WEATHER_WORDS);
  addTable('season', SEASON_WORDS);
  addTable('mood', MOOD_WORDS);
  addTable('camera', CAMERA_WORDS);
  addTable('colour', COLOUR_WORDS);
  addTable('number', NUMBER_WORDS);
  addTable('size', SIZE_WORDS);
  addTable('pose', POSE_WORDS);
  addTable('relation', RELATION_WORDS);
  addTable('filler', { filler: FILLER });

  const cjk = [...words.keys()].filter((word) => CJK.test(word)).sort((a, b) => b.length - a.length);
  return {
    maxWords: Math.max(...[...words.keys()].map((word) => word.split('-').length)),
    find: (word) =>
      words.get(word) ??
      stems(word)
        .flatMap((stem) => words.get(stem) ?? [])
        .slice(0, 3),
    findLongest: (text) => {
      const word = cjk.find((one) => text.startsWith(one));
      return word ? { word, meanings: words.get(word)! } : undefined;
    },
  };
}

/** Simple endings of English, and plurals of the others. */
export function stems(word: string): string[] {
  const found: string[] = [];
  if (word.length > 4 && word.endsWith('ies')) found.push(`${word.slice(0, -3)}y`);
  if (word.length > 4 && word.endsWith('ves')) found.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (word.length > 3 && /(s|x|ch|sh)es$/.test(word)) found.push(word.slice(0, -2));
  if (word.length > 2 && word.endsWith('s')) found.push(word.slice(0, -1));
  if (word.length > 4 && word.endsWith('y')) found.push(word.slice(0, -1));
  return found;
}
