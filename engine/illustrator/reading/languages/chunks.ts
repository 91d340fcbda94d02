/** Groups the words of a Chinese, Japanese or Korean clause into nouns with what describes them, verbs and particles. */

import { GARMENTS } from './clothes.ts';
import type { EastAsian, EastAsianWord } from './cut-words.ts';

export interface Noun {
  type: 'noun';
  english: string;
  isTime: boolean;
  isPlace: boolean;
  isPerson: boolean;
}
export type Chunk =
  | Noun
  | { type: 'verb'; english: string }
  /** DE, OBJ, SUBJ, AT, AND. */
  | { type: 'mark'; name: string }
  /** A word like "under" that stands behind its noun. */
  | { type: 'place'; preposition: string };

const PREPOSITIONS: Readonly<Record<string, string>> = {
  UNDER: 'under',
  ON: 'on',
  IN: 'in',
  BESIDE: 'beside',
  FRONT: 'in front of',
  BEHIND: 'behind',
  BETWEEN: 'between',
  OVER: 'over',
  AROUND: 'around',
};
const isNumber = (word: EastAsianWord): boolean => /^(\d+|two|three|four|five)$/.test(word.english);

export function chunksOf(words: readonly EastAsianWord[], language: EastAsian): Chunk[] {
  const chunks: Chunk[] = [];
  let adjectives: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (word.isUnknown) {
      adjectives = [];
      if (words[i + 1]?.part === 'small' && /^(DE|OBJ|SUBJ|AT|at)$/.test(words[i + 1]!.english)) i++;
      continue;
    }
    if (word.part === 'adjective') {
      const before = chunks.at(-1);
      const next = words[i + 1];
      // "고양이 두 마리": the number may come behind.
      if (
        isNumber(word) &&
        before?.type === 'noun' &&
        (!next || next.part === 'small' || next.part === 'verb')
      )
        before.english = `${word.english} ${before.english}`;
      else adjectives.push(word.english);
      if (words[i + 1]?.english === 'DE') i++;
      continue;
    }
    if (word.part === 'noun') {
      const isBehind = (one: string): boolean => one.startsWith('with ');
      const described = [
        ...adjectives.filter((one) => !isBehind(one)),
        adjectives.length === 0 && word.english === 'couple' ? 'a couple' : word.english,
        ...adjectives.filter(isBehind),
      ].join(' ');
      chunks.push({
        type: 'noun',
        english: described,
        isTime: word.isTime,
        isPlace: word.isPlace,
        isPerson: word.isPerson,
      });
      adjectives = [];
    } else if (word.part === 'verb' || word.english === 'with' || word.english === 'HAVE')
      chunks.push({ type: 'verb', english: word.part === 'verb' ? word.english : 'with' });
    else if (word.english in PREPOSITIONS)
      chunks.push({ type: 'place', preposition: PREPOSITIONS[word.english]! });
    else if (word.english === 'a') adjectives.push('a');
    else if (/^(DE|OBJ|SUBJ|AT|at|and)$/.test(word.english))
      chunks.push({ type: 'mark', name: word.english.toUpperCase() });
  }
  if (adjectives.length > 0 && adjectives.some((one) => one !== 'a'))
    attach(
      chunks,
      adjectives.filter((one) => one !== 'a'),
    );
  return merged(chunks, language);
}

/** "この猫は小さい": an adjective at the end describes what the clause is about. */
function attach(chunks: readonly Chunk[], adjectives: readonly string[]): void {
  const noun =
    chunks.find((chunk) => chunk.type === 'noun' && chunk.isPerson) ??
    chunks.find((chunk) => chunk.type === 'noun' && !chunk.isTime);
  if (noun?.type === 'noun') noun.english = [...adjectives, noun.english].join(' ');
}

/** Nouns joined by "and", by 的/の/의 as kind and thing, or simply side by side, are one. */
function merged(chunks: readonly Chunk[], language: EastAsian): Chunk[] {
  const out: Chunk[] = [];
  for (let i = 0; i < chunks.length; i++) {
    const chunk = chunks[i]!;
    const last = out.at(-1);
    if (chunk.type !== 'noun' || last === undefined) {
      out.push(chunk);
      continue;
    }
    const before = out.at(-2);
    if (last.type === 'mark' && before?.type === 'noun' && !before.isTime && !chunk.isTime) {
      if (last.name === 'AND') {
        out.splice(-2, 2, {
          ...before,
          english: `${before.english} and ${chunk.english}`,
          isPlace: before.isPlace && chunk.isPlace,
        });
        continue;
      }
      if (last.name === 'DE' && isKind(before) && !(language === 'zh' && isObject(out))) {
        out.splice(-2, 2, { ...chunk, english: compound(before, chunk) });
        continue;
      }
    }
    if (
      last.type === 'noun' &&
      isKind(last) &&
      !chunk.isTime &&
      !chunk.isPerson &&
      !(language === 'zh' && isObject([...out, chunk]))
    ) {
      out.splice(-1, 1, { ...chunk, english: compound(last, chunk) });
      continue;
    }
    out.push(chunk);
  }
  return out;
}

const isKind = (noun: Noun): boolean =>
  !noun.isTime && !noun.isPlace && !noun.isPerson && !/ and /.test(noun.english);

