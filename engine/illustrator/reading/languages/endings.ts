/** Takes the endings of number, gender and case off, so that a dictionary of plain forms is enough. */

import type { Language } from './detect-language.ts';

/** [ending, what stands in its place]; tried in order. */
const ENDINGS: Partial<Record<Language, readonly (readonly [string, string])[]>> = {
  es: [
    ['es', ''],
    ['s', ''],
    ['as', 'o'],
    ['a', 'o'],
    ['os', 'o'],
    ['itos', 'o'],
    ['ito', 'o'],
    ['ita', 'a'],
    ['ces', 'z'],
    ['illo', 'o'],
    ['illa', 'a'],
    ['itas', 'a'],
    ['cito', ''],
    ['cita', ''],
    ['a', ''],
    ['as', ''],
  ],
  fr: [
    ['s', ''],
    ['x', ''],
    ['es', ''],
    ['e', ''],
    ['ee', 'e'],
    ['aux', 'al'],
    ['aux', 'au'],
    ['euse', 'eux'],
    ['elle', 'eau'],
    ['che', 'c'],
    ['ches', 'c'],
    ['euses', 'eux'],
    ['elles', 'eau'],
    ['lles', 'l'],
    ['lle', 'l'],
    ['nne', 'n'],
    ['nnes', 'n'],
    ['euse', 'eur'],
    ['euses', 'eur'],
    ['trice', 'teur'],
    ['trices', 'teur'],
    ['tte', 't'],
    ['ve', 'f'],
    ['ette', 'e'],
  ],
  de: [
    ['en', ''],
    ['er', ''],
    ['es', ''],
    ['em', ''],
    ['e', ''],
    ['n', ''],
    ['s', ''],
    ['nen', ''],
    ['chen', ''],
    ['lein', ''],
    ['in', ''],
    ['in', 'e'],
    ['innen', ''],
    ['innen', 'e'],
    ['ern', ''],
    ['ten', ''],
  ],
  it: [
    ['i', 'o'],
    ['i', 'e'],
    ['e', 'a'],
    ['a', 'o'],
    ['he', 'a'],
    ['hi', 'o'],
    ['ino', 'o'],
    ['ina', 'a'],
    ['etta', 'a'],
    ['etto', 'o'],
    ['ini', 'o'],
    ['ine', 'a'],
    ['ello', 'o'],
    ['ella', 'a'],
    ['a', 'e'],
    ['e', 'o'],
    ['trice', 'tore'],
    ['trici', 'tore'],
    ['essa', 'e'],
    ['ghi', 'go'],
  ],
  pt: [
    ['s', ''],
    ['es', ''],
    ['as', 'o'],
    ['a', 'o'],
    ['os', 'o'],
    ['oes', 'ao'],
    ['aes', 'ao'],
    ['inho', 'o'],
    ['inha', 'a'],
    ['is', 'l'],
    ['ns', 'm'],
    ['a', ''],
    ['as', ''],
    ['zinho', ''],
    ['zinha', ''],
    ['inhos', 'o'],
    ['inhas', 'a'],
    ['eis', 'el'],
  ],
};

/** Forms a word may be looked up by, itself first. `isPlural` where the ending says so. */
export function formsOf(word: string, language: Language): { form: string; isPlural: boolean }[] {
  const forms = [{ form: word, isPlural: false }];
  for (const [ending, instead] of ENDINGS[language] ?? [])
    if (word.length > ending.length + 2 && word.endsWith(ending))
      forms.push({
        form: word.slice(0, -ending.length) + instead,
        isPlural: isPluralEnding(ending, language),
      });
  return forms;
}

const isPluralEnding = (ending: string, language: Language): boolean =>
  language === 'it'
    ? /^(i|hi|he|ini|ine|trici|ghi)$/.test(ending)
    : language === 'de'
      ? /^(e|er|n|en|s|nen|innen|ern)$/.test(ending)
      : /s$|x$/.test(ending);

/** German puts nouns together: the last one is the thing, the others tell what kind. */
export function splitCompound(word: string, has: (part: string) => boolean): [string, string] | undefined {
  for (let at = 3; at <= word.length - 3; at++) {
    const head = word.slice(at);
    if (!has(head)) continue;
    const first = word.slice(0, at);
    for (const part of [
      first,
      first.replace(/s$/, ''),
      first.replace(/en?$/, ''),
      first.replace(/er$/, ''),
      `${first}e`,
    ])
      if (part.length > 2 && has(part)) return [part, head];
  }
  return undefined;
}
