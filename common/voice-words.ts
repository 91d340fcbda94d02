/** The languages and voices that the engines know, by the names under which everybody asks for them. */

export const SPOKEN = ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko'] as const;
export type Spoken = (typeof SPOKEN)[number];

export const PERSONAS = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'] as const;
export type Persona = (typeof PERSONAS)[number];

/** Written without spaces between words: there, characters are what one counts. */
export const isUnspaced = (language: string): boolean => language === 'zh' || language === 'ja';

/** Errors are counted in characters where words are not, or only loosely, set apart. */
export const countsCharacters = (language: string): boolean => isUnspaced(language) || language === 'ko';

/** Three letters, as film files name languages (ISO 639-2). */
export const ISO_CODES: Readonly<Record<Spoken, string> & Partial<Record<string, string>>> = {
  en: 'eng',
  es: 'spa',
  fr: 'fra',
  de: 'deu',
  it: 'ita',
  pt: 'por',
  zh: 'zho',
  ja: 'jpn',
  ko: 'kor',
};