/** "穿红裙子的女孩": the noun before 的 belongs to a verb that has no subject before it. */
function isObject(chunks: readonly Chunk[]): boolean {
  const verb = chunks.findIndex((chunk) => chunk.type === 'verb');
  return (
    verb >= 0 &&
    chunks[verb + 1] === chunks.at(-2) &&
    !chunks
      .slice(0, verb)
      .some(
        (chunk, at) =>
          chunk.type === 'noun' &&
          !chunk.isTime &&
          chunks[at + 1]?.type !== 'place' &&
          chunks[at - 1]?.type !== 'mark',
      )
  );
}

/** "a red" stays in front: "red apple cake". */
function compound(kind: Noun, thing: Noun): string {
  const article = /^(a|\d+) /.exec(thing.english)?.[0] ?? '';
  const name =
    kind.english === 'tree' && WOODEN.test(thing.english) ? 'wooden' : kind.english.replace(/^a /, '');
  return `${article}${name} ${thing.english.slice(article.length)}`;
}

/** Everything that describes a head, in English order: verbs with their objects first, then places, then times. */
export function describe(chunks: readonly Chunk[], language: EastAsian): string {
  const verbs: string[] = [];
  const places: string[] = [];
  const times: string[] = [];
  const loose: string[] = [];
  let objects: string[] = [];
  const isAt = (chunk: Chunk | undefined): boolean => chunk?.type === 'mark' && chunk.name === 'AT';
  for (let i = 0; i < chunks.length; i++) {
    const chunk = chunks[i]!;
    if (chunk.type === 'verb') {
      const next = chunks[i + 1];
      const isObjectBehind =
        language === 'zh' &&
        next?.type === 'noun' &&
        !next.isTime &&
        chunks[i + 2]?.type !== 'place' &&
        !(
          next.isPlace &&
          !/^(looking|building|painting|drawing|cleaning|sweeping|crossing|guarding|taking)/.test(
            chunk.english,
          )
        );
      const all = isObjectBehind ? [...objects, next.english] : objects;
      verbs.push([fitting(chunk.english, all.join(' ')), ...all].join(' '));
      objects = [];
      if (isObjectBehind) i++;
      continue;
    }
    if (chunk.type !== 'noun') continue;
    const next = chunks[i + 1];
    const after = chunks.slice(i + 1).find((one) => one.type === 'verb');
    const verb = after?.type === 'verb' ? after.english : '';
    if (chunk.isTime) times.push(timeOf(chunk.english));
    else if (next?.type === 'place') places.push(`${next.preposition} ${chunk.english}`);
    else if (next?.type === 'mark' && next.name === 'DE' && chunks[i + 2]?.type === 'place') {
      const mark = chunks[i + 2]!;
      if (mark.type === 'place') places.push(`${mark.preposition} ${chunk.english}`);
    } else if (next?.type === 'mark' && next.name === 'OBJ') {
      // "街を走る": through a place, not what is done to it.
      if (chunk.isPlace && /^(running|walking|strolling|driving|riding|flying|swimming)/.test(verb))
        places.push(`in ${chunk.english}`);
      else objects.push(chunk.english);
    } else if (language !== 'zh' && isAt(next)) {
      if (/^(riding|feeding|watering|looking at|holding|kissing|hugging)/.test(verb) && !chunk.isPlace)
        objects.push(chunk.english);
      else if (/(laptop|computer|phone|tablet)$/.test(chunk.english)) places.push(`on ${chunk.english}`);
      else
        places.push(
          `${/^(sitting|lying|standing)/.test(verb) && !chunk.isPlace ? 'on' : 'in'} ${chunk.english}`,
        );
    } else if (next?.type === 'mark' && next.name === 'AND' && verb) loose.push(`with ${chunk.english}`);
    else if (chunk.isPlace || isAt(chunks[i - 1])) places.push(`in ${chunk.english}`);
    else if (next?.type === 'mark' && next.name === 'DE') places.push(`of ${chunk.english}`);
    else if (verb && language !== 'zh') objects.push(chunk.english);
    else loose.push(`with ${chunk.english}`);
  }
  if (objects.length > 0) loose.push(...objects.map((one) => `with ${one}`));
  return [verbs.join(' and '), ...loose, ...places.reverse(), ...times]
    .filter(Boolean)
    .join(' ')
    .replace(/\b(in|on) windowsill/, 'by window');
}

/** One verb writes, wears and holds in Korean, another in Japanese: the object tells which. */
function fitting(verb: string, object: string): string {
  if (!/^(wearing|writing|holding|carrying)$/.test(verb) || !object) return verb;
  if (/umbrella/.test(object)) return 'holding';
  return verb !== 'wearing' && GARMENTS.test(object.split(' ').at(-1)!) ? 'wearing' : verb;
}

const WOODEN =
  /(table|chair|bench|desk|box|house|bridge|boat|door|shelf|spoon|bowl|fence|toy|floor|cabin|board|basket|tray|plate|bed|stairs|swing)$/;

const timeOf = (english: string): string =>
  english.endsWith('rainy day')
    ? 'on a rainy day'
    : /(rain|snow|fog|storm|spring|summer|autumn|winter|snowfall)$/.test(english)
      ? `in ${english}`
      : `at ${english}`;
