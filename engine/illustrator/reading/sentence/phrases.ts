/** Groups words into noun phrases and what stands between them. */

import { personOf, thingOf } from '../meaning.ts';
import { NUMBERS } from '../words/closed-words.ts';
import { isIngredient } from '../words/flavour-words.ts';
import { ACTIVITY_OF_VERB, ACTIVITY_PHRASES } from '../words/verb-words.ts';
import type { Token } from './tokens.ts';
import { lemmaOfVerb } from './verb-forms.ts';

export interface NounPhrase {
  type: 'noun phrase';
  head: Token;
  /** Everything before the head that describes it. */
  mods: Token[];
  /** As said by a number. */
  count: number | null;
  det: string | null;
  /** Without its article. */
  start: number;
  end: number;
  /** All of it is a name. */
  isName: boolean;
}

export type Item =
  | NounPhrase
  | { type: 'verb'; word: string; lemma: string | undefined; isPast: boolean }
  | { type: 'prep'; word: string }
  | { type: 'adjective'; token: Token }
  | { type: 'pronoun'; word: string }
  | { type: 'and' }
  | { type: 'break'; isSentence: boolean };

export function groupPhrases(tokens: readonly Token[]): Item[] {
  const items: Item[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at]!;
    const phrase = phraseAt(tokens, at, items);
    if (phrase) {
      items.push(phrase.item);
      at += phrase.length;
    } else {
      const item = itemOf(token);
      if (item) items.push(item);
      at++;
    }
    const { after } = tokens[at - 1]!;
    if (after) items.push({ type: 'break', isSentence: after === '.' });
  }
  return joinFlavours(items);
}

function itemOf(token: Token): Item | undefined {
  const { word } = token;
  switch (token.tag) {
    case 'prep':
      return { type: 'prep', word };
    case 'conj':
      return word === 'or' ? { type: 'break', isSentence: false } : { type: 'and' };
    case 'verb':
    case 'past':
      return { type: 'verb', word, lemma: lemmaOfVerb(word), isPast: token.tag === 'past' };
    case 'adj':
      return { type: 'adjective', token };
    case 'pronoun':
      return { type: 'pronoun', word };
    case 'aux':
      return /^(has|have|had)$/.test(word) ? { type: 'prep', word: 'with' } : undefined;
    default:
      return undefined;
  }
}

/** A run of articles, numbers and describing words up to the last noun. */
function phraseAt(tokens: readonly Token[], from: number, items: readonly Item[]) {
  const run: Token[] = [];
  let lastNoun = -1;
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (!belongs(tokens, at, run, lastNoun >= 0, items)) break;
    run.push(token);
    if (token.tag === 'noun' || token.tag === 'name') lastNoun = run.length - 1;
    // "a big, red ball": a comma after an adjective ends nothing.
    if (token.after && (token.tag !== 'adj' || token.after === '.' || !hasNounAhead(tokens, at))) break;
  }
  if (lastNoun < 0) return undefined;
  const words = run.slice(0, lastNoun + 1);
  // "chair table lamp sofa": a heap of nouns is a list.
  const before = items.at(-1);
  const goesOn = before?.type === 'noun phrase' && before.det === null && before.mods.length === 0;
  const isHeap =
    words.length > (goesOn ? 1 : 2) &&
    words.every(({ tag, word }) => tag === 'noun' && (thingOf(word)?.isExact || personOf(word))) &&
    !isFlavoured(words.map(({ word }) => word));
  if (isHeap) return { item: phraseOf(words.slice(0, 1)), length: 1 };
  return { item: phraseOf(words), length: words.length };
}

/** "honey lavender latte" is one drink; "apple pear plum" are three fruits. */
const isFlavoured = (words: readonly string[]): boolean =>
  words.slice(0, -1).every(isIngredient) && !isIngredient(words.at(-1)!);

/** "a ham and cheese sandwich": both are in it. */
function joinFlavours(items: readonly Item[]): Item[] {
  const joined: Item[] = [];
  for (let at = 0; at < items.length; at++) {
    const [one, and, other] = [items[at]!, items[at + 1], items[at + 2]];
    const isJoined =
      one.type === 'noun phrase' &&
      and?.type === 'and' &&
      other?.type === 'noun phrase' &&
      one.mods.length === 0 &&
      other.det === null &&
      other.count === null &&
      isIngredient(one.head.word) &&
      !/^(coffee|tea|chocolate|honey|milk)$|s$/.test(one.head.word) &&
      other.mods.length > 0 &&
      isFlavoured([other.mods.at(-1)!.word, other.head.word]) &&
      thingOf(other.head.word)?.entry.kind === 'food';
    if (isJoined) {
      joined.push({
        ...other,
        det: one.det,
        count: one.count,
        start: one.start,
        mods: [one.head, ...other.mods],
      });
      at += 2;
    } else joined.push(one);
  }
  return joined;
}

