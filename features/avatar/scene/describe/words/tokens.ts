/** Cuts a description into words, keeping how each was written. */

import { shadeOfPair } from './colours.ts';

export interface Token {
  /** As it is looked up: lower case, no accents. */
  word: string;
  /** As it was written. */
  raw: string;
  /** The colour of cloth that it is together with the word before it: 'forest' of 'forest green'. */
  shade?: string;
  /** The rest of a word with a hyphen. */
  isJoined?: boolean;
}

/** Hyphenated words stay whole where they mean something whole; 'red-haired' is two words. */
const WHOLE =
  /^(sci-fi|t-shirt|clean-shaven|heart-shaped|shoulder-length|chin-length|waist-length|close-cropped|crew-cut|warm-hearted|plus-size|broad-shouldered|full-figured|big-bellied|roly-poly|wide-eyed|laid-back|no-nonsense|battle-hardened|floor-length|hip-length|knee-length|jaw-length|collar-length|t-rex|pocket-sized|thumb-sized|8-bit|16-bit|pixel-art)$/;

export function tokensOf(text: string): Token[] {
  const found = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|,/gu) ?? [];
  const tokens = found.flatMap((raw): Token[] => {
    const word = plain(raw);
    if (WHOLE.test(word) || !raw.includes('-')) return [{ word: word.replace(/['’]s?$/, ''), raw }];
    return raw
      .split('-')
      .map((piece, i) => ({ word: plain(piece), raw: piece, ...(i > 0 && { isJoined: true }) }));
  });
  // Two words for one colour are one word.
  const merged: Token[] = [];
  for (const one of tokens) {
    const before = merged.at(-1);
    const shade = before && !before.shade ? shadeOfPair(before.word, one.word) : undefined;
    if (shade === undefined) merged.push(one);
    else {
      merged.pop();
      merged.push({ word: one.word, raw: `${before!.raw} ${one.raw}`, ...(shade && { shade }) });
    }
  }
  return merged;
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
