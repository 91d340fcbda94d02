/** Reads the hand-written word tables: `value: word, word` a line, asked by plain words. */

import { plain } from '../sentence/word-forms.ts';

export function wordTable<Value extends string>(
  table: Readonly<Record<Value, string>>,
  isValueAWord = true,
): ReadonlyMap<string, Value> {
  const map = new Map<string, Value>();
  for (const [value, words] of Object.entries(table) as [Value, string][])
    for (const word of [isValueAWord ? value : '', ...words.split(',')]) {
      const key = plain(word.trim());
      if (key && !map.has(key)) map.set(key, value);
    }
  return map;
}

export const wordSet = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .split(',')
      .map((word) => plain(word.trim()))
      .filter(Boolean),
  );
