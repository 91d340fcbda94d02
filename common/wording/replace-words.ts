/** Puts words in place of others in a text, as they stand and as they begin a line. */

import { capitalize } from './capitalize.ts';

export interface WordChange {
  from: string;
  to: string;
}

export function replaceWords(text: string, changes: readonly WordChange[]): string {
  // What one change writes is not read again by the next: 10 becomes 12, and 12 becomes 15.
  let done = text;
  const written: string[] = [];
  const mark = (words: string) => `\u0001${written.push(words) - 1}\u0001`;
  const longestFirst = changes
    .filter(({ from }) => from !== '')
    .toSorted((a, b) => b.from.length - a.from.length);
  for (const { from, to } of longestFirst) {
    const began = capitalize(from);
    done = replaceWhole(done, from, mark, to);
    if (began !== from) done = replaceWhole(done, began, mark, capitalize(to));
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the mark that no text has
  return done.replace(/\u0001(\d+)\u0001/g, (_, at: string) => written[Number(at)] ?? '');
}

/** Not within a longer word or figure: 2 € is no part of 12 €. */
function replaceWhole(text: string, from: string, mark: (words: string) => string, to: string): string {
  const isInside = (one: string | undefined, edge: string | undefined) =>
    one !== undefined &&
    edge !== undefined &&
    /[\p{L}\p{N}]/u.test(one) &&
    /[\p{L}\p{N}]/u.test(edge) &&
    !EASTERN.test(one + edge);
  let rest = text;
  let done = '';
  for (let at = rest.indexOf(from); at >= 0; at = rest.indexOf(from)) {
    const before = (done + rest.slice(0, at)).at(-1);
    const after = rest[at + from.length];
    const isPart = isInside(before, from[0]) || isInside(after, from.at(-1));
    done += rest.slice(0, at) + (isPart ? from : mark(to));
    rest = rest.slice(at + from.length);
  }
  return done + rest;
}

const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
