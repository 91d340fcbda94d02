/** The one list of everything a picture can show, whoever draws it: sculptures, people, cards and what the sky brings. */

import { CARDS_BY_KIND } from './cards/cards.gen.ts';
import { PLAIN_PEOPLE, TRADES } from './people/trades.ts';
import { plain, singular } from './reading/sentence/word-forms.ts';
import type { Kind } from './scene.ts';
import { SUBJECTS } from './subjects/registry.ts';
import type { Family } from './subjects/subject.ts';

export interface CatalogueEntry {
  name: string;
  kind: Kind;
  /** Typical height in metres. */
  metres: number;
  /** Scenery has no body of its own: the painter of the place draws it. */
  source: 'sculpted' | 'card' | 'person' | 'scenery';
  /** What people call it: "loaf of bread". */
  label: string;
  /** Further English words that mean it, lower case. */
  words: readonly string[];
  /** File name of its card, without ending. */
  code?: string;
}

const KIND_OF: Record<Family, Kind> = {
  animal: 'animal',
  person: 'person',
  fantasy: 'fantasy',
  vehicle: 'vehicle',
  building: 'building',
  plant: 'plant',
  food: 'food',
  object: 'object',
  furniture: 'furniture',
};

const LABELS: Readonly<Record<string, string>> = {
  bread: 'loaf of bread',
  ramen: 'bowl of ramen',
  rice: 'bowl of rice',
  honey: 'jar of honey',
  coffee: 'cup of coffee',
  tea: 'cup of tea',
  milk: 'glass of milk',
  wine: 'glass of wine',
  beer: 'glass of beer',
  'lattice tower': 'tower',
  'statue of liberty': 'Statue of Liberty',
  'christmas tree': 'Christmas tree',
};

/** Metres; everybody else is grown up. */
const SHORT_PEOPLE: Readonly<Record<string, number>> = { baby: 0.6, child: 1.2, girl: 1.25, boy: 1.25 };

const PEOPLE: CatalogueEntry[] = [...PLAIN_PEOPLE, ...TRADES].map((name) => ({
  name,
  kind: 'person',
  metres: SHORT_PEOPLE[name] ?? 1.75,
  source: 'person',
  label: name,
  words: [],
}));

const SCENERY: CatalogueEntry[] = ['fireworks', 'northern lights', 'rainbow', 'stars', 'waterfall'].map(
  (name) => ({
    name,
    kind: 'nature',
    metres: 50,
    source: 'scenery',
    label: name,
    words: name === 'northern lights' ? ['aurora', 'aurora borealis', 'polar lights'] : [],
  }),
);

/** People are drawn by the character engine, so sculpted ones of the same name are none of the catalogue's. */
const isPerson = new Set(PEOPLE.map(({ name }) => name));

const SCULPTED: CatalogueEntry[] = SUBJECTS.filter(({ name }) => !isPerson.has(name)).map((subject) => ({
  name: subject.name,
  kind: KIND_OF[subject.family],
  metres: subject.size,
  source: 'sculpted',
  label: subject.label ?? LABELS[subject.name] ?? subject.name,
  words: subject.words,
}));

const CARDS: CatalogueEntry[] = Object.entries(CARDS_BY_KIND).flatMap(([kind, cards]) =>
  cards.split(';').map((card) => {
    const [name = '', code = '', metres = '', words = ''] = card.split('|');
    return {
      name,
      code,
      kind: kind as Kind,
      metres: Number(metres),
      source: 'card',
      label: LABELS[name] ?? name,
      words: words.split(', ').filter(Boolean),
    };
  }),
);

/** Listed as synonyms of sculptures that look quite different. */
const OTHER_THINGS = new Set(
  'soda,microscope,sandal,sled,skis,helmet,lettuce,curry,waffle,bubble tea,champagne,crayon,briefcase,top hat,hiking boot,violet'.split(
    ',',
  ),
);

/** What a sculpture can show needs no card; only for animals a synonym is often just a kin. */
const COVERED = new Set(
  SCULPTED.filter(({ kind }) => kind !== 'animal').flatMap(({ words }) => words.map(plain)),
);

/** The first of several with one name is the one drawn. */
const BY_NAME = new Map<string, CatalogueEntry>();
for (const entry of [
  ...PEOPLE,
  ...SCULPTED,
  ...SCENERY,
  ...CARDS.filter(({ name }) => OTHER_THINGS.has(name) || !COVERED.has(plain(name))),
])
  if (!BY_NAME.has(entry.name)) BY_NAME.set(entry.name, entry);

export const CATALOGUE: readonly CatalogueEntry[] = [...BY_NAME.values()];

/** An own name is nearer than a synonym: a parrot has its own card, though "parrot" also stands for any bird. */
const BY_WORD = new Map(CATALOGUE.map((entry) => [plain(entry.name), entry]));
for (const { name, words } of [...SCULPTED, ...SCENERY, ...CARDS]) {
  if (!BY_NAME.has(name)) continue;
  const own = new Set(words.map(plain));
  for (const word of own) {
    // Sculptures bring their plurals; kept, "parrots" would be any birds though a parrot is none.
    const isAnotherPlural = singular(word) !== word && own.has(singular(word));
    if (!isAnotherPlural && !BY_WORD.has(word)) BY_WORD.set(word, BY_NAME.get(name)!);
  }
}

const BY_CODE = new Map(CARDS.map(({ name, code = '' }) => [code.replaceAll('-fe0f', ''), name]));

/** The name behind an emoji, where it shows a thing. */
export const nameOfEmoji = (emoji: string): string | undefined =>
  BY_CODE.get([...emoji.replaceAll('\ufe0f', '')].map((sign) => sign.codePointAt(0)!.toString(16)).join('-'));

export const catalogueEntry = (name: string): CatalogueEntry | undefined => BY_NAME.get(name.toLowerCase());

/** An entry by its name or a synonym. */
export const findEntry = (word: string): CatalogueEntry | undefined => BY_WORD.get(plain(word));
