/** Ties everything that can be drawn to its meanings in WordNet. */

import { CATALOGUE } from '../../engine/illustrator/catalogue.ts';
import { PLACES } from '../../engine/illustrator/places.ts';
import { NOT_MEANT } from '../../engine/illustrator/reading/words/kind-words.ts';
import type { Kind } from '../../engine/illustrator/scene.ts';
import { TIES, UNTIED } from './meaning-overrides.ts';
import type { WordNet } from './wordnet.ts';

export interface Tie {
  kind: 'draw' | 'place';
  name: string;
}

/** Fields of WordNet in which a kind of entry is looked for. */
const FIELDS: Record<Kind, readonly number[]> = {
  person: [18],
  animal: [5],
  fantasy: [18, 9, 6],
  plant: [20],
  food: [13, 20],
  object: [6, 10, 8, 20, 17, 13],
  furniture: [6],
  vehicle: [6],
  building: [6],
  nature: [17, 19, 26],
};
const LIVING: ReadonlySet<Kind> = new Set(['animal', 'person', 'plant']);
/** A synonym with more kinds than this is a class of its own: not every tool is a wrench. */
const MAX_KINDS = 45;
const PLACE_FIELDS = [6, 15, 17, 14, 19];

export function findTies(wordNet: WordNet): Map<string, Tie> {
  const ties = new Map<string, Tie>();
  const firstOf = (word: string, fields: readonly number[]) => {
    for (const field of fields) {
      const found = wordNet.senses(word).find(({ id }) => wordNet.synset(id).field === field);
      if (found) return found.id;
    }
    return undefined;
  };
  const named = (text: string) =>
    text
      .split(' ')
      .filter(Boolean)
      .map((one) => {
        const [word = '', number = '1'] = one.split('#');
        const sense = wordNet.senses(word.replaceAll('_', ' '))[Number(number) - 1];
        if (!sense) console.error(`no meaning ${one}`);
        return sense?.id;
      });

  const untied = new Set(named(UNTIED));
  const tie = (id: string | undefined, value: Tie) => {
    if (id && !ties.has(id) && !untied.has(id)) ties.set(id, value);
  };

  for (const [name, text] of Object.entries(TIES)) {
    const entry = CATALOGUE.find((one) => one.name === name);
    const place = PLACES.find((one) => one.name === name);
    if (entry || place) for (const id of named(text)) tie(id, { kind: entry ? 'draw' : 'place', name });
  }
  const tiePlaces = (isFirst: (name: string, kind: string) => boolean) => {
    for (const { name, kind, words } of PLACES)
      if (!(name in TIES) && isFirst(name, kind))
        for (const word of [name, ...words]) tie(firstOf(word, PLACE_FIELDS), { kind: 'place', name });
  };
  // Shops are rather entered than looked at, churches rather looked at.
  tiePlaces((name, kind) => kind === 'interior' && !/^(church|throne room|dungeon|room)$/.test(name));
  for (const { name, kind } of CATALOGUE)
    if (!(name in TIES)) tie(firstOf(name, FIELDS[kind]), { kind: 'draw', name });
  for (const { name, kind, words } of CATALOGUE) {
    if (name in TIES) continue;
    for (const word of words) {
      if (NOT_MEANT.has(word)) continue;
      const id = firstOf(word, FIELDS[kind]);
      if (id && (LIVING.has(kind) || wordNet.kindsOf(id) <= MAX_KINDS)) tie(id, { kind: 'draw', name });
    }
  }
  tiePlaces(() => true);
  return ties;
}
