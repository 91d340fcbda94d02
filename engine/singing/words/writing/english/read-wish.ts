/** What an English wish for a song says: whom or what it calls, what they do, and what else is named. */

import { baseForm, type Word, wordsOf } from '#engine/story/reading/english-grammar.ts';
import { isAlive, type NounGroup, nounGroups } from '#engine/story/reading/english-nouns.ts';
import { countSyllables } from '../../count-syllables.ts';
import type { About, SubjectKind } from '../subject.ts';

const DEED = /^(?:[a-z]+ing|how)\b/i;
/** 'Morning', 'a wedding': they end like deeds. */
const NO_DEED =
  /^(?:morning|evening|spring|king|ring|string|wedding|lightning|thing|nothing|something|everything)\b/i;
const RELATIVE = /^(?:who|that|which)$/;
const PLACE =
  /\b(?:city|town|village|hometown|street|beach|island|valley|harbou?r|mountains?|country|home|house|garden|forest|school|kitchen|farm|river|lake|sea|bay|coast|hills?)$/i;
/** Family is called by it. */
const KIN =
  /\b(?:mum|mom|mummy|mommy|mama|dad|daddy|papa|grandma|grandpa|granny|nana|grandmother|grandfather|mother|father|sister|brother|daughter|son|wife|husband|baby|girl|boy)$/i;
/** There is one of it: 'first kiss'. */
const UNIQUE = /^(?:first|last|best|next|only)\b(?!\s+(?:friends?|of)\b)/i;
const EMPTY = /\b(?:times?|things?|way|day|song|life|lot|one|who|which|that)$/i;
const ARTICLE = /^(?:an?|the|my|our|your|his|her|their|some|this|that)\s+/i;
/** As much of a name as is sung in one breath. */
const MAX_SYLLABLES = 7;
/** 'My neighbour's trumpet' cannot be called by half of it. */
const MAX_OWNED = 10;
const MAX_DOING = 10;
const MAX_DEED = 8;

const has = (word: Word | undefined, tag: string): boolean => word?.tags.has(tag) ?? false;
const toYou = (text: string): string =>
  text
    .replace(/\b(?:himself|herself|itself|themselves)\b/giu, 'yourself')
    .replace(/\b(?:his|its|their)\b/giu, 'your')
    .replace(/\bher\b(?=\s+\p{L})/giu, 'your')
    .replace(/\b(?:him|her|them)\b/giu, 'you');
const asSpoken = (text: string): string =>
  text.replace(/^(?:My|Our|Your|His|Her|Their|The|A|An)\b/u, (one) => one.toLowerCase());

export function readWish(wish: string): About {
  const bare = wish
    .replace(/^(?:to|for)\s+(?=(?:my|our|the|an?|all)\b|\p{Lu})/u, '')
    .replace(UNIQUE, 'the $&');
  const words = wordsOf(bare);
  const stop = words.findIndex(
    (one, i) =>
      i > 0 &&
      (RELATIVE.test(one.lower) ||
        (one.lower === 'and' && !isBetweenNames(words, i)) ||
        words[i - 1]!.isLast),
  );
  const end = stop < 0 ? words.length : stop;
  return DEED.test(bare) && !NO_DEED.test(bare) ? deedOf(words, end) : subjectOf(words, end, bare);
}

/** 'Priya and Tom' are sung to together. */
const isBetweenNames = (words: readonly Word[], at: number): boolean =>
  [words[at - 1], words[at + 1]].every((one) => /^\p{Lu}/u.test(one?.text ?? ''));

/** 'Garden' after 'empty' is no verb. */
const isDescribed = (words: readonly Word[], at: number): boolean =>
  ['Adjective', 'Determiner', 'Possessive'].some((tag) => has(words[at - 1], tag));

const textOf = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map((one) => one.text)
    .join(' ');

/** As many whole parts as are sung in one breath: 'rain on a tin roof', but 'a bakery' of 'a bakery on Mill Street that is ten'. */
function shortened(words: readonly Word[], from: number, to: number, max = MAX_SYLLABLES): number {
  let end = to;
  while (end > from + 1 && (countSyllables(textOf(words, from, end)) > max || isOpen(words, end))) {
    end--;
    while (end > from + 1 && isOpen(words, end)) end--;
  }
  return end;
}
/** Nothing ends with 'of the'. */
const isOpen = (words: readonly Word[], end: number): boolean => {
  const last = words[end - 1];
  return (
    has(last, 'Preposition') ||
    has(last, 'Determiner') ||
    has(last, 'Conjunction') ||
    (has(last, 'Possessive') && has(last, 'Pronoun')) ||
    (has(last, 'Adjective') && has(words[end], 'Noun')) ||
    (has(last, 'Noun') && has(words[end], 'Noun') && !has(words[end], 'Pronoun'))
  );
};

