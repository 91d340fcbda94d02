/** Splits a prompt into words with their meanings: phrases first, scripts without spaces by their longest known words. */

import { type Lexicon, type Meaning, plain } from './lexicon.ts';

export interface Token {
  text: string;
  meanings: Meaning[];
}

/** More than this is no description any more. */
const MAX_WORDS = 200;
const CJK_RUN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+/;

export function tokenize(prompt: string, lexicon: Lexicon): Token[] {
  const words = plain(prompt.normalize('NFC'))
    .split(/[^\p{L}\p{N}\p{M}-]+/u)
    .flatMap((word) => (CJK_RUN.test(word) ? splitCjk(word, lexicon) : [word.replace(/^-+|-+$/g, '')]))
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = longestPhrase(words, at, lexicon);
    tokens.push(phrase.token);
    at += phrase.length;
  }
  return tokens;
}

function longestPhrase(words: string[], at: number, lexicon: Lexicon): { token: Token; length: number } {
  for (let length = Math.min(lexicon.maxWords, words.length - at); length > 1; length--) {
    const text = words.slice(at, at + length).join('-');
    const meanings = lexicon.find(text);
    if (meanings.length > 0) return { token: { text: text.replaceAll('-', ' '), meanings }, length };
  }
  const text = words[at]!;
  const whole = lexicon.find(text);
  if (whole.length > 0 || !text.includes('-')) return { token: { text, meanings: whole }, length: 1 };
  // "red-haired": the parts may mean something on their own.
  const parts = text.split('-').flatMap((part) => lexicon.find(part));
  return { token: { text, meanings: parts }, length: 1 };
}

function splitCjk(text: string, lexicon: Lexicon): string[] {
  const parts: string[] = [];
  let unknown = '';
  const flush = () => {
    if (unknown) parts.push(unknown);
    unknown = '';
  };
  for (let rest = text; rest; ) {
    const found = lexicon.findLongest(rest);
    if (found) {
      flush();
      parts.push(found.word);
      rest = rest.slice(found.word.length);
    } else {
      const letter = [...rest][0]!;
      unknown += letter;
      rest = rest.slice(letter.length);
    }
  }
  flush();
  return parts;
}
