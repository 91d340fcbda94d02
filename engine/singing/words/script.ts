/** Which writing the words are in, so that nobody waits for a song in letters that no voice reads. */

import type { Spoken } from '#common/voice-words.ts';

const NAMES: Readonly<Record<Spoken, string>> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  pt: 'Portuguese',
  zh: 'Chinese',
  ja: 'Japanese',
  ko: 'Korean',
};

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

export type FoundLanguage = { language: Spoken } | { problem: string };

/** `wanted`: what the person chose; absent: what the letters say, English for Latin ones unless `guess` knows better. */
export function languageOf(text: string, wanted?: Spoken, guess: Spoken = 'en'): FoundLanguage {
  const letters = count(text, /\p{L}/gu);
  const latin = count(text, /\p{Script=Latin}/gu);
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(text, /\p{Script=Han}/gu);
  const hangul = count(text, /\p{Script=Hangul}/gu);
  const max = letters / 2;
  if (latin + kana + han + hangul < max)
    return {
      problem: `We can’t sing words in this writing. Songs are sung in ${Object.values(NAMES).slice(0, -1).join(', ')} and Korean.`,
    };
  const found: Spoken =
    hangul >= max ? 'ko' : kana > 0 && kana + han >= max ? 'ja' : han >= max ? 'zh' : guess;
  if (!wanted) return { language: found };
  const fits =
    wanted === 'ko'
      ? hangul > 0
      : wanted === 'ja'
        ? kana + han > 0
        : wanted === 'zh'
          ? han > 0
          : latin >= max;
  if (fits) return { language: wanted };
  return {
    problem: `These words are not written in ${NAMES[wanted]}. Please choose the language that they are in.`,
  };
}