function belongs(
  tokens: readonly Token[],
  at: number,
  run: readonly Token[],
  hasNoun: boolean,
  items: readonly Item[],
): boolean {
  const { tag } = tokens[at]!;
  switch (tag) {
    case 'noun':
      return true;
    case 'name':
      return true;
    case 'det':
    case 'number':
      return !hasNoun;
    case 'adj':
    case 'adv':
      return !hasNoun || (tag === 'adj' && tokens[at + 1]?.tag === 'noun' && tokens[at]!.after === '');
    case 'conj':
      // "a red and white umbrella"
      return (
        !hasNoun && run.at(-1)?.tag === 'adj' && tokens[at + 1]?.tag === 'adj' && hasNounAhead(tokens, at + 1)
      );
    case 'past':
      return (
        !hasNoun &&
        hasNounNext(tokens, at) &&
        (run.length > 0 || items.length === 0 || startsPhrase(items.at(-1)))
      );
    case 'verb':
      return hasNoun ? isService(tokens, at) : isPrenominal(tokens, at, run, items);
    default:
      return false;
  }
}

const startsPhrase = (item: Item | undefined) =>
  !item || item.type === 'prep' || item.type === 'and' || item.type === 'break';

const hasNounNext = (tokens: readonly Token[], at: number) =>
  tokens[at]!.after === '' && ['noun', 'adj', 'past'].includes(tokens[at + 1]?.tag ?? '');

function hasNounAhead(tokens: readonly Token[], at: number): boolean {
  for (let k = at + 1; k < tokens.length; k++) {
    const { tag } = tokens[k]!;
    if (tag === 'noun') return true;
    if (tag !== 'adj' && tag !== 'adv') return false;
  }
  return false;
}

/** "a dog grooming van", "a bread baking class": what somebody does for a living describes what it is done with. */
const isService = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.word.endsWith('ing') &&
  tokens[at]!.after === '' &&
  /^(van|truck|shop|store|studio|salon|school|class|classes|service|business|company|machine|kit|room|course|workshop|station|gear)$/.test(
    tokens[at + 1]?.word ?? '',
  );

/** "a smiling woman", "sleeping cats": describes what follows; "a woman drinking coffee" does not. */
function isPrenominal(
  tokens: readonly Token[],
  at: number,
  run: readonly Token[],
  items: readonly Item[],
): boolean {
  if (!tokens[at]!.word.endsWith('ing') || !hasNounNext(tokens, at)) return false;
  if (run.length > 0) return true;
  const before = items.at(-1);
  const hasSubject = items.some(({ type }) => type === 'noun phrase');
  if (before?.type === 'prep') return true;
  if (before?.type === 'and') return !items.some(({ type }) => type === 'verb');
  if (before?.type === 'break') return before.isSentence || !hasSubject || !isActivity(tokens[at]!.word);
  if (before) return false;
  return !isActivityPhrase(tokens, at);
}

const isActivity = (word: string) => ACTIVITY_OF_VERB.has(lemmaOfVerb(word) ?? '');

/** "Playing guitar on the beach" has no subject; "sleeping cat" has. */
function isActivityPhrase(tokens: readonly Token[], at: number): boolean {
  const verb = lemmaOfVerb(tokens[at]!.word) ?? '';
  const object = tokens[at + 1]!.word;
  if (personOf(object) || ['animal', 'fantasy'].includes(thingOf(object)?.entry.kind ?? '')) return false;
  return ACTIVITY_PHRASES.some(([verbs, objects]) => verbs.test(verb) && objects.test(object));
}

function phraseOf(words: Token[]): NounPhrase {
  const det = words.find(({ tag }) => tag === 'det')?.word ?? null;
  const number = words.find(({ tag }) => tag === 'number')?.word;
  const described = words.filter(({ tag }) => tag !== 'det' && tag !== 'number' && tag !== 'conj');
  const head = described.at(-1)!;
  const first = words.find(({ tag }) => tag !== 'det' && tag !== 'adv') ?? head;
  return {
    type: 'noun phrase',
    head,
    mods: described.slice(0, -1).filter(({ tag }) => tag !== 'adv'),
    count: number ? (NUMBERS.get(number) ?? clampCount(Number(number))) : null,
    det,
    start: first.start,
    end: head.end,
    isName: head.tag === 'name' && described.every(({ tag }) => tag !== 'noun'),
  };
}

/** No more than twelve of anything are drawn; a year or a price is no count. */
const clampCount = (value: number): number | null =>
  !Number.isFinite(value) || value < 1 || value > 1000 ? null : Math.min(12, value);
