/** Decides what one noun phrase is in its sentence: a thing, a place, a surface, a garment, a feature, or the air of the picture. */

import { catalogueEntry } from '../../catalogue.ts';
import type { PersonName } from '../../people/trades.ts';
import { isAbstract, isMissing, personOf, placeOf, thingOf } from '../meaning.ts';
import type { NounPhrase } from '../sentence/phrases.ts';
import { lemmaOfVerb } from '../sentence/verb-forms.ts';
import { singular } from '../sentence/word-forms.ts';
import { GROUPS } from '../words/group-words.ts';
import { PLACES_ON_THE_MAP, WEAK_PLACES } from '../words/place-words.ts';
import { COLOURS_BY_WORD } from '../words/quality-words.ts';
import { ACTIVITY_PHRASES } from '../words/verb-words.ts';
import { addThings, type Context, type Link, ownersOf } from './context.ts';
import { describePerson, isAir, noteModifier, setAir } from './describe.ts';
import { type Draft, leaveOut, newThing } from './draft.ts';
import { readBackdrop, readSurface } from './read-ground.ts';
import { readLook, readPart } from './read-look.ts';
import { relate } from './relate.ts';
import { type Found, findThings } from './resolve.ts';
import { setPlace } from './set-place.ts';

/** Nothing of what follows them is to be seen. */
const HIDDEN = /^(without|like|about|during|instead of|per|via)$/;
const IN_PLACE =
  /^(in|inside|at|within|through|into|across|over|above|along|throughout|on|around|outside|to|down|up|towards|from|in the middle of|on the edge of)$/;

const SHAPES =
  /^(shape|circle|square|triangle|rectangle|spiral|cube|sphere|hexagon|polygon|swirl|form|line|dot|mandala|fractal|kaleidoscope)$/;

export function readNounPhrase(draft: Draft, context: Context, phrase: NounPhrase): void {
  if (context.isList && !context.link && context.role !== 'subject') context.link = context.role;
  const link = context.link;
  const isTaken =
    phrase.isName ||
    phrase.det === 'no' ||
    HIDDEN.test(link?.prep ?? '') ||
    readActivity(draft, context, phrase) ||
    readPosition(draft, context, phrase) ||
    readAs(draft, context, phrase) ||
    readAir(draft, context, phrase) ||
    readBackdrop(draft, context, phrase) ||
    readLook(draft, context, phrase) ||
    readPart(draft, context, phrase) ||
    readSurface(draft, context, phrase) ||
    readPlace(draft, context, phrase);
  if (phrase.isName) draft.names.push(phrase.head.word);
  if (isTaken) {
    finish(context, link);
    return;
  }
  if (link?.prep === 'for') {
    keepSpare(draft, phrase);
    finish(context, link);
    return;
  }
  const found = findThings(draft, phrase);
  if (found) placeThings(draft, context, found, phrase);
  else {
    nothingFound(draft, phrase, link);
    finish(context, link);
  }
}

/** Puts things into the draft and ties them to what was named before. */
export function placeThings(draft: Draft, context: Context, found: Found, phrase: NounPhrase): number[] {
  const link = context.link;
  if (link?.participle === 'made' || link?.prep?.startsWith('made')) {
    const whole = draft.things[(context.last.length > 0 ? context.last : context.subjects)[0] ?? -1];
    if (whole) {
      const part = thingOf(lastOf(phrase.head.word))?.entry.name ?? found.things[0]!.name;
      whole.madeOf = part;
      for (const word of [...phrase.mods.map((mod) => mod.word), ...phrase.head.word.split(' ')])
        whole.colour ??= COLOURS_BY_WORD.get(word) ?? null;
      whole.words = draft.text.slice(draft.text.indexOf(whole.words), phrase.end);
      finish(context, link);
      return [];
    }
  }
  const owner = draft.things[ownersOf(draft, context)[0] ?? -1];
  // "ramen with noodles": it is there already.
  if (link?.prep === 'with' && owner && found.things.every(({ name }) => name === owner.name)) {
    finish(context, link);
    return [];
  }
  const added = addThings(draft, found.things, phrase.det === 'the');
  if (found.whole && added.length > 0)
    draft.wholes.set(added[0]!, { label: found.whole, size: added.length });
  for (const [k, index] of added.entries()) {
    if (k > 0 && draft.things[index]!.relation === null && draft.things[index]!.person) {
      draft.things[index]!.relation = { kind: 'beside', to: added[0]! };
    }
  }
  if (isNewSubject(draft, context, added, link)) {
    const isMore = context.isList && context.role === 'subject';
    context.subjects = isMore ? [...context.subjects, ...added] : added;
    context.role = 'subject';
    if (context.fronted) {
      const { things, link: front } = context.fronted;
      context.last = added;
      context.link = front;
      relate(draft, context, things, front);
      context.fronted = null;
    }
  } else if (link) {
    if (context.subjects.length === 0 && context.last.length === 0 && link.prep && link.prep !== 'with') {
      context.fronted = { things: added, link };
    }
    relate(draft, context, added, link);
    context.role = link;
  }
  context.last = added;
  context.link = null;
  context.isList = false;
  return added;
}

