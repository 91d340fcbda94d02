/** What icons are called, and which English names are meant by somebody who looks for one in another language. */

import { setImmediate } from 'node:timers/promises';
import { knownLanguage, LANGUAGES, type Language } from '#common/texts.ts';

/** 'ph:arrow-bend-down-left-fill' as people say it; numbers only tell drawings of the same thing apart. */
export const iconName = (id: string): string =>
  id
    .replace(/^\w+:/, '')
    .replace(/-(fill|duotone)$/, '')
    .replace(/-\d+$/, '')
    .replaceAll('-', ' ')
    .replace(/^./, (first) => first.toUpperCase());

type Foreign = Exclude<Language, 'en'>;
const OTHERS = Object.keys(LANGUAGES).filter((code): code is Foreign => code !== 'en');

export interface MeantWord {
  /** As it was typed, in small letters. */
  word: string;
  /** English words for it, the likeliest first; the typed one is among them. */
  english: string[];
}

/** What is looked for. `language`: of the page, whose words come before English ones that are spelled alike ("chat"); absent: any. */
export async function meantWords(search: string, language?: string): Promise<MeantWord[]> {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  // Large tables, which nobody needs before somebody searches.
  const { dictionaryOf, plain } = await import('#engine/illustrator/reading/languages/dictionary.ts');
  const { formsOf } = await import('#engine/illustrator/reading/languages/endings.ts');
  const isKnown = knownLanguage(language) !== undefined;
  const languages = OTHERS.filter((one) => !isKnown || one === language);
  const found = words.map((): string[] => []);
  for (const one of languages) {
    const dictionary = dictionaryOf(one);
    words.forEach((word, at) => {
      for (const { form } of formsOf(plain(word), one)) {
        const english = dictionary.find(form, 'noun')?.english;
        if (english) found[at]!.push(...english.toLowerCase().split(' '));
      }
    });
    // A dictionary takes a moment to open for the first time.
    await setImmediate();
  }
  return words.map((word, at) => {
    const meant = found[at]!;
    return { word, english: [...new Set(isKnown ? [...meant, word] : [word, ...meant])] };
  });
}
