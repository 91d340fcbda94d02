/** Which writing the words are in, so that nobody waits for a song in letters that no voice reads. */

import type { Spoken } from '#common/voice-words.ts';

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

export type FoundLanguage = { language: Spoken } | { problem: 'script' | 'other-language' };

/** `wanted`: what the person chose; absent: what the letters say, English for Latin ones unless `guess` knows better. */
export function languageOf(text: string, wanted?: Spoken, guess: Spoken = 'en'): FoundLanguage {
  const letters = count(text, /\p{L}/gu);
  const latin = count(text, /\p{Script=Latin}/gu);
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(text, /\p{Script=Han}/gu);
  const hangul = count(text, /\p{Script=Hangul}/gu);
  const max = letters / 2;
  if (latin + kana + han + hangul < max) return { problem: 'script' };
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
  return { problem: 'other-language' };
}
