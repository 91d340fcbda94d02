/** Whether a word is known to describe rather than to name. */

import {
  AGES_BY_WORD,
  BEARDS,
  BUILDS,
  EXPRESSIONS_BY_WORD,
  HAIR_COLOURS,
  HAIR_NOUNS,
  HAIR_STYLES,
  SKINS,
} from '../words/look-words.ts';
import { MOODS_BY_WORD } from '../words/mood-words.ts';
import {
  COLOURS_BY_WORD,
  MATERIALS_BY_WORD,
  PATTERNS_BY_WORD,
  SIZES,
  STATES_BY_WORD,
} from '../words/quality-words.ts';

const TABLES = [
  COLOURS_BY_WORD,
  MATERIALS_BY_WORD,
  PATTERNS_BY_WORD,
  STATES_BY_WORD,
  MOODS_BY_WORD,
  SIZES,
  AGES_BY_WORD,
  HAIR_NOUNS,
  HAIR_STYLES,
  HAIR_COLOURS,
  BEARDS,
  BUILDS,
  SKINS,
  EXPRESSIONS_BY_WORD,
];

export const isDescribing = (word: string): boolean => TABLES.some((table) => table.has(word));
