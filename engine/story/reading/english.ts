/** Reads an English sentence that a story is wanted from: who does what with what, where, when, and how it goes on. */

import { PLACES } from '#engine/illustrator/places.ts';
import { readPrompt } from '#engine/illustrator/reading/read-prompt.ts';
import { bookWords, withoutWhen } from './book-words.ts';
import { type Clause, clausesOf, firstVerb, type Link } from './english-clauses.ts';
import { type FoundGoal, goalOf } from './english-goal.ts';
import {
  baseForm,
  inPast,
  isPluralNoun,
  thirdPerson,
  type Word,
  withArticle,
  wordsOf,
} from './english-grammar.ts';
import { isAlive, type NounGroup, nounGroups, personOf } from './english-nouns.ts';
import type { Person, Told } from './told.ts';

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
/** 'To see the sea': that is where they go. */
const SEES = /^(?:see|visit|reach|explore|cross|sees|visits|reaches|explores|crosses)$/u;
const GOES = /^(?:to|into|onto)$/u;

export function readEnglish(sentence: string): Told {
  const core = bookWords(sentence);
  const words = wordsOf(withoutWhen(core));
  const { subjectEnd, verb } = firstVerb(words);
  const first = nounGroups(words, 0, subjectEnd);
  const all = clausesOf(words, verb);
  // 'Grandma's birthday is tomorrow and the twins want to bake': the twins are whom it is about.
  const living = (text: string) => nounGroups(wordsOf(text)).some(isAlive);
  const isDone = first.some((one) => isAlive(one) && !one.isOwner);
  const lead = isDone ? undefined : all.find((one) => one.link === 'and' && living(one.subject));
  const subjects = lead ? nounGroups(words, lead.from, lead.verb) : first;
  const others = [...(lead ? first : []), ...nounGroups(words, lead?.verb ?? subjectEnd, words.length)];
  const clauses: Clause[] = lead
    ? all
        .filter((one) => one !== all[0])
        .map((one) => (one === lead ? { ...one, link: 'first', subject: '' } : one))
    : all;
  const own = clauses.filter(isOwn);
  const goal = goalOf(
    own.map((one) => one.text),
    core,
  );
  const gone = /\bone (?:of them )?(?:is|has gone|goes|went) ?(?:missing|gone|lost)?\b/iu.test(core)
    ? others.find((one) => isPluralNoun(one.words))
    : undefined;
  if (gone) Object.assign(goal, { goal: 'lost', thing: gone.words.replace(/ies$/u, 'y').replace(/s$/u, '') });
  // 'Ella's grandma gives her a hat' is about Ella; 'the keeper's cat' is about the cat.
  const isGiven = GIVES.test(own[0]?.text ?? '');
  const [owner, ...owned] = subjects;
  const actors = owner?.isOwner && owned.length > 0 && !(isGiven && owner.name) ? owned : subjects;
  const { people, target, rival } = peopleOf(actors, others, words, goal);
  withGenders(people, core);
  const { where, place, home } = placesOf(own, others, goal, words);
  const last = own.at(-1);
  const more =
    last &&
    last.link === 'and' &&
    last.text !== goal.from &&
    !/^(?:lives?|in|on|at|with|for|to)\b/u.test(last.text)
      ? last.text
      : '';
  const isHope = /^(?:wants?|wishes|dreams?|longs|would|hopes)\b/u.test(more);
  const isTrouble =
    /^(?:is|are|was|has no|has to|have to|can(?:'|’)?t|cannot|does(?:n't|n’t| not)|feels?)\b/u.test(more);
  const said = clauses.filter(
    (one) =>
      one.link !== 'first' &&
      !HELPS.test(one.text) &&
      !/^(?:he|she)$/iu.test(one.link === 'and' ? one.subject : ''),
  );
  const of = (link: Link): Clause | undefined => said.find((one) => one.link === link);
  const with2 = said.find((one) => one.link === 'and' && one.subject);
  const isLaughter = with2 && /^(?:every|no|all|the others)/iu.test(with2.subject);
  const isTogether = with2 && /^they$/iu.test(with2.subject);
  const outcome = isTogether ? with2.text : isHope || isTrouble ? '' : more;
  const but = of('but') ?? (isLaughter ? with2 : undefined);
  return {
    language: 'en',
    core,
    goal: goal.goal,
    people,
    target,
    rival,
    main: '',
    deed: goal.deed,
    thing: goal.thing,
    isPlural: isPluralNoun(goal.thing),
    about: goal.about,
    things: thingsOf(others, own, goal, [where, home].join(' ')),
    where,
    place,
    home,
    ...weatherOf(core),
    hope: isHope ? pastOf(more) : '',
    until: told(of('until')),
    but: told(but) || (isTrouble ? `he ${pastOf(more)}` : ''),
    because: told(of('because')),
    event: told(isTogether || isLaughter ? of('when') : (with2 ?? of('when'))),
    outcome: outcome
      ? isTogether
        ? inPast(`they ${outcome}`).replace(/^they\s+/u, '')
        : pastOf(outcome)
      : '',
    isOutcomeOfAll: Boolean(isTogether) || people.filter((one) => one.words === people[0]?.words).length > 1,
  };
}

