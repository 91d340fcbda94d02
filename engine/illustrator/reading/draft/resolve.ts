/** Finds what a noun phrase puts into the picture. */

import { type CatalogueEntry, catalogueEntry } from '../../catalogue.ts';
import type { Thing } from '../../scene.ts';
import { type FoundThing, isAbstract, isMissing, personOf, placeOf, thingOf } from '../meaning.ts';
import type { NounPhrase } from '../sentence/phrases.ts';
import type { Token } from '../sentence/tokens.ts';
import { isPlural, plain, singular } from '../sentence/word-forms.ts';
import { flavourOf, isTinted } from '../words/flavour-words.ts';
import { CLASSES, GROUPS, LIQUIDS, MEALS, PORTIONS, SERVED_IN } from '../words/group-words.ts';
import { COLOUR_OF_KIND } from '../words/kind-words.ts';
import { BODY_PARTS } from '../words/look-words.ts';
import { SEASONS_BY_WORD } from '../words/mood-words.ts';
import { PEOPLE_BY_WORD, PEOPLE_GROUPS, TRADE_ACTIVITY } from '../words/people-words.ts';
import { COLOURS_BY_WORD } from '../words/quality-words.ts';
import { describeThing, lookOf } from './describe.ts';
import { type Draft, newThing } from './draft.ts';

export interface Found {
  things: Thing[];
  /** What they are called together. */
  whole?: string | undefined;
}

const PAIRS =
  /^(sneaker|shoe|boot|sandal|glove|sock|mitten|high heel|earring|hiking boot|leather shoe|flip-flop|ice skate|roller skate|ladies boot|ballet flat|boxing glove)/;
const DEFAULT_PLURAL = 3;
/** Our drawing of one is a plate of them. */
const SEVERAL =
  /^(sushi|spaghetti|paella|shrimp|oyster|asparagus|smoothie bowl|salad|ramen|curry|rice|honeycomb|towel|bowl of nuts|popcorn|fries|macaron)$/;
/** Generic people look like anybody, but these words promise clothes that nobody draws. */
const LOOKS_ELSE = /^(zombie|genie|warrior|gladiator|archer|priest|nun|acrobat|gymnast|shepherd)$/;

export function findThings(
  draft: Draft,
  phrase: NounPhrase,
  words = draft.text.slice(phrase.start, phrase.end),
): Found | undefined {
  const { head, mods } = phrase;
  // "a tooth model" is a tooth; nobody poses.
  const shown = /^(model|replica|figure|figurine|dummy)$/.test(singular(head.word)) ? mods.at(-1) : undefined;
  if (shown?.tag === 'noun' && thingOf(shown.word) && !personOf(shown.word))
    return findThings(draft, { ...phrase, head: shown, mods: mods.slice(0, -1) }, words);
  const parts = split(phrase);
  return (
    findHead(draft, phrase, words) ??
    findGroup(draft, phrase, words) ??
    findServed(draft, parts, words) ??
    findClass(phrase, words) ??
    findOne(draft, head.word, mods, phrase, words) ??
    // "orange juice" may be known as a whole for its colour only.
    (head.word.includes(' ') && !isMissing(head.word) && !isAbstract(head.word)
      ? findOne(draft, head.word.slice(head.word.lastIndexOf(' ') + 1), mods, phrase, words)
      : undefined)
  );
}

/** A phrase that was joined for another table, back in its words: "cheese board". */
function split(phrase: NounPhrase): NounPhrase {
  const { head, mods } = phrase;
  const at = head.word.lastIndexOf(' ');
  if (at < 0 || thingOf(head.word)) return phrase;
  const before: Token = { ...head, word: head.word.slice(0, at), end: head.start + at };
  return {
    ...phrase,
    head: { ...head, word: head.word.slice(at + 1), start: head.start + at + 1 },
    mods: [...mods, before],
  };
}

function findHead(draft: Draft, { head, mods, count }: NounPhrase, words: string): Found | undefined {
  const owner = mods.findLast(({ tag }) => tag === 'noun' || tag === 'name');
  const name = owner?.isOwner ? personOf(owner.word) : undefined;
  // "a mechanic's hands" belong to somebody.
  const isPart = owner?.isOwner && BODY_PARTS.has(singular(head.word));
  if (name && isPart) return { things: [person(name, owner.word, words, 1)] };
  const beast = isPart ? thingOf(owner.word)?.entry : undefined;
  if (beast?.kind === 'animal') return { things: [newThing(beast, words, 1)] };
  if (!/^(head|face|bust)$/.test(head.word) || !owner) return undefined;
  const found = thingOf(owner.word)?.entry;
  if (!found || !['animal', 'fantasy'].includes(found.kind)) return undefined;
  const thing = newThing(found, words, count ?? 1);
  thing.part = 'head';
  describeThing(
    draft,
    thing,
    mods.filter((mod) => mod !== owner),
  );
  return { things: [thing] };
}