function deedOf(words: readonly Word[], end: number): About {
  const to = shortened(words, 0, end, MAX_DOING);
  const isState = words[0]?.lower === 'being' && to > 1;
  const name = textOf(words, isState ? 1 : 0, to);
  const phrase = name.charAt(0).toLowerCase() + name.slice(1);
  return { kind: 'deed', name: phrase, phrase, title: titleOf(name), things: thingsOf(words, to) };
}

function subjectOf(words: readonly Word[], end: number, bare: string): About {
  const groups = nounGroups(words);
  const head = groups[0];
  const verb = words.findIndex(
    (one, i) => i > 0 && i < end && has(one, 'Verb') && !has(one, 'Gerund') && !isDescribed(words, i),
  );
  const until = verb > 0 && head && verb >= head.end + (isOwning(head, words) ? 1 : 0) ? verb : end;
  const isPerson =
    head !== undefined &&
    head.start <= 1 &&
    !isOwning(head, words) &&
    (isAlive(head) || KIN.test(head.words) || isSomebody(words, head)) &&
    !isPlaceNamed(words, head, '');
  const owned = head !== undefined && isOwning(head, words);
  const isPair = words[head?.end ?? 0]?.lower === 'and' && isBetweenNames(words, head!.end);
  const to = isPerson
    ? head.end + (isPair ? 2 : 0)
    : shortened(words, 0, until, owned ? MAX_OWNED : MAX_SYLLABLES);
  const phrase = asSpoken(textOf(words, 0, to)) || bare;
  const kind: SubjectKind = isPerson ? 'person' : isPlaceNamed(words, head, phrase) ? 'place' : 'thing';
  const name = isPerson ? (isPair ? phrase : calledOf(head)) : phrase.replace(ARTICLE, '');
  const deed = isPerson ? deedText(words, head.end) : undefined;
  return {
    kind,
    name,
    phrase,
    title: titleOf(phrase.replace(/^(?:an?|some)\s+/iu, '')),
    things: thingsOf(words, to).filter((one) => !deed?.includes(one.replace(/^\w+\s/u, ''))),
    ...(deed && { deed }),
  };
}

/** By name, grandma as grandma, and 'my cat' as nothing else. */
const calledOf = ({ name, words, article }: NounGroup): string =>
  name ||
  (/^(?:my|our)$/.test(article) && !KIN.test(words) ? `${article} ${words}` : words.replace(ARTICLE, ''));

const isOwning = ({ isOwner, end }: NounGroup, words: readonly Word[]): boolean =>
  isOwner || /['’]s?$/u.test(words[end - 1]?.text ?? '');

const isSomebody = (words: readonly Word[], head: NounGroup): boolean =>
  words.slice(head.start, head.end).some((one) => has(one, 'FirstName') || has(one, 'Person'));
const isPlaceNamed = (words: readonly Word[], head: NounGroup | undefined, phrase: string): boolean =>
  PLACE.test(phrase.replace(/\s+(?:of|in|on|at|to|for|with|from|through|by)\s.*$/iu, '')) ||
  (head !== undefined &&
    head.start === 0 &&
    words.slice(head.start, head.end).some((one) => has(one, 'Place')));

/** 'Who loves the beach' → 'love the beach': said to them. */
function deedText(words: readonly Word[], from: number): string | undefined {
  const at = RELATIVE.test(words[from]?.lower ?? '') ? from + 1 : from;
  if (!has(words[at], 'Verb') || has(words[at], 'Gerund')) return undefined;
  let to = at + 1;
  while (
    to < words.length &&
    !words[to - 1]!.isLast &&
    !/^(?:and|but|because|until|when|while)$/u.test(words[to]!.lower)
  )
    to++;
  const own = textOf(words, at, to);
  const isPast = has(words[at], 'PastTense');
  const you = /^is\b/iu.test(own)
    ? own.replace(/^is/iu, 'are')
    : /^was\b/iu.test(own)
      ? own.replace(/^was/iu, 'were')
      : isPast
        ? own
        : baseForm(own);
  return countSyllables(you) <= MAX_DEED ? toYou(you) : undefined;
}

/** What else is named, as it is said to whom the song is sung. */
function thingsOf(words: readonly Word[], from: number): string[] {
  return nounGroups(words)
    .filter(({ start, words: noun, name }) => start >= from && (noun || name) && !EMPTY.test(noun))
    .map(({ article, words: noun, name }) => toYou([article, noun, name].filter(Boolean).join(' ')))
    .filter((one) => countSyllables(one) <= 5);
}

const titleOf = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
