/** Takes an English sentence apart: who does what first, and what its other clauses say. */

import type { Word } from './english-grammar.ts';

export type Link = 'first' | 'and' | 'until' | 'but' | 'because' | 'when' | 'who';

export interface Clause {
  link: Link;
  /** What stands before its verb; empty: the hero. */
  subject: string;
  text: string;
  from: number;
  verb: number;
  to: number;
}

const has = (word: Word | undefined, tag: string): boolean => word?.tags.has(tag) ?? false;
/** Words that begin another clause. */
const LINKS: ReadonlyMap<string, Link> = new Map(
  (
    [
      ['until', 'until till'],
      ['but', 'but however'],
      ['because', 'because since'],
      ['when', 'when after once'],
      ['and', 'so then while and'],
      ['who', 'who'],
    ] as const
  ).flatMap(([link, words]) => words.split(' ').map((word): [string, Link] => [word, link])),
);

const MISTAKEN =
  /^(?:sail|travel|bake|build|paint|hike|climb|visit|explore|fly|open|knit|row|camp|search|hunt|journey|swim|sing|dance|dream)s?$/u;

const isVerb = (words: readonly Word[], at: number): boolean => {
  const word = words[at];
  // 'Her grandfather travel by train': a verb that was taken for a noun.
  if (
    word &&
    MISTAKEN.test(word.lower) &&
    has(words[at - 1], 'Noun') &&
    !has(words[at - 1], 'Possessive') &&
    (has(words[at + 1], 'Preposition') ||
      has(words[at + 1], 'Determiner') ||
      /^(?:to|of)$/u.test(words[at + 1]?.lower ?? ''))
  )
    return true;
  if (words[at - 1]?.lower === 'by') return false;
  if (!word || !has(word, 'Verb') || has(word, 'Gerund')) return false;
  if (
    /^(?:called|named|lost|hidden|broken)$/u.test(word.lower) &&
    !/^(?:has|have|had)$/u.test(words[at - 1]?.lower ?? '') &&
    has(words[at + 1], 'Noun') &&
    !has(words[at + 1], 'Pronoun')
  )
    return false;
  if (/^(?:called|named)$/u.test(word.lower)) return false;
  const before = words[at - 1];
  if (before?.lower === 'to') return false;
  // 'A talking tree', 'the lost kitten'.
  return !(
    (has(before, 'Determiner') || has(before, 'Adjective')) &&
    has(words[at + 1], 'Noun') &&
    !has(words[at + 1], 'Pronoun') &&
    !/^(?:who|that|which)$/u.test(before!.lower)
  );
};

/** Where the sentence begins to say what happens. */
export function firstVerb(words: readonly Word[]): { subjectEnd: number; verb: number } {
  for (let i = 1; i < words.length; i++) {
    if (/^(?:who|that|which)$/u.test(words[i]!.lower)) return { subjectEnd: i, verb: i + 1 };
    if (isVerb(words, i)) return { subjectEnd: i, verb: i };
  }
  return { subjectEnd: words.length, verb: words.length };
}

const plainText = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map((one, i, all) => one.text + (one.isLast && i < all.length - 1 ? ',' : ''))
    .join(' ')
    .trim();

/** Number of the verb of a clause that begins here with whoever does it; undefined: this is no clause. */
function verbAhead(words: readonly Word[], from: number): number | undefined {
  for (let i = from; i < Math.min(words.length, from + 7); i++) {
    if (i > from && (LINKS.get(words[i]!.lower) || words[i - 1]!.isLast)) return undefined;
    if (isVerb(words, i)) return i;
    if (has(words[i], 'Preposition') && i === from) return undefined;
  }
  return undefined;
}

export function clausesOf(words: readonly Word[], verb: number): Clause[] {
  const isRelative = /^(?:who|that|which)$/u.test(words[verb - 1]?.lower ?? '');
  const out: Clause[] = [];
  let current: { link: Link; start: number; verb: number } = { link: 'first', start: verb, verb };
  const close = (to: number) => {
    if (to <= current.verb) return;
    const text = plainText(words, current.verb, to).replace(/[,;]$/u, '');
    out.push({
      link: current.link,
      subject: plainText(words, current.start, current.verb),
      text,
      from: current.start,
      verb: current.verb,
      to,
    });
  };
  for (let i = verb + 1; i < words.length; i++) {
    const word = words[i]!;
    const isComma = words[i - 1]!.isLast && !LINKS.get(word.lower);
    // 'A snail who lives in a lighthouse finds a letter.'
    const isSecond =
      isRelative &&
      out.length === 0 &&
      current.verb === verb &&
      isVerb(words, i) &&
      !has(word, 'Infinitive') &&
      has(words[i - 1], 'Noun');
    if (isSecond) {
      close(i);
      current = { link: 'and', start: i, verb: i };
      continue;
    }
    const link = LINKS.get(word.lower) ?? (isComma ? 'and' : undefined);
    if (!link) continue;
    let start = isComma ? i : i + 1;
    if (LINKS.get(words[start]?.lower ?? '') && link === 'and') start++;
    const real = LINKS.get(words[start - 1]?.lower ?? '') ?? link;
    const ahead = verbAhead(words, start);
    if (ahead === undefined) continue;
    const isBare = has(words[ahead], 'Infinitive') && !has(words[verb], 'Infinitive') && ahead === start;
    // 'Wants to sing and dance': that is one wish.
    if (real === 'and' && isBare) continue;
    close(isComma ? i : i);
    current = { link: real, start, verb: ahead };
    i = ahead;
  }
  close(words.length);
  return out;
}
