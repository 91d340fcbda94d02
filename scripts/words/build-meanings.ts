/** Writes the table of meanings: for every English noun the nearest thing, person or place that can be drawn, or that there is none. */

import { writeFileSync } from 'node:fs';
import { CATALOGUE, catalogueEntry, findEntry } from '../../engine/illustrator/catalogue.ts';
import { PLACES, placeEntry } from '../../engine/illustrator/places.ts';
import { NOT_MEANT } from '../../engine/illustrator/reading/words/kind-words.ts';
import {
  COLOURS_BY_WORD,
  MATERIALS_BY_WORD,
  SIZES,
} from '../../engine/illustrator/reading/words/quality-words.ts';
import { encodeMeanings, type MeaningGroups } from './encode-meanings.ts';
import { NEVER_DRAWN, SAME_AS } from './meaning-overrides.ts';
import { findTies } from './tie-synsets.ts';
import { readWordNet, type Synset } from './wordnet.ts';

const wordNet = readWordNet();
const ties = findTies(wordNet);

/** How likely a meaning of this field is the one a picture is about. */
const FIELD_WEIGHT: Readonly<Record<number, number>> = {
  5: 1.5,
  6: 2,
  8: 0.8,
  13: 2,
  15: 0.8,
  17: 1.5,
  18: 1,
  19: 0.7,
  20: 1.5,
  27: 1,
};
/** How many steps up a kind may still stand for the thing; living things look like their kind however far it is. */
const MAX_STEPS: Readonly<Record<number, number>> = { 5: 9, 18: 20, 20: 6, 13: 3 };
/** Animals, artifacts, food, natural objects, people, plants, substances; body parts and weather are no things of their own. */
const THING_FIELDS = new Set([5, 6, 13, 17, 18, 20, 21, 27]);
/** Every second word is also some bird, fish or weed: such a meaning counts only where it is used. */
const RARE_FIELDS = new Set([5, 18, 20]);
const SENSES_ASKED = 5;
/** A drawable meaning is taken when it is at least this likely beside the likeliest one; everybody is a "date" or a "help" now and then. */
const DRAWABLE_SHARE = 0.35;
const PERSON_SHARE = 0.8;

interface Found {
  kind: 'draw' | 'place';
  name: string;
  steps: number;
}

function nearest(start: Synset): Found | undefined {
  let level = [start];
  const max = MAX_STEPS[start.field] ?? 2;
  for (let steps = 0; steps <= max && level.length > 0; steps++) {
    for (const synset of level) {
      const tie = ties.get(synset.id);
      if (tie) return { ...tie, steps };
    }
    level = level.flatMap((synset) => synset.parents.map((id) => wordNet.synset(id)));
  }
  return undefined;
}

const isPhysical = (synset: Synset): boolean =>
  synset.lemmas[0] === 'physical entity' || synset.parents.some((id) => isPhysical(wordNet.synset(id)));

type Meaning = Found | { kind: 'thing' | 'abstract'; name: '' };

function meaningOf(word: string): Meaning | undefined {
  const senses = wordNet
    .senses(word)
    .map(({ id, uses }, rank) => {
      const synset = wordNet.synset(id);
      return { synset, uses, weight: (uses + 0.5) * 0.75 ** rank * (FIELD_WEIGHT[synset.field] ?? 0.5) };
    })
    .filter(({ synset }) => !synset.isInstance);
  if (senses.length === 0) return undefined;
  const best = senses.reduce((a, b) => (b.weight > a.weight ? b : a));
  if (!NEVER_DRAWN.has(word)) {
    const drawable = senses
      .slice(0, SENSES_ASKED)
      .filter(
        ({ synset, uses }, rank) =>
          rank === 0 || uses > 0 || best.uses === 0 || !RARE_FIELDS.has(synset.field),
      )
      .flatMap(({ synset, weight }) => {
        const found = nearest(synset);
        return found ? [{ found, weight }] : [];
      })
      .sort((a, b) => b.weight - a.weight)[0];
    const share =
      catalogueEntry(drawable?.found.name ?? '')?.kind === 'person' ? PERSON_SHARE : DRAWABLE_SHARE;
    // A knocker, a hanger, a blower may be somebody, but nobody means that.
    const isAlsoTool =
      share === PERSON_SHARE &&
      senses.slice(0, 3).some(({ synset }) => synset.field === 6) &&
      /[eo]r$/.test(word);
    if (drawable && !isAlsoTool && drawable.weight >= best.weight * share) return drawable.found;
    if (isAlsoTool) return { kind: 'thing', name: '' };
  }
  const surface = best.synset.lemmas.find((lemma) => lemma.toLowerCase() === word) ?? word;
  if (/[A-Z]/.test(surface)) return undefined;
  const isThing = THING_FIELDS.has(best.synset.field) && isPhysical(best.synset) && !NEVER_DRAWN.has(word);
  return { kind: isThing ? 'thing' : 'abstract', name: '' };
}

