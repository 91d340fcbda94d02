/** What is noted while the words of a description are read: which of them said what, and which are still free. */

import type { Understood } from '../../contract.ts';
import type { Token } from './words/tokens.ts';

type More = Pick<Understood, 'color' | 'isNearest'>;

export interface Notes {
  tokens: readonly Token[];
  words: readonly string[];
  /** Numbers of words that said something. */
  used: Set<number>;
  /** Numbers of words that name what is worn. */
  worn: Set<number>;
  said: Understood[];
  isFree(at: number): boolean;
  /** 'Without a beard'. */
  isDenied(at: number): boolean;
  say(
    group: Understood['group'],
    field: string,
    value: string,
    from: number,
    to?: number,
    more?: More,
    places?: readonly number[],
  ): void;
}

const LISTS = ['traits', 'accessories', 'garments', 'marks'];

export function takeNotes(tokens: readonly Token[]): Notes {
  const words = tokens.map((one) => one.word);
  const used = new Set<number>();
  const said: Understood[] = [];
  return {
    tokens,
    words,
    used,
    worn: new Set(),
    said,
    isFree: (at) => !used.has(at),
    isDenied: (at) =>
      words.slice(Math.max(0, at - 3), at).some((one) => /^(no|not|without|never|isnt)$/.test(one)),
    say(group, field, value, from, to = from, more = {}, places = between(from, to)) {
      const earlier = said.find(
        (one) => one.field === field && (!LISTS.includes(field) || one.value === value),
      );
      if (!earlier || earlier.value === value) for (const i of places) used.add(i);
      if (earlier) return;
      const raw = tokens.slice(from, to + 1).map((one) => one.raw);
      said.push({ group, field, value, words: raw.join(' '), ...more });
    },
  };
}

const between = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

export const meaning = (list: Partial<Record<string, readonly string[]>>, word: string): string | undefined =>
  Object.entries(list).find(([, words]) => words?.includes(word))?.[0];
