/** Reads an English sentence that a story is wanted from: who does what with what, where, when, and how it goes on. */

import { PLACES } from '#engine/illustrator/places.ts';
import { readPrompt } from '#engine/illustrator/reading/read-prompt.ts';
import { bookWords } from './book-words.ts';
import { goalOf } from './english-goal.ts';
import { inPast, isPluralNoun, type Word, withArticle, wordsOf } from './english-grammar.ts';
import { isAlive, type NounGroup, nounGroups, personOf } from './english-nouns.ts';
import type { Person, Told } from './told.ts';

type Link = 'first' | 'and' | 'until' | 'but' | 'because' | 'when' | 'who';

interface Clause {
  link: Link;
  /** What stands before its verb; empty: the hero. */
  subject: string;
  text: string;
  from: number;
  to: number;
}

const has = (word: Word | undefined, tag: string): boolean => word?.tags.has(tag) ?? false;
const LINKS: Readonly<Record<string, Link>> = {
  until: 'until',
  till: 'until',
  but: 'but',
  however: 'but',
  because: 'because',
  since: 'because',
  when: 'when',
  after: 'when',
  once: 'when',
  so: 'and',
  then: 'and',
  while: 'and',
  and: 'and',
  who: 'who',
  which: 'who',
};

const isVerb = (words: readonly Word[], at: number): boolean => {
  const word = words[at];
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
function firstVerb(words: readonly Word[]): { subjectEnd: number; verb: number } {
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
    if (i > from && (LINKS[words[i]!.lower] || words[i - 1]!.isLast)) return undefined;
    if (isVerb(words, i)) return i;
    if (has(words[i], 'Preposition') && i === from) return undefined;
  }
  return undefined;
}

