/** Finds who and what an English sentence names: groups of words around a noun, with their articles, names and prepositions. */

import { readPrompt } from '#engine/illustrator/reading/read-prompt.ts';
import { isPluralNoun, type Word } from './english-grammar.ts';
import { genderOf, kindIn, labelOf } from './people-kinds.ts';
import type { Person } from './told.ts';

export interface NounGroup {
  start: number;
  /** Behind its last word. */
  end: number;
  article: string;
  /** Without article and name. */
  words: string;
  name: string;
  /** Before it: 'for', 'with'. */
  preposition: string;
  /** 'Grandma's birthday': only the one whose it is. */
  isOwner: boolean;
  /** Of somebody alive. */
  kind: string | undefined;
}

const has = (word: Word | undefined, tag: string): boolean => word?.tags.has(tag) ?? false;
const ARTICLES =
  /^(?:an?|the|his|her|their|its|my|our|some|two|three|four|five|six|seven|ten|twenty|many|another|every|this|that)$/u;
const CALLED = /^(?:called|named)$/u;
const MAX_NAME = 32;
/** Nobody and nothing to tell a story with. */
const EMPTY =
  /^(?:it|he|she|they|him|them|me|you|i|we|us|who|that|which|what|nobody|nothing|everybody|everyone|everything|anybody|anyone|anything|something|someone|somebody|one|others?|day|night|morning|evening|afternoon|time|week|year|way|help|lot|fun|school|home|bedtime|bed|winter|summer|spring|autumn|fall|side|end|rest|place|story|life|name|word|times|thing|things|other|each)$/iu;

