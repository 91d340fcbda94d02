/** Chinese, Japanese and Korean into English words in English order: cut by the dictionary, turned around at the particles. */

import { dictionaryOf, plain, type Sense } from './dictionary.ts';

type EastAsian = 'zh' | 'ja' | 'ko';

interface Token extends Sense {
  written: string;
  isKnown: boolean;
}

const PREPOSITIONS: Record<string, string> = {
  UNDER: 'under',
  ON: 'on',
  IN: 'in',
  BESIDE: 'beside',
  FRONT: 'in front of',
  BEHIND: 'behind',
  BETWEEN: 'between',
};
const isPlaceMark = (token: Token | undefined): boolean =>
  token !== undefined && token.part === 'small' && token.english in PREPOSITIONS;
const isMark = (token: Token | undefined, name: string): boolean =>
  token?.part === 'small' && token.english === name;

export function eastAsianGloss(text: string, language: EastAsian): string {
  return text
    .split(/[,，、。.！!？?\n]+/)
    .map((clause) => clauseOf(cut(clause, language)))
    .filter(Boolean)
    .join(', ');
}

/** The longest word the dictionary knows, again and again; what nobody knows stays together. */
function cut(text: string, language: EastAsian): Token[] {
  const dictionary = dictionaryOf(language);
  const out: Token[] = [];
  const letters = plain(text);
  let unknown = '';
  const flush = (): void => {
    if (unknown.trim())
      out.push({
        english: unknown.trim(),
        part: 'noun',
        isTime: false,
        written: unknown.trim(),
        isKnown: false,
      });
    unknown = '';
  };
  for (let at = 0; at < letters.length; ) {
    let length = Math.min(dictionary.longest, letters.length - at);
    while (length > 0 && !dictionary.find(letters.slice(at, at + length))) length--;
    if (length === 0) {
      if (/\s/.test(letters[at]!)) flush();
      else unknown += letters[at]!;
      at++;
      continue;
    }
    const key = letters.slice(at, at + length);
    const sense = dictionary.find(key)!;
    // Inside an unknown word a particle is only a syllable.
    if (
      unknown &&
      sense.part === 'small' &&
      length === 1 &&
      language === 'ko' &&
      !/\s/.test(letters[at + 1] ?? ' ')
    ) {
      unknown += key;
      at++;
      continue;
    }
    flush();
    out.push({ ...sense, written: key, isKnown: true });
    at += length;
  }
  flush();
  return out.filter((token) => token.english !== '');
}

/**
 * A clause: what stands last before a verb or the end is the head, what stands before it with a particle describes it.
 * "N under DE head" becomes "head under N"; "N AT verb head" becomes "head verb in N"; "adjective head" stays.
 */
function clauseOf(tokens: readonly Token[]): string {
  const groups = splitAt(tokens, 'and');
  if (groups.length > 1 && groups.every((group) => group.some((token) => token.part === 'noun'))) {
    // What describes the first of several mostly describes the picture: "夜晚的灯塔和大海".
    return groups.map(clauseOf).join(' and ');
  }
  const head = tokens.findLastIndex((token) => token.part === 'noun' && !token.isTime);
  if (head < 0)
    return tokens
      .map((token) => token.english)
      .filter((word) => word === word.toLowerCase())
      .join(' ');
  let from = head;
  while (from > 0 && tokens[from - 1]!.part === 'adjective') from--;
  const headWords = tokens.slice(from, head + 1).map((token) => token.english);
  const before = phrases(tokens.slice(0, from));
  const after = phrases(tokens.slice(head + 1));
  return [...headWords, ...before, ...after].filter(Boolean).join(' ');
}

function splitAt(tokens: readonly Token[], english: string): Token[][] {
  const groups: Token[][] = [[]];
  for (const token of tokens) {
    if (token.part === 'small' && token.english === english) groups.push([]);
    else groups.at(-1)!.push(token);
  }
  return groups.filter((group) => group.length > 0);
}

/** Everything that describes a head, in English order: verbs with their objects first, then places, then times. */
function phrases(tokens: readonly Token[]): string[] {
  const verbs: string[] = [];
  const places: string[] = [];
  const times: string[] = [];
  const nouns: string[] = [];
  let described: string[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const next = tokens[i + 1];
    if (token.part === 'adjective') {
      described.push(token.english);
      continue;
    }
    if (token.part === 'verb') {
      verbs.unshift(token.english);
      continue;
    }
    if (token.part === 'small') {
      if (token.english === 'a' || token.english === 'with') described.push(token.english);
      continue;
    }
    const name = [...described, token.english].join(' ');
    described = [];
    if (token.isTime)
      times.push(
        /^(night|sunset|sunrise|morning|evening)$/.test(token.english)
          ? `at ${token.english}`
          : `in ${token.english}`,
      );
    else if (isMark(next, 'DE') && isPlaceMark(tokens[i + 2])) {
      places.push(`${PREPOSITIONS[tokens[i + 2]!.english]} ${name}`);
      i += 2;
    } else if (isPlaceMark(next)) {
      places.push(`${PREPOSITIONS[next!.english]} ${name}`);
      i++;
    } else if (isMark(next, 'OBJ')) {
      verbs.push(name);
      i++;
    } else if (isMark(next, 'AT') || isMark(next, 'at')) {
      places.push(`in ${name}`);
      i++;
    } else if (isMark(next, 'DE')) {
      places.push(`in ${name}`);
      i++;
    } else nouns.push(name);
  }
  // An object may come before its verb; a noun without any particle is a subject or an object.
  const isActive = verbs.length > 0;
  return [
    ...(isActive ? [...sorted(verbs), ...nouns] : nouns.map((noun) => `with ${noun}`)),
    ...places,
    ...times,
  ];
}

/** Verbs end in -ing and come before their objects. */
const sorted = (words: readonly string[]): string[] =>
  [...words].sort((a, b) => Number(/ing\b/.test(b)) - Number(/ing\b/.test(a)));