const GIVES =
  /^(?:gives?|brings?|sends?|hands?|buys?|lends?|leaves?|teaches|shows?|tells?|reads?)\s+(?:him|her|them)\b/u;
const HELPS = /^(?:helps?|must help|has to help|comes to help|wants to help)\b/u;
const isOwn = (one: Clause): boolean =>
  one.link === 'first' ||
  (one.link === 'and' && (!one.subject || (/^(?:he|she)$/iu.test(one.subject) && !HELPS.test(one.text))));
const pastOf = (text: string): string => inPast(`he ${thirdPerson(baseForm(text))}`).replace(/^he\s+/u, '');

function peopleOf(
  subjects: readonly NounGroup[],
  others: readonly NounGroup[],
  words: readonly Word[],
  goal: FoundGoal,
): { people: Person[]; target: number | undefined; rival: number | undefined } {
  const [subject, ...co] = subjects.filter((one, i) => i === 0 || (isAlive(one) && !one.isOwner));
  const people: Person[] = [];
  if (subject)
    people.push(
      personOf({ ...subject, kind: subject.kind ?? subject.words.split(' ').at(-1)! }, words, true),
    );
  for (const one of co) people.push(personOf(one, words, true));
  // 'Two friends, a frog and a heron' are a frog and a heron.
  if (people.length > 2 && /\b(?:friends|neighbou?rs|animals|brothers|sisters)$/u.test(people[0]!.words))
    people.shift();
  withTwins(people);
  withoutDoubles(people);
  const feared = goal.goal === 'fear' ? goal.about.toLowerCase() : '';
  let target: number | undefined;
  let rival: number | undefined;
  for (const one of others) {
    if (!isAlive(one) || people.length >= 3 || /\beggs?$/u.test(one.words)) continue;
    const label = one.words.toLowerCase();
    if (feared?.includes(`${label} ${one.name}`.trim().toLowerCase())) continue;
    if (
      !one.name &&
      /^(?:best |good |new |true |real )*friends?$/u.test(label) &&
      !/^(?:his|her|their)/u.test(one.article)
    )
      continue;
    if (
      !one.name &&
      (/^(?:people|children|kids|man|family|class|others)$/u.test(label) ||
        /^(?:every|all)/u.test(one.article))
    )
      continue;
    // Many without names are a crowd: what they do is told with them.
    if (!one.name && isPluralNoun(label) && !/^(?:two|three)/u.test(one.article)) continue;
    // Whoever is not there helps nobody.
    if (one.preposition === 'without') continue;
    const isKnown = people.some(
      (known) =>
        (known.name && known.name === one.name) ||
        (known.words && label && known.words.endsWith(label) && !one.name),
    );
    // The toy that is lost is nobody who helps to look for it.
    const isThing =
      goal.thing &&
      label &&
      !/^(?:help|friend)$/u.test(goal.goal) &&
      goal.thing.toLowerCase().includes(label);
    if (isKnown || isThing) continue;
    if ((one.preposition === 'for' || one.isOwner) && target === undefined) target = people.length;
    if (/^(?:against|than)$/u.test(one.preposition)) rival ??= people.length;
    people.push(personOf(one, words, one.preposition === 'with'));
  }
  // Whoever is helped has the part beside the hero.
  const helped = people.findIndex(
    (one, i) => i > 1 && !one.isCompanion && one.words && goal.deed.includes(one.words),
  );
  if (goal.goal === 'help' && helped > 1) people.splice(1, 0, ...people.splice(helped, 1));
  return { people, target, rival };
}