const isName = (word: Word | undefined, at: number): boolean => {
  if (!word || !/^\p{Lu}[\p{L}'’.-]*$/u.test(word.text) || /^I$/u.test(word.text)) return false;
  if (
    /^(?:Christmas|Easter|Halloween|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)$/u.test(
      word.text,
    )
  )
    return false;
  if (labelOf(word.lower)) return false;
  if (has(word, 'Possessive') && !has(word, 'ProperNoun')) return false;
  if (at > 0) return true;
  // The first word has a capital anyway.
  if (
    has(word, 'Determiner') ||
    has(word, 'Pronoun') ||
    has(word, 'Preposition') ||
    has(word, 'Value') ||
    ARTICLES.test(word.lower)
  )
    return false;
  if (has(word, 'FirstName')) return true;
  return (
    !has(word, 'Plural') && kindIn(word.lower) === undefined && readPrompt(word.lower).things.length === 0
  );
};

/** Whatever the tagger takes them for. */
const SMALL =
  /^(?:under|over|in|on|at|by|near|behind|beside|inside|with|for|from|to|of|into|onto|without|across|around|through|against|about|after|before|until|called|named|who|which|that|and|or|but)$/u;

const isPart = (word: Word | undefined): boolean =>
  word !== undefined &&
  !has(word, 'Pronoun') &&
  !has(word, 'Preposition') &&
  !has(word, 'Conjunction') &&
  !SMALL.test(word.lower) &&
  (has(word, 'Noun') ||
    has(word, 'Adjective') ||
    has(word, 'Value') ||
    has(word, 'ProperNoun') ||
    (has(word, 'Gerund') && !has(word, 'Auxiliary')));

export function nounGroups(words: readonly Word[], from = 0, to = words.length): NounGroup[] {
  const groups: NounGroup[] = [];
  for (let i = from; i < to; i++) {
    const group = groupAt(words, i, to);
    if (!group) continue;
    groups.push(group);
    i = group.end - 1;
  }
  return merged(groups, words);
}

function groupAt(words: readonly Word[], start: number, to: number): NounGroup | undefined {
  let at = start;
  const articles: string[] = [];
  while (
    at < to &&
    (ARTICLES.test(words[at]!.lower) || (has(words[at], 'Possessive') && has(words[at], 'Pronoun')))
  ) {
    // 'Shows her the stars': she is shown them.
    if (
      articles.length > 0 &&
      !(/^(?:the|my|our|his|her|their|its|these|those)$/u.test(articles[0]!) && has(words[at], 'Value'))
    ) {
      if (has(words[at - 1], 'Possessive')) articles.pop();
      else break;
    }
    articles.push(words[at]!.lower);
    at++;
  }
  const isGerundVerb = articles.length === 0 && has(words[at], 'Gerund');
  const parts: Word[] = [];
  const names: string[] = [];
  let isOwner = false;
  while (at < to && !isGerundVerb) {
    const word = words[at]!;
    const isNamed = isName(word, at);
    // 'The lost kitten', 'a talking tree': between an article and its noun even verbs describe.
    const isDescribing =
      articles.length > 0 &&
      parts.length < 2 &&
      (has(word, 'PastTense') || has(word, 'Gerund') || has(word, 'Participle')) &&
      !SMALL.test(word.lower) &&
      isPart(words[at + 1]) &&
      !word.isLast;
    const isAdverb = articles.length > 0 && /^(?:very|really|quite|too)$/u.test(word.lower);
    if (!isNamed && !isPart(word) && !isDescribing && !isAdverb) break;
    if (names.length > 0 && !isNamed) break;
    isOwner = /(?:'s|’s)$/u.test(word.text) && !has(word, 'Verb');
    if (isNamed) names.push(word.text.replace(/(?:'s|’s)$/u, ''));
    else parts.push(isOwner ? { ...word, text: word.text.slice(0, -2) } : word);
    at++;
    if (isOwner) break;
    const isList = word.isLast && has(word, 'Adjective') && has(words[at], 'Adjective');
    if (word.isLast && !isList) break;
  }
  const last = parts.at(-1);
  const isNoun = last && (has(last, 'Noun') || has(last, 'Value') || articles.length > 0);
  if (names.length === 0 && !isNoun) return undefined;
  let text = parts.map((one) => one.text).join(' ');
  if (
    names.length === 0 &&
    (EMPTY.test(text) || (articles.length === 0 && parts.length === 1 && has(last, 'Adjective')))
  )
    return undefined;
  // 'A slice of cake', 'a box of crayons'.
  if (words[at]?.lower === 'of' && !kindIn(text)) {
    const more = groupAt(words, at + 1, to);
    if (more) {
      text = `${text} of ${[more.article, more.words, more.name].filter(Boolean).join(' ')}`;
      at = more.end;
    }
  }
  if (CALLED.test(words[at]?.lower ?? '')) {
    at++;
    while (at < to && /^\p{Lu}/u.test(words[at]!.text)) names.push(words[at++]!.text);
  }
  const before = words[start - 1];
  const kind = text ? kindIn(text) : undefined;
  return {
    start,
    end: at,
    article: articles.join(' '),
    words: text,
    name: names.slice(0, 3).join(' ').slice(0, MAX_NAME),
    isOwner,
    preposition: before && (has(before, 'Preposition') || SMALL.test(before.lower)) ? before.lower : '',
    // 'Little Finn' is somebody as well.
    kind: kind ?? (names.length > 0 && parts.every((one) => has(one, 'Adjective')) ? '' : undefined),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Bruno the bear', 'Mila, a shy girl,', 'a bear, Bruno,' are one each. */
function merged(groups: readonly NounGroup[], words: readonly Word[]): NounGroup[] {
  const out: NounGroup[] = [];
  for (const group of groups) {
    const before = out.at(-1);
    const isNear =
      before && before.end === group.start && before.kind !== undefined && group.kind !== undefined;
    // 'His friend the astronaut' is an astronaut.
    const isAlso =
      isNear &&
      !before.name &&
      !group.name &&
      group.article === 'the' &&
      /^(?:his|her|their|my|our)$/u.test(before.article) &&
      !words[before.end - 1]?.isLast;
    const isTold =
      isNear && before.name && !before.words && /^(?:an?|the)$/u.test(group.article) && !group.name;
    // 'Leo the lion': the tables take some names for what they mean.
    const isLeading =
      isNear &&
      before.start === 0 &&
      !before.article &&
      !before.name &&
      !before.words.includes(' ') &&
      group.article === 'the' &&
      !group.name &&
      !isPluralNoun(before.words);
    const isNamed = isNear && !before.name && group.name && !group.words && words[before.end - 1]?.isLast;
    if (isLeading)
      out[out.length - 1] = {
        ...group,
        name: capital(before.words),
        start: before.start,
        preposition: before.preposition,
      };
    else if (isAlso) out[out.length - 1] = { ...group, start: before.start, preposition: before.preposition };
    else if (isTold)
      out[out.length - 1] = {
        ...group,
        name: before.name,
        start: before.start,
        preposition: before.preposition,
      };
    else if (isNamed) out[out.length - 1] = { ...before, name: group.name, end: group.end };
    else out.push(group);
  }
  return out;
}

export const isAlive = (group: NounGroup): boolean => group.kind !== undefined;

export function personOf(group: NounGroup, words: readonly Word[], isCompanion: boolean): Person {
  const tagged = words
    .slice(group.start, group.end)
    .find((one) => has(one, 'FemaleName') || has(one, 'MaleName'));
  const byName = tagged && (has(tagged, 'FemaleName') ? 'she' : 'he');
  const gender =
    genderOf(group.words) ??
    byName ??
    (/(?:a|elle|ine)$/u.test(group.name) && !group.kind ? 'she' : undefined);
  const head = group.words.split(' ').at(-1)?.toLowerCase() ?? '';
  return {
    name: group.name || (group.words.split(' ').length <= 2 ? (labelOf(head) ?? '') : ''),
    kind: group.kind ?? '',
    words: group.words.toLowerCase(),
    article: group.article,
    gender,
    isCompanion,
  };
}
