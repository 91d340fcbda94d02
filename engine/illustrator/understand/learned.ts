/** Words that the dictionary lacks: which ones to ask about, and the dictionary with the answers in it. */

import { type Lexicon, type Meaning, plain } from './lexicon.ts';
import { type Token, tokenize } from './tokens.ts';

/** What was found out about a phrase; the words are parted by spaces. */
export type Learned = ReadonlyMap<string, Meaning>;

const MAX_PHRASES = 24;

export const isUnknown = (token: Token): boolean => token.meanings.length === 0 && !/^\d+$/.test(token.text);

/** Words that belong to no name: articles, numbers, colours, "on". */
const isLoose = ({ meanings }: Token): boolean =>
  meanings.some(({ kind }) => ['filler', 'relation', 'number', 'colour', 'size', 'pose'].includes(kind));

/** Unknown words with their neighbours first ("hot dog"), then runs of unknown words, then each alone. */
export function phrasesToLearn(prompt: string, lexicon: Lexicon): string[] {
  const tokens = tokenize(prompt, lexicon);
  const phrases = new Set<string>();
  for (let length = 3; length >= 1; length--) {
    for (let at = 0; at + length <= tokens.length; at++) {
      const part = tokens.slice(at, at + length);
      if (!part.some(isUnknown) || isLoose(part[0]!) || isLoose(part.at(-1)!)) continue;
      phrases.add(part.map((token) => token.text).join(' '));
    }
  }
  return [...phrases].slice(0, MAX_PHRASES);
}

export function withLearned(lexicon: Lexicon, learned: Learned): Lexicon {
  if (learned.size === 0) return lexicon;
  const words = new Map(
    [...learned].map(([phrase, meaning]) => [plain(phrase).replaceAll(' ', '-'), meaning]),
  );
  const find = (word: string): Meaning[] => {
    const known = lexicon.find(word);
    if (known.length > 0) return known;
    const meaning = words.get(word);
    return meaning ? [meaning] : [];
  };
  return { ...lexicon, maxWords: Math.max(3, lexicon.maxWords), find };
}
