/** English words and their forms, as far as stories change them: tenses, persons, articles. */

import nlp from 'compromise/three';

export interface Word {
  text: string;
  lower: string;
  tags: ReadonlySet<string>;
  /** A comma or another mark stands behind it. */
  isLast: boolean;
}

interface Term {
  text: string;
  pre: string;
  post: string;
  tags: string[];
}

export function wordsOf(text: string): Word[] {
  const sentences = nlp(text).json({ terms: { tags: true } }) as { terms: Term[] }[];
  return sentences
    .flatMap((one) => one.terms)
    .filter((one) => one.text)
    .map((one) => ({
      text: one.text,
      lower: one.text.toLowerCase(),
      tags: new Set(one.tags),
      isLast: /[,;:.!?–—]/u.test(one.post),
    }));
}

interface Verbs {
  eq(n: number): Verbs;
  found: boolean;
  toPastTense(): { all(): { text(): string } };
  toInfinitive(): { all(): { text(): string } };
}
const verbsOf = (text: string): Verbs => (nlp(text) as unknown as { verbs(): Verbs }).verbs();

/** 'a storm comes' → 'a storm came'; 'asks them to help her find it' → 'asked them to help her find it'. */
export function inPast(clause: string): string {
  if (!clause) return '';
  return clause
    .split(/(?<=\b(?:that|which|who|because|and|while))\s+/u)
    .map((part) => firstInPast(part))
    .join(' ')
    .replace(/\bdid not\b/gu, 'didn’t')
    .replace(/\b(?:can't|can’t|cannot)\b/gu, 'could not')
    .replace(/\bcan\b/gu, 'could')
    .replace(/\bhas to\b/gu, 'had to')
    .trim();
}

/** Only its first verb; what stands behind 'to' stays. */
function firstInPast(part: string): string {
  if (/^to\s/u.test(part)) return part;
  const verbs = verbsOf(part);
  return verbs.found ? verbs.eq(0).toPastTense().all().text() : part;
}

const BASES: Readonly<Record<string, string>> = {
  is: 'be',
  are: 'be',
  am: 'be',
  has: 'have',
  goes: 'go',
  does: 'do',
};

/** 'opens a bakery' → 'open a bakery'. */
export function baseForm(deed: string): string {
  const [first = '', ...rest] = deed.split(' ');
  const verb = first.toLowerCase();
  const verbs = verbsOf(`he ${verb}`);
  const base =
    BASES[verb] ?? (verbs.found ? verbs.eq(0).toInfinitive().all().text().replace(/^he /u, '') : verb);
  return [base || verb, ...rest].join(' ');
}

/** 'open a bakery' → 'Opens a bakery', for titles. */
export function thirdPerson(deed: string): string {
  const [verb = '', ...rest] = deed.split(' ');
  const third = /(?:ch|sh|ss|x|z|o)$/u.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/u.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : verb === 'be'
        ? 'is'
        : verb === 'have'
          ? 'has'
          : `${verb}s`;
  return [third, ...rest].join(' ');
}

/** As the hero says it: 'visit his grandmother' → 'visit my grandmother'. */
export const asMine = (clause: string): string =>
  clause
    .replace(/\b(?:himself|herself|itself|themselves|themself)\b/gu, 'myself')
    .replace(/\b(?:he|she|they)\b/gu, 'I')
    .replace(/\b(?:his|its|their)\b/gu, 'my')
    .replace(/\bher\b(?=\s+(?!(?:to|and|or|in|on|at|with|for|from|find|home|back|again|up)\b)\p{L})/gu, 'my')
    .replace(/\b(?:him|her|them)\b/gu, 'me');

export const withArticle = (noun: string): string =>
  /^(?:an?|the|his|her|their|its|my|our|some|two|three|four|five|ten|many)\s/iu.test(noun)
    ? noun
    : /^(?!uni|use|eu|one)[aeiou]/iu.test(noun)
      ? `an ${noun}`
      : `a ${noun}`;

export const withoutArticle = (noun: string): string =>
  noun.replace(
    /^(?:(?:an?|the|his|her|their|its|my|our|some|all|lots of|a lot of|a few|this|that|own|very own)\s+)+/iu,
    '',
  );

const SMALL = new Set('a an the of to in on and or for at with by from his her their its my'.split(' '));

export const asTitle = (text: string): string =>
  text
    .split(' ')
    .map((word) => (SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

export const isPluralNoun = (noun: string): boolean => {
  const head =
    noun
      .split(/\s+(?:of|in|with|for|from|that|who)\s+/u)[0]!
      .split(' ')
      .at(-1) ?? '';
  return /[^s'us]s$/u.test(head) && !/(?:ss|us|is|gas|lens|bus|canvas|Christmas)$/iu.test(head)
    ? true
    : /^(?:children|mice|geese|men|women|people|feet|teeth|wolves)$/iu.test(head);
};