function placesOf(
  own: readonly Clause[],
  others: readonly NounGroup[],
  goal: FoundGoal,
  words: readonly Word[],
) {
  const places = others.filter((one) => !isAlive(one) && isPlaceName(one.words));
  const free = (one: NounGroup) =>
    STAYS.test(one.preposition) &&
    !isIn(one, goal.thing) &&
    !/^(?:bottle|box|bag|night|way|rain|snow|storm|dark|wind|sun|fog|cold|heat)$/u.test(one.words);
  // 'Under the old oak tree' is where something was found, though it is no place by itself.
  const stay =
    places.find(free) ??
    (/^(?:found|lost|help|seek)$/u.test(goal.goal)
      ? others.find(
          (one) =>
            free(one) &&
            !isAlive(one) &&
            /^(?:under|in|on|behind|near|inside|by)$/u.test(one.preposition) &&
            /^(?:the|his|her|an?|their)$/u.test(one.article),
        )
      : undefined);
  const go = places.find((one) => GOES.test(one.preposition) || SEES.test(words[one.start - 1]?.lower ?? ''));
  const living = own.find((one) => /^(?:lives?|lived|dwells?)\b/u.test(one.text));
  const home = living
    ? (/\b(?:in|on|at|under|by|near|inside|beside|above)\s+.+$/u.exec(living.text)?.[0] ?? '')
    : '';
  const where = stay && !home.includes(stay.words) ? phraseOf(stay, stay.preposition) : '';
  return { where, home, place: readPlace(go ?? stay) };
}

const isIn = (group: NounGroup, thing: string): boolean => thing !== '' && thing.includes(group.words);

const phraseOf = (group: NounGroup, preposition: string): string =>
  `${preposition} ${[group.article, group.words, group.name].filter(Boolean).join(' ')}`;

const told = (clause: Clause | undefined): string =>
  clause ? inPast(`${clause.subject || 'he'} ${clause.text}`).replace(/^I\b/u, 'he') : '';

/** 'Zoe finds a puppy and feeds him': the puppy is he. */
function markOther([hero, other]: readonly Person[], core: string): void {
  if (!hero || !other || other.gender) return;
  if (hero.gender === 'she' && /\b(?:he|him|his)\b/iu.test(core)) other.gender = 'he';
  if (hero.gender === 'he' && /\b(?:she|hers?)\b/iu.test(core)) other.gender = 'she';
}

/** Whoever is 'he' or 'she' is the hero, where the hero's own words do not say it. */
function withGenders(people: Person[], core: string): void {
  const [hero] = people;
  if (hero?.gender) markOther(people, core);
  if (!hero || hero.gender) return;
  const isHers = /\b(?:she|her|hers|herself)\b/iu.test(core);
  const isHis = /\b(?:he|his|him|himself)\b/iu.test(core);
  if (isHers !== isHis) hero.gender = isHers ? 'she' : 'he';
  markOther(people, core);
}

/** 'Two boys, Jonas and Theo' are these two. */
function withoutDoubles(people: Person[]): void {
  const [hero] = people;
  const unnamed = people.findIndex((one, i) => i > 0 && !one.name && one.words === hero?.words);
  if (!hero?.name || unnamed < 0 || !people.some((one, i) => i > unnamed && one.name && !one.words)) return;
  people.splice(unnamed, 1);
  for (const one of people)
    if (!one.words)
      Object.assign(one, {
        kind: hero.kind,
        words: hero.words,
        article: 'a',
        gender: one.gender ?? hero.gender,
      });
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

function readPlace(group: NounGroup | undefined): string {
  return group ? readPrompt(`${group.words} ${group.name}`).place : '';
}

/** What the hero has or takes along; what only describes another thing is told with it. */
function thingsOf(
  groups: readonly NounGroup[],
  own: readonly Clause[],
  goal: FoundGoal,
  places: string,
): string[] {
  const out: string[] = [];
  for (const one of groups) {
    if (
      isAlive(one) ||
      one.name ||
      !/^(?:an?|the|his|her|their|its|two|three|some)$/u.test(one.article) ||
      isPlaceName(one.words)
    )
      continue;
    if (!own.some(({ from, to }) => one.start >= from && one.end <= to)) continue;
    if (one.preposition && !(one.preposition === 'with' && goal.goal !== 'make' && goal.goal !== 'found'))
      continue;
    if (goal.deed.includes(one.words) || goal.about.includes(one.words) || places.includes(one.words))
      continue;
    if (goal.thing.includes(one.words) || readPrompt(one.words).things.length === 0) continue;
    if (out.length < 2) out.push(withArticle(`${one.article} ${one.words}`));
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