function isNewSubject(draft: Draft, context: Context, added: readonly number[], link: Link | null): boolean {
  if (!link) return true;
  // "a cat on a sofa and a dog …": a living being after "and" starts anew.
  const isLiving = added.some((index) => ['person', 'animal'].includes(draft.things[index]!.kind));
  const before = draft.things[context.last[0] ?? -1];
  const isBeforeLiving = before && ['person', 'animal'].includes(before.kind);
  return (
    context.isList &&
    link === context.role &&
    isLiving &&
    !isBeforeLiving &&
    Boolean(link.prep) &&
    link.prep !== 'with'
  );
}

function finish(context: Context, link: Link | null): void {
  if (link) context.role = link;
  context.link = null;
  context.isList = false;
}

/** "having a picnic", "playing chess": verb and object are one pose. */
function readActivity(draft: Draft, context: Context, phrase: NounPhrase): boolean {
  const { verb, prep } = context.link ?? {};
  if (!verb || (prep && prep !== 'for')) return false;
  const word = singular(phrase.head.word);
  const last = word.slice(word.lastIndexOf(' ') + 1);
  const match = ACTIVITY_PHRASES.find(
    ([verbs, object]) => verbs.test(verb) && (object.test(word) || object.test(last)),
  );
  if (!match) return false;
  for (const index of context.subjects) draft.things[index]!.action = match[2];
  const place = placeOf(phrase.head.word);
  if (place) draft.place ??= place;
  const isThing = thingOf(phrase.head.word)?.isExact || personOf(phrase.head.word);
  return (
    !isThing ||
    (/^(yoga|sit|kick|throw|shake hands|eat)$/.test(match[2]) && !/candle|cake|pizza|burger/.test(word))
  );
}

/** "in the background", "in a row", "on the left". */
function readPosition(draft: Draft, context: Context, { head, mods }: NounPhrase): boolean {
  const prep = context.link?.prep;
  const word = singular(head.word);
  if (!prep || mods.some(({ word: mod }) => COLOURS_BY_WORD.has(mod))) return false;
  if (/^(in|on|at|to)$/.test(prep) && /^(background|distance|back)$/.test(word) && mods.length === 0) {
    for (const index of context.last) {
      const thing = draft.things[index]!;
      if (
        index > 0 &&
        (thing.relation === null || thing.relation.kind === 'with' || thing.relation.kind === 'beside')
      )
        thing.relation = { kind: 'behind', to: 0 };
    }
    return true;
  }
  if (
    /^(foreground|middle|center|centre|left|right|side|corner|front|edge|top|bottom|style|shape|form|way|pair|time|action|love|focus|use|sale)$/.test(
      word,
    )
  )
    return true;
  return prep === 'in' && GROUPS.has(word) && !placeOf(word) && !thingOf(word)?.isExact;
}

/** "dressed as a pirate". */
function readAs(draft: Draft, context: Context, phrase: NounPhrase): boolean {
  if (context.link?.prep !== 'as') return false;
  const subject = draft.things[context.subjects[0] ?? -1];
  const trade = personOf(phrase.head.word);
  if (subject?.person && trade && catalogueEntry(trade)) {
    subject.name = trade as PersonName;
    subject.label = trade;
  }
  return true;
}

/** Time, weather, season and light. */
function readAir(draft: Draft, context: Context, { head, mods }: NounPhrase): boolean {
  const word = head.word;
  const one = singular(word);
  const key = isAir(word)
    ? word
    : isAir(one)
      ? one
      : isAir(lastOf(word)) && !thingOf(word) && !placeOf(word)
        ? lastOf(word)
        : null;
  if (!key) return false;
  const found = thingOf(word);
  if (found?.isExact && found.entry.source !== 'card') return false;
  setAir(draft, key);
  for (const mod of mods) if (!setAir(draft, mod.word)) noteAirMod(draft, mod.word);
  // "in the snow" and "in the spotlight" are places as well.
  const place = placeOf(word);
  if (place && /^(in|on|through|under|into)$/.test(context.link?.prep ?? '')) draft.place ??= place;
  return true;
}

const lastOf = (phrase: string) => phrase.slice(phrase.lastIndexOf(' ') + 1);

function noteAirMod(draft: Draft, word: string): void {
  const place = PLACES_ON_THE_MAP.get(word) ?? placeOf(word);
  if (place) draft.weakPlace ??= place;
}

