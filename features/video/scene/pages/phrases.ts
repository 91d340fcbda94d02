/** A long sentence is shown phrase after phrase: on a screen nobody reads more than nine words at once. */

import type { Words } from '#engine/page/templates/words.ts';

export const MAX_WORDS = 9;
const LEAST_WORDS = 3;
/** Letters of scripts without spaces that are read like a word. */
const LETTERS_A_WORD = 2.4;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Where a sentence takes breath: a mark, or a word that a new thought begins with. */
const MARK = /(?<=[,;:–—、，；：])\s*/u;
const JOINT =
  /\s+(?=(?:and|or|but|with|because|so that|while|where|which|that|for|from|in|on|at|to|until|without|und|oder|aber|mit|weil|damit|der|die|das|für|aus|von|im|auf|bis|ohne|y|o|pero|con|porque|para|que|de|en|sin|et|ou|mais|avec|parce que|pour|qui|dans|sur|sans|e|ma|per|perché|che|da|di|su|senza|mas|com|por|sem)\s)/giu;

export const countWords = (text: string): number =>
  UNSPACED.test(text)
    ? Math.ceil([...text].filter((one) => /[\p{L}\p{N}]/u.test(one)).length / LETTERS_A_WORD)
    : text.trim().split(/\s+/u).length;

const tidy = (text: string): string => text.trim().replace(/[,;:–—、，；：]$/u, '');

/** Nothing is cut off after these. */
const HANGING =
  /(?:^|\s)(?:is|are|was|the|an?|of|and|or|our|your|ist|sind|der|die|das|eine?|und|le|la|les|une?|est|sont|el|los|las|y|es|son|il|lo|gli|è|sono|os?|as|é|são)$/iu;

/** Cut where it breathes, nearest to its middle; where it never does, between two words. */
function halved(text: string): [string, string] {
  const middle = text.length / 2;
  const places = [...text.matchAll(JOINT)].map(({ index }) => index);
  const spaces = UNSPACED.test(text)
    ? [Math.round(middle)]
    : [...text.matchAll(/\s+/gu)].map(({ index }) => index);
  const near = (all: readonly number[]) =>
    all.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? Math.round(middle);
  const isGood = (at: number) =>
    Math.min(countWords(text.slice(0, at)), countWords(text.slice(at))) >= LEAST_WORDS &&
    !HANGING.test(text.slice(0, at).trimEnd());
  const good = places.filter(isGood);
  const at = near(good.length > 0 ? good : spaces);
  return [text.slice(0, at), text.slice(at)];
}

const small = (text: string): string[] =>
  countWords(text) <= MAX_WORDS ? [text] : halved(text).flatMap(small);

/** Each of nine words at most, as few as that takes. */
export function phrasesOf(text: string): string[] {
  if (countWords(text) <= MAX_WORDS) return [text];
  const joined: string[] = [];
  for (const part of text
    .split(MARK)
    .filter((one) => one.trim())
    .flatMap(small)) {
    const last = joined.at(-1);
    const together =
      last === undefined ? '' : UNSPACED.test(text) ? last + part : `${last.trim()} ${part.trim()}`;
    if (last !== undefined && countWords(together) <= MAX_WORDS) joined[joined.length - 1] = together;
    else joined.push(part);
  }
  return joined.map(tidy);
}

/** What is shown one after the other where a headline is too long; undefined where it is not. */
export function wordsInTurn(words: Words): Words[] | undefined {
  const { headline = '', subline, ...rest } = words;
  if (countWords(headline) <= MAX_WORDS && countWords(subline ?? '') <= MAX_WORDS) return undefined;
  const phrases = [headline, subline ?? ''].filter(Boolean).flatMap(phrasesOf);
  return phrases.map((phrase) => ({ ...rest, headline: phrase }));
}

/** In letters: what it takes to look at a phrase at all, however short it is. */
const LOOK = 18;

/** Which of them is shown, by what share of the time has gone: long ones stay longer. */
export function phraseAt(turns: readonly Words[], share: number): { index: number; from: number } {
  const sizes = turns.map(({ headline = '' }) => headline.length + LOOK);
  const all = sizes.reduce((sum, one) => sum + one, 0);
  let from = 0;
  for (const [index, size] of sizes.entries()) {
    if (share < from + size / all || index === sizes.length - 1) return { index, from };
    from += size / all;
  }
  return { index: 0, from: 0 };
}