function clausesOf(words: readonly Word[], verb: number): Clause[] {
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
      to,
    });
  };
  for (let i = verb + 1; i < words.length; i++) {
    const word = words[i]!;
    const isComma = words[i - 1]!.isLast && !LINKS[word.lower];
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
    const link = LINKS[word.lower] ?? (isComma ? 'and' : undefined);
    if (!link) continue;
    let start = isComma ? i : i + 1;
    if (LINKS[words[start]?.lower ?? ''] && link === 'and') start++;
    const real = LINKS[words[start - 1]?.lower ?? ''] ?? link;
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

const isPlaceName = (words: string): boolean => {
  const lower = words.toLowerCase();
  const head = lower.split(' ').at(-1)!;
  return (
    PLACES.some((one) => [lower, head].some((word) => one.name === word || one.words.includes(word))) ||
    /\b(?:fair|zoo|circus|attic|cellar|lighthouse|tree ?house|hospital|airport|station|train|bus|ship|boat|cave|igloo|cottage|cabin|tower|town|playground|kindergarten|nursery|museum|theatre|supermarket|pond|hill|island|planet|backyard|barn|funfair|mountain|palace|jungle|wood|woods|sea|seaside|house|garden|world|sky)$/u.test(
      lower,
    )
  );
};
const STAYS = /^(?:at|in|on|under|inside|near|by|behind|across|through|beside|around|above|aboard|over)$/u;
const GOES = /^(?:to|into|onto)$/u;

export function readEnglish(sentence: string): Told {
  const core = bookWords(sentence);
  const words = wordsOf(core);
  const { subjectEnd, verb } = firstVerb(words);
  const subjects = nounGroups(words, 0, subjectEnd);
  const clauses = clausesOf(words, verb);
  const others = nounGroups(words, subjectEnd, words.length);
  const [subject, ...co] = subjects.filter((one, i) => i === 0 || isAlive(one));
  const people: Person[] = [];
  if (subject)
    people.push(
      personOf({ ...subject, kind: subject.kind ?? subject.words.split(' ').at(-1)! }, words, true),
    );
  for (const one of co) people.push(personOf(one, words, true));
  const own = clauses.filter((one) => one.link === 'first' || (one.link === 'and' && !one.subject));
  const goal = goalOf(
    own.map((one) => one.text),
    core,
  );
  const feared = goal.goal === 'fear' ? goal.about.toLowerCase() : '';
  let target: number | undefined;
  for (const one of others) {
    if (!isAlive(one) || people.length >= 3) continue;
    const label = `${one.words} ${one.name}`.trim().toLowerCase();
    if (feared.includes(label)) continue;
    if (!one.name && /\bfriends?$/u.test(one.words) && goal.goal === 'friend') continue;
    if (!one.name && /^(?:people|children|kids|man|family|class)$/u.test(one.words)) continue;
    if (
      people.some(
        (known) =>
          (known.name && known.name === one.name) ||
          (known.words && known.words.endsWith(one.words.toLowerCase()) && !one.name),
      )
    )
      continue;
    // The toy that is lost is nobody who helps to look for it.
    if (
      goal.thing &&
      goal.goal !== 'help' &&
      goal.goal !== 'friend' &&
      goal.thing.toLowerCase().includes(one.words.toLowerCase()) &&
      one.words
    )
      continue;
    if (one.preposition === 'for' && target === undefined) target = people.length;
    people.push(personOf(one, words, one.preposition === 'with' || one.preposition === 'and'));
  }
  withGenders(people, core);
  withTwins(people);
  const places = others.filter((one) => !isAlive(one) && isPlaceName(one.words));
  const stay = places.find((one) => STAYS.test(one.preposition) && !isIn(one, goal.thing));
  const go = places.find((one) => GOES.test(one.preposition));
  const living = own.find((one) => /^(?:lives?|lived|dwells?)\b/u.test(one.text));
  const home = living
    ? (/\b(?:in|on|at|under|by|near|inside|beside|above)\s+.+$/u.exec(living.text)?.[0] ?? '')
    : '';
  const where = stay && !home.includes(stay.words) ? phraseOf(stay, stay.preposition) : '';
  const place = readPlace(go ?? stay, core);
  const of = (link: Link): Clause | undefined => clauses.find((one) => one.link === link);
  const last = own.at(-1);
  const isOutcome = last && last.link === 'and' && last.text !== goal.from && !living;
  const event =
    clauses.find((one) => one.link === 'and' && one.subject && !/\bhelps?\b/u.test(one.text)) ?? of('when');
  return {
    language: 'en',
    core,
    goal: goal.goal,
    people,
    target,
    deed: goal.deed,
    thing: goal.thing,
    isPlural: isPluralNoun(goal.thing),
    about: goal.about,
    things: thingsOf(others, goal.thing, goal.about, [where, home].join(' ')),
    where,
    place,
    home,
    ...weatherOf(core),
    until: told(of('until')),
    but: told(of('but')),
    because: told(of('because')),
    event: told(event),
    outcome: isOutcome ? inPast(`he ${last.text}`).replace(/^he\s+/u, '') : '',
  };
}

const isIn = (group: NounGroup, thing: string): boolean => thing !== '' && thing.includes(group.words);

const phraseOf = (group: NounGroup, preposition: string): string =>
  `${preposition} ${[group.article, group.words, group.name].filter(Boolean).join(' ')}`;

const told = (clause: Clause | undefined): string =>
  clause ? inPast(`${clause.subject || 'he'} ${clause.text}`).replace(/^I\b/u, 'he') : '';

/** Whoever is 'he' or 'she' is the hero, where the hero's own words do not say it. */
function withGenders(people: Person[], core: string): void {
  const [hero] = people;
  if (!hero || hero.gender) return;
  const isHers = /\b(?:she|her|hers|herself)\b/iu.test(core);
  const isHis = /\b(?:he|his|him|himself)\b/iu.test(core);
  if (isHers !== isHis) hero.gender = isHers ? 'she' : 'he';
}

/** 'Two brothers' are two. */
function withTwins(people: Person[]): void {
  const [hero] = people;
  const count =
    { two: 2, three: 3, twin: 2 }[hero?.article.split(' ').at(-1) ?? ''] ??
    (hero && /\btwins$/u.test(hero.words) ? 2 : 1);
  if (!hero || count === 1) return;
  hero.article = 'a';
  hero.words = hero.words.replace(/ies$/u, 'y').replace(/mice$/u, 'mouse').replace(/s$/u, '');
  for (let i = 1; i < count && people.length < 3; i++)
    people.splice(i, 0, { ...hero, name: '', isCompanion: true });
}

function readPlace(group: NounGroup | undefined, core: string): string {
  const scene = readPrompt(group ? `${group.words} ${group.name}` : core);
  if (scene.isPlaceNamed || group) return scene.place;
  return scene.things.length > 0 || scene.isPlaceNamed ? scene.place : '';
}

function thingsOf(groups: readonly NounGroup[], thing: string, about: string, places: string): string[] {
  const out: string[] = [];
  for (const one of groups) {
    if (isAlive(one) || one.name || !one.article || isPlaceName(one.words)) continue;
    if (/^(?:every|this|that|another|some)$/u.test(one.article)) continue;
    if (thing.includes(one.words) || about.includes(one.words) || places.includes(one.words)) continue;
    if (/\b(?:day|night|morning|winter|summer|time|year|week|storm|rain|weather)\b/u.test(one.words))
      continue;
    if (readPrompt(one.words).things.length > 0 && out.length < 2)
      out.push(withArticle(`${one.article} ${one.words}`));
  }
  return out;
}

function weatherOf(core: string): Pick<Told, 'time' | 'season' | 'weather'> {
  const lower = core.toLowerCase();
  const found = <T extends string>(table: readonly (readonly [T, RegExp])[]): T | undefined =>
    table.find(([, words]) => words.test(lower))?.[0];
  return {
    time: found([
      ['night', /\b(?:night|midnight|bedtime|moonlight)\b/u],
      ['evening', /\b(?:evening|sunset|dusk)\b/u],
      ['morning', /\b(?:morning|dawn|sunrise)\b/u],
    ] as const),
    season: found([
      ['winter', /\b(?:winter|snowy?|snowman|christmas|ice|icy|sled(?:ge)?)\b/u],
      ['autumn', /\b(?:autumn|fall leaves|halloween|pumpkins?|harvest)\b/u],
      ['spring', /\b(?:spring|easter)\b/u],
      ['summer', /\b(?:summer)\b/u],
    ] as const),
    weather: found([
      ['storm', /\b(?:stormy|thunder\w*|windy)\b/u],
      ['rain', /\b(?:rainy|raining|rain)\b/u],
      ['snow', /\b(?:snowy|snowing|snowstorm)\b/u],
      ['fog', /\b(?:foggy|fog|misty)\b/u],
    ] as const),
  };
}