function readPlace(draft: Draft, context: Context, phrase: NounPhrase): boolean {
  const { head, mods } = phrase;
  const prep = context.link?.prep ?? '';
  const words = draft.text.slice(phrase.start, phrase.end);
  const place =
    placeOf(head.word) ??
    (head.word.includes(' ') && !thingOf(head.word) && !personOf(head.word)
      ? placeOf(lastOf(head.word))
      : undefined);
  const thing = thingOf(head.word);
  const weak = WEAK_PLACES.get(head.word) ?? WEAK_PLACES.get(singular(head.word));
  if (!place && weak && !thing?.isExact && (prep || draft.things.length > 0)) {
    draft.weakPlace ??= weak;
    for (const mod of mods) setAir(draft, mod.word);
    return true;
  }
  if (!place || (personOf(head.word) && !context.link)) return false;
  if (thing?.isExact && !IN_PLACE.test(prep)) return false;
  if (
    thing?.isExact &&
    prep === 'on' &&
    thing.entry.kind !== 'nature' &&
    place !== 'stage' &&
    place !== 'rooftop'
  )
    return false;
  const inside = mods.map(({ word }) => (word === 'underwater' ? 'underwater' : undefined)).find(Boolean);
  if (inside) {
    draft.place ??= inside;
    const found = findThings(draft, phrase) ?? cityAsThing(phrase, words);
    if (found) placeThings(draft, context, found, phrase);
    return true;
  }
  if (!context.link && !draft.place && draft.things.length === 0) draft.isAboutPlace = true;
  const parts = head.word.split(' ').slice(0, -1).join(' ');
  if (parts && thingOf(parts))
    draft.spare.push({ phrase: parts, words: draft.text.slice(head.start, head.start + parts.length) });
  const taken = draft.place && draft.place !== place ? findScenery(draft, context, phrase) : false;
  if (!taken) setPlace(draft, place, words);
  for (const mod of mods) {
    if (setAir(draft, mod.word)) continue;
    if (thingOf(mod.word) && mod.tag === 'noun')
      draft.spare.push({ phrase: mod.word, words: draft.text.slice(mod.start, mod.end) });
    noteModifier(draft, { ...mod, tag: placeOf(mod.word) ? 'adj' : mod.tag });
  }
  return true;
}

/** A second place may still be there as a thing: a waterfall on a floating island. */
function findScenery(draft: Draft, context: Context, phrase: NounPhrase): boolean {
  const entry = thingOf(phrase.head.word)?.entry;
  if (!entry || (entry.source !== 'scenery' && entry.kind !== 'building')) return false;
  const found = findThings(draft, phrase);
  if (found) placeThings(draft, context, found, phrase);
  return Boolean(found);
}

/** A city where no city can be is at least its towers. */
function cityAsThing(phrase: NounPhrase, words: string): Found | undefined {
  const entry = catalogueEntry('skyscraper');
  if (!entry || !/^(city|town|metropolis)$/.test(phrase.head.word)) return undefined;
  return {
    things: [
      {
        ...newThing(entry, words, 4),
        label: phrase.head.word,
      },
    ],
    whole: phrase.head.word,
  };
}

function keepSpare(draft: Draft, { head, mods, start, end }: NounPhrase): void {
  if (thingOf(head.word) || personOf(head.word))
    draft.spare.push({ phrase: head.word, words: draft.text.slice(start, end) });
  for (const mod of mods)
    if (mod.tag === 'noun' && thingOf(mod.word))
      draft.spare.push({ phrase: mod.word, words: draft.text.slice(mod.start, mod.end) });
}

function nothingFound(draft: Draft, phrase: NounPhrase, link: Link | null): void {
  const { head, mods } = phrase;
  const word = head.word;
  const subject = draft.things[0];
  for (const mod of mods) {
    if (subject?.person && link?.prep === 'with' && describePerson(subject.person, mod.word)) continue;
    if (setAir(draft, mod.word)) continue;
    if (mod.tag === 'noun' && thingOf(mod.word))
      draft.spare.push({ phrase: mod.word, words: draft.text.slice(mod.start, mod.end) });
  }
  if (head.tag === 'name') {
    draft.names.push(word);
    return;
  }
  if (SHAPES.test(singular(word))) draft.hasShapes = true;
  if (
    isAbstract(word) ||
    isAbstract(lastOf(word)) ||
    COLOURS_BY_WORD.has(word) ||
    lemmaOfVerb(word) ||
    word.length < 3 ||
    /\d/.test(word)
  ) {
    draft.tint ??= COLOURS_BY_WORD.get(word) ?? null;
    return;
  }
  if (isMissing(word) || isMissing(lastOf(word))) leaveOut(draft, draft.text.slice(phrase.start, phrase.end));
  else leaveOut(draft, draft.text.slice(head.start, head.end));
}