function findGroup(draft: Draft, { head, mods, count }: NounPhrase, words: string): Found | undefined {
  const members = PEOPLE_GROUPS.get(head.word) ?? PEOPLE_GROUPS.get(singular(head.word));
  if (!members) return undefined;
  const things = members.map((member) => {
    const thing = person(
      member.name,
      member.name,
      words,
      members.length === 1 ? (count ?? member.count) : member.count,
    );
    describeThing(draft, thing, mods);
    return thing;
  });
  const described = mods.filter(({ word }) => personOf(word)).map(({ word }) => word);
  if (things.length === 1 && described.length === 1) {
    const trade = personOf(described[0]!)!;
    return { things: [person(trade, described[0]!, words, things[0]!.count)] };
  }
  return { things, whole: head.word };
}

/** "a cheese board", "a tea set", "a pizza slice": what comes first is what is seen. */
function findServed(draft: Draft, phrase: NounPhrase, words: string): Found | undefined {
  const { head, mods } = phrase;
  const word = singular(head.word);
  const seen = mods.at(-1);
  if (
    seen?.tag !== 'noun' ||
    !(SERVED_IN.has(word) || GROUPS.has(word) || PORTIONS.has(word)) ||
    word === 'cup'
  )
    return undefined;
  const food = thingOf(seen.word);
  const isSeen = CLASSES.has(singular(seen.word)) || food?.isExact;
  if (!isSeen || (SERVED_IN.has(word) && food && food.entry.kind !== 'food')) return undefined;
  const isLiving = food?.entry.kind === 'animal';
  const count =
    phrase.count ?? (isPlural(head.word) ? DEFAULT_PLURAL : isLiving ? (GROUPS.get(word) ?? 1) : 1);
  const found = findThings(draft, { ...phrase, head: seen, mods: mods.slice(0, -1), count }, words);
  if (found && /^(board|platter|tray|plate)$/.test(word)) {
    draft.surface ??= { kind: word === 'plate' ? 'plate' : 'board', material: null, colour: null };
  }
  return found;
}

/** "vegetables" are three things; "a vegetable" is one of them. */
function findClass({ head, count }: NounPhrase, words: string): Found | undefined {
  const examples = CLASSES.get(head.word) ?? CLASSES.get(singular(head.word));
  if (!examples || MEALS.has(singular(head.word))) return undefined;
  const entries = examples.map((name) => catalogueEntry(name)).filter((entry) => entry !== undefined);
  if (entries.length === 0) return undefined;
  const isOne =
    !isPlural(head.word) &&
    !/^(fruit|seafood|furniture|produce|stationery|jewellery|jewelry|makeup|cutlery|sports equipment)$/.test(
      head.word,
    );
  const chosen = isOne ? entries.slice(0, 1) : entries;
  const each = isOne ? (count ?? 1) : Math.max(1, Math.round((count ?? entries.length) / entries.length));
  return {
    things: chosen.map((entry) => newThing(entry, words, each)),
    whole: isOne ? undefined : head.word,
  };
}

/** Metres. */
const MODEL = 0.24;

const isModelled = (word: string): boolean => /^(vehicle|building)$/.test(thingOf(word)?.entry.kind ?? '');

function findOne(
  draft: Draft,
  word: string,
  mods: readonly Token[],
  phrase: NounPhrase,
  words: string,
): Found | undefined {
  if (MEALS.has(singular(word)) && word !== 'dish') return undefined;
  // A board in somebody's hands may be anything; on a table it would have been a surface.
  if (word === 'board') return undefined;
  const thing = oilOf(word) ?? thingOf(word);
  const name = personOf(word);
  // "a house model" is a small house, and poses for nobody.
  const original = /^models?$/.test(word) ? mods.findLast((mod) => isModelled(mod.word)) : undefined;
  const whole = original && thingOf(original.word)?.entry;
  if (whole) {
    const made = newThing(whole, words, countOf(phrase, word, whole));
    made.states.push('toy');
    made.scale = Math.min(0.4, MODEL / whole.metres);
    made.label = `model ${whole.label}`;
    return { things: [made] };
  }
  const isOwnPerson = PEOPLE_BY_WORD.has(word) || PEOPLE_BY_WORD.has(singular(word));
  if (name && (isOwnPerson || !thing?.isExact))
    return { things: [findPerson(draft, name, word, mods, phrase, words)] };
  if (!thing) return undefined;
  const made = newThing(thing.entry, words, countOf(phrase, word, thing.entry));
  if (thing.isExact) made.label = ownWord(thing.entry, word);
  if (made.label !== thing.entry.label && thing.entry.kind === 'food')
    made.colour = LIQUIDS.get(singular(word)) ?? null;
  if (made.name === 'bottle' && made.label.includes(' of ')) {
    made.colour = LIQUIDS.get(word) ?? 'gold';
    made.states.push('full');
  }
  const kindColour = COLOUR_OF_KIND.get(singular(word));
  const said = COLOURS_BY_WORD.get(word.split(' ')[0]!);
  // A black swan is black; a red fox is as red as foxes are.
  if (thing.entry.kind === 'animal' && word.includes(' ') && /^(black|white|grey)$/.test(said ?? ''))
    made.colour = said!;
  if (kindColour && thing.entry.name !== singular(word)) {
    made.colour = kindColour;
    made.label = singular(word);
  }
  // "vanilla ice cream" is known as a whole, and still of vanilla.
  const own =
    made.kind === 'food' && !made.colour ? flavourOf(beforeName(word, thing.entry.name)) : undefined;
  if (own && plain(thing.entry.name) !== singular(word)) {
    if (isTinted(made.name, own.word)) made.colour = own.colour;
    if (!made.label.includes(' of ') && !made.label.includes(own.word))
      made.label = `${own.word} ${made.label}`;
  }
  describeThing(draft, made, mods);
  for (const part of word.split(' ').slice(0, -1)) {
    if (thing.entry.kind === 'furniture') draft.surfacePlace ??= placeOf(part) ?? null;
  }
  for (const part of word.split(' ')) draft.season ??= SEASONS_BY_WORD.get(part) ?? null;
  return { things: [made] };
}

