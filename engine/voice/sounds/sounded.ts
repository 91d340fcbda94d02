/** Text as sounds, with the place of every written word among them. */

import { onlyKnown } from './tokens.ts';

/** Places count characters of `sounds`; `to` is exclusive. */
export interface Span {
  text: string;
  from: number;
  to: number;
}

export interface Sounded {
  /** Only characters that the voice model knows: one token each. */
  sounds: string;
  spans: Span[];
}

export interface Builder {
  add(sounds: string, text?: string): void;
  /** Several written words over one run of sounds: each gets its share by length. */
  share(sounds: string, words: readonly string[]): void;
  /** Puts closing signs on the last word, for captions. */
  append(text: string): void;
  done(): Sounded;
}

export function createBuilder(): Builder {
  let sounds = '';
  let length = 0;
  const spans: Span[] = [];
  const write = (more: string): [number, number] => {
    const known = onlyKnown(more);
    const from = length;
    sounds += known;
    length += [...known].length;
    return [from, length];
  };
  return {
    add(more, text) {
      const [from, to] = write(more);
      if (text) spans.push({ text, from, to });
    },
    share(more, words) {
      const [from, to] = write(more);
      const total = words.reduce((sum, word) => sum + word.length + 1, 0);
      let before = 0;
      for (const word of words) {
        const start = from + Math.round(((to - from) * before) / total);
        before += word.length + 1;
        spans.push({ text: word, from: start, to: from + Math.round(((to - from) * before) / total) });
      }
    },
    append(text) {
      const last = spans.at(-1);
      if (last) last.text += text;
    },
    done: () => ({ sounds, spans }),
  };
}
