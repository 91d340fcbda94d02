/** Places: where the picture plays, what grows there, and what is left of a second place. */

import { catalogueEntry } from '../../catalogue.ts';
import { placeEntry } from '../../places.ts';
import { personOf, placeOf, thingOf } from '../meaning.ts';
import type { NounPhrase } from '../sentence/phrases.ts';
import { lastWord, singular } from '../sentence/word-forms.ts';
import { HOME_OF } from '../words/home-words.ts';
import { PLACES_ON_THE_MAP, WEAK_PLACES } from '../words/place-words.ts';
import { SIZES } from '../words/quality-words.ts';
import { addThings, type Context } from './context.ts';
import { noteModifier, setAir } from './describe.ts';
import { type Draft, isAnimate, keepSpare, newThing } from './draft.ts';
import { placeThings } from './place-things.ts';
import { type Found, findThings } from './resolve.ts';
import { fromOutside, setPlace } from './set-place.ts';

const IN_PLACE =
  /^(in|inside|at|within|through|into|across|over|above|along|throughout|on|around|outside|down|up|in the middle of|on the edge of)$/;
/** "on the moon", "on a stage" are places; "on a castle" is not. */
const STOOD_UPON = /^(snow|stage|rooftop|moon|planet|mars|beach|terrace|street|harbour|farm)$/;
const ROOMS =
  /^(greenhouse|warehouse|shop|workshop|cafe|bakery|restaurant|library|museum|hospital|classroom|gym|barber shop|stable|market)$/;
const PATHS = /^(trail|path|road|lane|track|highway|footpath|slope|bridge)$/;
const FIELDS = /^(garden|field|meadow|orchard|forest|grove|bed|patch|plantation|park)$/;
/** An animal that is food. */
const SERVED = /\b(fresh|grilled|smoked|raw|fried|roasted?|baked|cooked)\b/i;
const MANY = 5;

export function readPlace(draft: Draft, context: Context, phrase: NounPhrase): boolean {
  const { head, mods } = phrase;
  const prep = context.link?.prep ?? '';
  const thing = thingOf(head.word);
  const weak = WEAK_PLACES.get(head.word) ?? WEAK_PLACES.get(singular(head.word));
  const place = placeMeant(phrase);
  if (prep === 'under' && head.word === 'water') {
    draft.place ??= 'underwater';
    return true;
  }
  const isWeak = weak !== undefined && (!place || (head.word.includes(' ') && !placeOf(head.word)));
  const isSaid = prep !== '' || draft.things.length > 0 || head.word.includes(' ');
  if (isWeak && !thing?.isExact && isSaid) {
    draft.weakPlace ??= weak;
    for (const mod of mods) setAir(draft, mod.word);
    return true;
  }
  const isFight = draft.things.some(
    ({ name, action }) => name === 'boxer' || action === 'fight' || action === 'box',
  );
  if (head.word === 'ring' && prep === 'in' && isFight) {
    draft.place ??= 'gym';
    return true;
  }
  const trade = personOf(head.word);
  if (trade && prep === 'at' && phrase.det === 'the' && HOME_OF.has(trade) && !context.link?.verb) {
    // "at the dentist"
    draft.place ??= HOME_OF.get(trade)!;
    return true;
  }
  if (!place || (personOf(head.word) && !context.link)) return false;
  const isServedOnIce =
    head.word === 'ice' &&
    !context.subjects.some(
      (index) => isAnimate(draft.things[index]!) && !SERVED.test(draft.things[index]!.words),
    );
  if (isServedOnIce && thing) return false;
  // "a snow globe with a tiny village": no place can be that small.
  if (prep === 'with' && draft.things.length > 0 && mods.some(({ word }) => (SIZES.get(word) ?? 1) < 1))
    return false;
  // "a greenhouse full of plants" is seen from inside, "a greenhouse on a hill" from outside.
  const isRoom = !context.link && context.isOpenEnded && ROOMS.test(place);
  const isFacade = place === 'shop front';
  if (thing?.isExact && !isRoom && !isFacade && !isMeantAsPlace(prep, place, thing.entry.kind === 'nature'))
    return false;
  if (readUnderwater(draft, context, phrase)) return true;

  // A country after a place only tells where that is.
  if (draft.place && PLACES_ON_THE_MAP.has(head.word)) return true;
  if (!context.link && !draft.place && draft.things.length === 0) draft.isAboutPlace = true;
  const isScenery = draft.place !== null && draft.place !== place && findScenery(draft, context, phrase);
  const seen = /^(in front of|outside|outside of|next to|near|by|past)$/.test(prep)
    ? fromOutside(place)
    : place;
  if (!isScenery) setPlace(draft, seen, draft.text.slice(phrase.start, phrase.end));
  const before = head.word.split(' ').slice(0, -1).join(' ');
  // "a shoe shop": on its poster a shoe is seen.
  if (before && thingOf(before))
    keepSpare(draft, { word: before, start: head.start, end: head.start + before.length });
  readWhatGrows(draft, phrase);
  for (const mod of mods) {
    if (setAir(draft, mod.word)) continue;
    if (thingOf(mod.word) && mod.tag === 'noun') keepSpare(draft, mod);
    noteModifier(draft, { ...mod, tag: placeOf(mod.word) ? 'adj' : mod.tag });
  }
  return true;
}

