/** Cuts a description into words, keeping how each was written. */

export interface Token {
  /** As it is looked up: lower case, no accents. */
  word: string;
  /** As it was written. */
  raw: string;
}

/** Hyphenated words stay whole where they mean something whole; 'red-haired' is two words. */
const WHOLE =
  /^(sci-fi|t-shirt|clean-shaven|heart-shaped|shoulder-length|chin-length|waist-length|close-cropped|crew-cut|warm-hearted|8-bit|16-bit|pixel-art)$/;

export function tokensOf(text: string): Token[] {
  const found = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|,/gu) ?? [];
  return found.flatMap((raw) => {
    const word = plain(raw);
    if (WHOLE.test(word) || !raw.includes('-')) return [{ word: word.replace(/['’]s?$/, ''), raw }];
    return raw.split('-').map((piece) => ({ word: plain(piece), raw: piece }));
  });
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
