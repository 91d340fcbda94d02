/** A prompt in any of the nine languages as English words that the reader understands. */

import { detectLanguage, type Language } from './detect-language.ts';
import { eastAsianGloss } from './east-asian-gloss.ts';
import { latinGloss, latinShare } from './latin-gloss.ts';

export interface Gloss {
  language: Language;
  english: string;
  /** Words of the text, as written, that the language's dictionary does not know. */
  unknown: string[];
}

const LATIN = ['es', 'fr', 'de', 'it', 'pt'] as const;
export type Latin = (typeof LATIN)[number];
export const isLatin = (language: string): language is Latin =>
  (LATIN as readonly string[]).includes(language);

/** `knownEnglish` tells which share of a text's words an English reader knows. */
export function glossOf(
  text: string,
  hint: string | undefined,
  knownEnglish: (text: string) => number,
): Gloss {
  const share = (of: string, language: Language): number =>
    isLatin(language) ? latinShare(of, language) : knownEnglish(of);
  const language = detectLanguage(text, hint, share);
  if (language === 'en') return { language, english: text, unknown: [] };
  return {
    language,
    ...(isLatin(language) ? latinGloss(text, language) : eastAsianGloss(text, language)),
  };
}