/** What stands before the name: "strawberry" of "strawberry ice cream". */
const beforeName = (word: string, name: string): string[] =>
  (word.endsWith(` ${name}`)
    ? word.slice(0, -name.length - 1)
    : word.slice(0, Math.max(0, word.lastIndexOf(' ')))
  ).split(' ');

/** Oils that are no olive oil come in a plain bottle, without olives. */
function oilOf(word: string): FoundThing | undefined {
  const entry = catalogueEntry('bottle');
  return entry && / oil$/.test(word) && !/olive|vegetable|cooking/.test(word)
    ? { entry: { ...entry, label: `bottle of ${word}` }, isExact: false }
    : undefined;
}

/** Synonyms of cards were chosen by eye, so the picture is what the word says; a sculpture's synonyms are wider. */
function ownWord(entry: CatalogueEntry, word: string): string {
  const one = singular(word);
  // Who says "glass" need not be told that there is water in it.
  if (entry.label.startsWith(`${one} of `)) return one;
  // A latte comes in a cup as a cappuccino does, and is called a latte.
  const [, vessel, content = ''] = /^(glass|bottle|jar|cup|bowl) of (.+)$/.exec(entry.label) ?? [];
  if (vessel && entry.kind === 'food' && !one.includes(vessel) && !content.includes(one))
    return `${vessel} of ${one}`;
  if (plain(entry.name) === word || plain(entry.name) === one) return entry.label;
  return entry.source === 'card' && entry.label === entry.name
    ? entry.words.some((own) => plain(own) === word)
      ? word
      : one
    : entry.label;
}

function countOf({ count }: NounPhrase, word: string, entry: CatalogueEntry): number {
  if (count !== null) return count;
  const isSeveral = isPlural(word) && plain(entry.name) !== word;
  if (!isSeveral || isPlural(entry.name) || SEVERAL.test(entry.name)) return 1;
  // Three berries are not what anybody means by berries.
  if (entry.kind === 'food' && entry.metres < 0.06) return 5;
  return PAIRS.test(entry.name) ? 2 : DEFAULT_PLURAL;
}

function person(name: string, word: string, words: string, count: number): Thing {
  const thing = newThing(catalogueEntry(name)!, words, count);
  Object.assign(thing.person!, lookOf(name, word));
  const one = singular(word);
  thing.label = PEOPLE_BY_WORD.has(one) && !LOOKS_ELSE.test(one) ? one : name;
  return thing;
}

function findPerson(
  draft: Draft,
  name: string,
  word: string,
  mods: readonly Token[],
  phrase: NounPhrase,
  words: string,
): Thing {
  const count = phrase.count ?? (isPlural(word) || word === 'people' ? DEFAULT_PLURAL : 1);
  // "a robot barista" is a robot, "a cat chef" a cat.
  const canPlay =
    PEOPLE_BY_WORD.has(singular(word)) &&
    !/^(person|farmer|fisherman|beekeeper|courier|woman|man|girl|boy|child|baby)$/.test(name);
  const being = !canPlay
    ? undefined
    : mods.findLast(
        ({ word: mod }) =>
          ['animal', 'fantasy'].includes(thingOf(mod)?.entry.kind ?? '') && thingOf(mod)!.isExact,
      );
  const entry = being && thingOf(being.word)?.entry;
  if (entry) {
    const thing = newThing(entry, words, count);
    thing.action = TRADE_ACTIVITY[name as keyof typeof TRADE_ACTIVITY] ?? null;
    describeThing(
      draft,
      thing,
      mods.filter((mod) => mod !== being),
    );
    return thing;
  }
  const singularWord = word === 'people' ? 'person' : singular(word);
  const thing = person(name, singularWord, words, count);
  describeThing(draft, thing, mods);
  settleAge(thing);
  return thing;
}

/** "an old woman" is a grandmother to the wardrobe; "a little woman" stays one. */
function settleAge(thing: Thing): void {
  const look = thing.person!;
  const isPlain = /^(woman|man|person|child|girl|boy)$/.test(thing.name);
  if (!isPlain) {
    if (look.age === 'child' && !/^(baby|student)$/.test(thing.name)) look.age = null;
    return;
  }
  if (look.age === 'child' && thing.name === 'woman') look.age = null;
  if (look.age === 'child' && thing.name === 'man') look.age = null;
}