function isMeantAsPlace(prep: string, place: string, isNature: boolean): boolean {
  // A wolf howls at the moon; only on it the moon is a place.
  if (!IN_PLACE.test(prep) || (/^(moon|planet|mars)$/.test(place) && prep !== 'on')) return false;
  return prep !== 'on' || isNature || STOOD_UPON.test(place);
}

/** "a mountain road" is in the mountains; "a forest trail" is no street. */
function placeMeant({ head, mods }: NounPhrase): string | undefined {
  const last = lastWord(head.word);
  const isUnknown = head.word.includes(' ') && !thingOf(head.word) && !personOf(head.word);
  const place = placeOf(head.word) ?? (isUnknown ? placeOf(last) : undefined);
  const onMap = mods.map((mod) => PLACES_ON_THE_MAP.get(mod.word)).find(Boolean);
  if (onMap && (place === 'street' || place === 'city')) return onMap;
  if (!PATHS.test(singular(last))) return place;
  const around = mods
    .map((mod) => placeOf(mod.word))
    .find((name) => name && placeEntry(name)?.kind === 'landscape');
  return thingOf(head.word)?.isExact ? place : (around ?? place);
}

/** "a rose garden", "a lavender field": what grows there is seen, too. */
function readWhatGrows(draft: Draft, { head, mods }: NounPhrase): void {
  if (!FIELDS.test(singular(lastWord(head.word)))) return;
  const before = head.word.split(' ').slice(0, -1).join(' ');
  const grown = before
    ? { word: before, start: head.start, end: head.start + before.length }
    : mods.findLast(({ tag }) => tag === 'noun');
  const entry =
    grown && !placeOf(`${grown.word} ${lastWord(head.word)}`)?.startsWith('farm')
      ? thingOf(grown.word)?.entry
      : undefined;
  const isFruit = entry?.kind === 'food' && /orchard|grove|patch|garden/.test(head.word);
  if (!grown || !entry || (entry.kind !== 'plant' && !isFruit)) return;
  const plant =
    entry.kind === 'food' && /orchard|grove/.test(head.word) ? (catalogueEntry('tree') ?? entry) : entry;
  addThings(draft, [newThing(plant, draft.text.slice(grown.start, grown.end), MANY)], false);
}

function readUnderwater(draft: Draft, context: Context, phrase: NounPhrase): boolean {
  if (!phrase.mods.some(({ word }) => word === 'underwater')) return false;
  draft.place ??= 'underwater';
  const words = draft.text.slice(phrase.start, phrase.end);
  const found = findThings(draft, phrase) ?? cityAsThing(phrase, words);
  if (found) placeThings(draft, context, found, phrase);
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
function cityAsThing({ head }: NounPhrase, words: string): Found | undefined {
  const entry = catalogueEntry('skyscraper');
  if (!entry || !/^(city|town|metropolis)$/.test(head.word)) return undefined;
  return { things: [{ ...newThing(entry, words, 4), label: head.word }], whole: head.word };
}
