/** What a noun means for a picture: a thing, a person or a place that can be drawn, a thing that cannot, or nothing to be seen. */

import { type CatalogueEntry, catalogueEntry, findEntry } from '../catalogue.ts';
import { PLAIN_PEOPLE, TRADES } from '../people/trades.ts';
import { PLACES } from '../places.ts';
import { DRAWN_AS, NOT_TO_BE_SEEN, PLACED_AS, WITHOUT_PICTURE } from './meanings.gen.ts';
import { plain, singular } from './sentence/word-forms.ts';
import { NOT_MEANT } from './words/kind-words.ts';
import { PEOPLE_BY_WORD } from './words/people-words.ts';
import { PLACES_ON_THE_MAP } from './words/place-words.ts';

interface Meanings {
  drawn: Map<string, string>;
  placed: Map<string, string>;
  missing: Set<string>;
  abstract: Set<string>;
}

let table: Meanings | undefined;

/** Splitting half a megabyte takes some milliseconds: only when the first word is asked. */
function meanings(): Meanings {
  table ??= {
    drawn: groups(DRAWN_AS),
    placed: groups(PLACED_AS),
    missing: new Set(WITHOUT_PICTURE.split(',')),
    abstract: new Set(NOT_TO_BE_SEEN.split(',')),
  };
  return table;
}

function groups(text: string): Map<string, string> {
  const map = new Map<string, string>();
  for (const group of text.split(';')) {
    const at = group.indexOf(':');
    const name = group.slice(0, at);
    for (const word of group.slice(at + 1).split(',')) map.set(plain(word), name);
  }
  return map;
}

const PLACE_WORDS = new Map<string, string>();
for (const { name, words } of PLACES)
  for (const word of [name, ...words]) if (!PLACE_WORDS.has(plain(word))) PLACE_WORDS.set(plain(word), name);

const IS_PERSON: ReadonlySet<string> = new Set([...PLAIN_PEOPLE, ...TRADES]);

/** The word as it stands, then its singular; "glasses" are no "glass". */
function ask<Value>(phrase: string, find: (word: string) => Value | undefined): Value | undefined {
  return find(phrase) ?? find(singular(phrase));
}

export interface FoundThing {
  entry: CatalogueEntry;
  /** Its own name or a hand-made synonym, not an ancestor. */
  isExact: boolean;
}

/** All phrases given to these functions are plain, as `plain` makes them. */
export function thingOf(phrase: string): FoundThing | undefined {
  const own =
    ask(phrase, catalogueEntry) ?? (NOT_MEANT.has(singular(phrase)) ? undefined : ask(phrase, findEntry));
  if (own && own.source !== 'person') return { entry: own, isExact: true };
  const name = ask(phrase, (word) => meanings().drawn.get(word));
  const entry = name ? catalogueEntry(name) : undefined;
  return entry && entry.source !== 'person' ? { entry, isExact: false } : undefined;
}

export function personOf(phrase: string): string | undefined {
  const own = ask(phrase, (word) => PEOPLE_BY_WORD.get(word));
  if (own) return own;
  const name = ask(phrase, (word) => meanings().drawn.get(word));
  return name && IS_PERSON.has(name) ? name : undefined;
}

export const placeOf = (phrase: string): string | undefined =>
  ask(phrase, (word) => PLACE_WORDS.get(word) ?? PLACES_ON_THE_MAP.get(word) ?? meanings().placed.get(word));

/** Something to be seen of which there is no picture. */
export const isMissing = (phrase: string): boolean =>
  ask(phrase, (word) => meanings().missing.has(word) || undefined) === true;

export const isAbstract = (phrase: string): boolean =>
  ask(phrase, (word) => meanings().abstract.has(word) || undefined) === true;

/** A place by one of the words of the list itself, not by its kind. */
export const isPlaceWord = (phrase: string): boolean =>
  ask(phrase, (word) => PLACE_WORDS.get(word)) !== undefined;
