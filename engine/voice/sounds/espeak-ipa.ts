/** What eSpeak writes of a language, in the voice model's own alphabet. */

import type { Spoken } from '#common/voice-words.ts';

export type Dialect = 'en-us' | 'en-gb';

export const espeakVoice = (language: Spoken, dialect: Dialect): string =>
  ({
    en: dialect,
    es: 'es',
    fr: 'fr-fr',
    de: 'de',
    it: 'it',
    pt: 'pt-br',
    zh: 'cmn',
    ja: 'ja',
    ko: 'ko',
  })[language];

/** Longest first, as they are tried in this order. `^` ties two letters into one sound. */
const ENGLISH: readonly [string, string][] = [
  ['ʔˌn\u0329', 'tᵊn'],
  ['ʔn\u0329', 'tᵊn'],
  ['ʔn', 'tᵊn'],
  ['a^ɪ', 'I'],
  ['a^ʊ', 'W'],
  ['d^ʒ', 'ʤ'],
  ['e^ɪ', 'A'],
  ['t^ʃ', 'ʧ'],
  ['ɔ^ɪ', 'Y'],
  ['ə^l', 'ᵊl'],
  ['ʲo', 'jo'],
  ['ʲə', 'jə'],
  ['ʔ', 't'],
  ['ʲ', ''],
  ['ɚ', 'əɹ'],
  ['r', 'ɹ'],
  ['x', 'k'],
  ['ç', 'k'],
  ['ɐ', 'ə'],
  ['ɬ', 'l'],
  ['\u0303', ''],
];

const AMERICAN: readonly [string, string][] = [
  ['o^ʊ', 'O'],
  ['ɜːɹ', 'ɜɹ'],
  ['ɜː', 'ɜɹ'],
  ['ɪə', 'iə'],
  ['ː', ''],
];

const BRITISH: readonly [string, string][] = [
  ['e^ə', 'ɛː'],
  ['iə', 'ɪə'],
  ['ə^ʊ', 'Q'],
];

const OTHERS: readonly [string, string][] = [
  ['a^ɪ', 'I'],
  ['a^ʊ', 'W'],
  ['d^z', 'ʣ'],
  ['d^ʒ', 'ʤ'],
  ['e^ɪ', 'A'],
  ['o^ʊ', 'O'],
  ['ə^ʊ', 'Q'],
  ['s^s', 'S'],
  ['t^s', 'ʦ'],
  ['t^ʃ', 'ʧ'],
  ['ɔ^ɪ', 'Y'],
  ['-', ''],
];

/** The model never heard German: sounds that it takes for other ones are written as their nearest kin. */
const GERMAN: readonly [string, string][] = [
  ['I', 'ai'],
  ['W', 'au'],
  ['Y', 'ɔy'],
  ['ɜ', 'ɐ'],
];

const replaced = (text: string, table: readonly [string, string][]): string =>
  table.reduce((rest, [from, to]) => rest.replaceAll(from, to), text);

export function fromEspeak(ipa: string, language: Spoken, dialect: Dialect): string {
  // Words that eSpeak takes for another language come in brackets: (en)…(fr).
  const bare = ipa.replace(/\([a-z-]{2,8}\)/g, '');
  if (language !== 'en') {
    const sounds = replaced(bare, OTHERS).replaceAll('^', '');
    return language === 'de' ? replaced(sounds, GERMAN) : sounds;
  }
  return replaced(replaced(bare, ENGLISH), dialect === 'en-gb' ? BRITISH : AMERICAN)
    .replace(/(\S)\u0329/gu, 'ᵊ$1')
    .replaceAll('^', '');
}