const placeWords = new Set(PLACES.flatMap(({ name, words }) => [name, ...words]));
const groups: MeaningGroups = { draw: new Map(), place: new Map(), thing: [], abstract: [] };
const add = (map: Map<string, string[]>, name: string, word: string) =>
  map.set(name, [...(map.get(name) ?? []), word]);

const meanings = new Map<string, Meaning>();
for (const word of wordNet.words) {
  if (!/^[a-z][a-z' -]+$/.test(word) || word.length > 28) continue;
  if ((findEntry(word) && !NOT_MEANT.has(word)) || placeWords.has(word) || word in SAME_AS) continue;
  const meaning = meaningOf(word);
  if (meaning) meanings.set(word, meaning);
}
for (const [word, names] of Object.entries(SAME_AS)) {
  const name = names.split('|').find((one) => catalogueEntry(one) || placeEntry(one));
  const kind = name && catalogueEntry(name) ? 'draw' : 'place';
  meanings.set(word, name ? { kind, name, steps: 0 } : { kind: 'thing', name: '' });
}

const isDescribing = (word: string) =>
  COLOURS_BY_WORD.has(word) || MATERIALS_BY_WORD.has(word) || SIZES.has(word);

/** "guinea pig" must be known as none, or it would be a pig; "big cat" must not be, for people mean a cat that is big. */
function contradictsHead(word: string, at: number): boolean {
  const [first = '', ...more] = word.split(' ');
  const head = word.slice(at + 1);
  const own = meanings.get(head);
  const entry = findEntry(head) ?? (own?.kind === 'draw' ? catalogueEntry(own.name) : undefined);
  const isCompound =
    more.length === 1 &&
    !/^(baby|mother|queen|king|female|male|house)$/.test(first) &&
    !wordNet.isAdjective(first) &&
    !isDescribing(first);
  return entry?.kind === 'animal' && isCompound && /^[a-z ]+$/.test(word);
}

/** A compound says nothing new when its last word alone means the same. */
function isSaidByHead(word: string, { kind, name }: Meaning): boolean {
  const at = word.lastIndexOf(' ');
  if (at < 0 || word in SAME_AS) return false;
  if (kind === 'thing' || kind === 'abstract') return !contradictsHead(word, at);
  const head = word.slice(at + 1);
  const own = findEntry(head) ? { kind: 'draw', name: findEntry(head)!.name } : meanings.get(head);
  // A wooden spoon is a spoon that is wooden, whatever prize bears its name.
  const isThing = /^(object|furniture|building|vehicle)$/.test(catalogueEntry(name)?.kind ?? '');
  if (isThing && own?.kind === 'draw' && own.name !== name && isDescribing(word.split(' ')[0]!)) return true;
  // "golden retriever" must stay whole, or its first word would paint it.
  if (word.split(' ').some(isDescribing)) return false;
  return own?.kind === kind && own.name === name;
}

for (const [word, meaning] of meanings) {
  if (isSaidByHead(word, meaning)) continue;
  if (meaning.kind === 'draw' || meaning.kind === 'place') add(groups[meaning.kind], meaning.name, word);
  else groups[meaning.kind].push(word);
}

const text = encodeMeanings(groups);
writeFileSync(new URL('../../engine/illustrator/reading/meanings.gen.ts', import.meta.url), text);
const size = (map: Map<string, string[]>) => [...map.values()].reduce((sum, words) => sum + words.length, 0);
console.log(
  `${CATALOGUE.length} entries; ${size(groups.draw)} words drawn, ${size(groups.place)} places, ${groups.thing.length} things without a picture, ${groups.abstract.length} abstract; ${Math.round(text.length / 1000)} kB`,
);
