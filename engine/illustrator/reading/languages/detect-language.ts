/** Finds the language of a prompt: by its script where that tells, else by its words, with the page's language as a hint for short ones. */

import { eld } from 'eld/small';

export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko'] as const;
export type Language = (typeof LANGUAGES)[number];

const isLanguage = (code: string): code is Language => (LANGUAGES as readonly string[]).includes(code);

/** Shares of known words that decide where the detector itself is unsure. */
export type KnownShare = (text: string, language: Language) => number;

eld.setLanguageSubset?.([...LANGUAGES]);

export function detectLanguage(text: string, hint: string | undefined, known: KnownShare): Language {
  if (/[\u3040-\u30ff]/.test(text)) return 'ja';
  if (/[\uac00-\ud7af\u1100-\u11ff]/.test(text)) return 'ko';
  if (/[\u3400-\u9fff]/.test(text)) return hint === 'ja' ? 'ja' : 'zh';
  const requested = hint && isLanguage(hint) ? hint : undefined;
  const scores = eld.detect(text).getScores() as Record<string, number>;
  const rated = (['en', 'es', 'fr', 'de', 'it', 'pt'] as const).map((language) => ({
    language,
    // What our own dictionaries know weighs more than the look of the letters: prompts are short.
    score:
      known(text, language) +
      0.35 * (scores[language] ?? 0) +
      (language === requested ? 0.15 : 0) +
      (language === 'en' ? 0.05 : 0),
  }));
  return rated.sort((a, b) => b.score - a.score)[0]!.language;
}
