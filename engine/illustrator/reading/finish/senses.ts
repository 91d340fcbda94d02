/** What a word means among its neighbours: cream beside strawberries is whipped, scoops are of ice cream, a mouse at a keyboard has a cable. */

import { type CatalogueEntry, catalogueEntry } from '../../catalogue.ts';
import type { Thing } from '../../scene.ts';
import type { Draft } from '../draft/draft.ts';
import { tradeOf } from '../words/lesson-words.ts';
import { asSold } from './as-sold.ts';
import { atWork } from './at-work.ts';
import { dropThing } from './drop-thing.ts';
import { mendBodies } from './mend-bodies.ts';
import { mendTies } from './mend-ties.ts';
import { mergeLists } from './merge-lists.ts';

interface Sense {
  /** What it was taken for, and the words it was read from. */
  name: string;
  words: RegExp;
  /** Neighbours that tell better. */
  near: (other: Thing) => boolean;
  /** What it is then; undefined where the neighbour shows it already. */
  is: string | undefined;
}

const isDesk = ({ name }: Thing): boolean => /keyboard|laptop|computer|monitor|desk|screen/.test(name);

const SENSES: readonly Sense[] = [
  {
    name: 'cream jar',
    words: /^(?!.*\b(?:face|hand|skin|body|night|day|eye|jar|cosmetic|moisturi[sz])).*\bcream\b/i,
    near: ({ kind }) => kind === 'food',
    is: 'whipped cream',
  },
  {
    name: 'shovel',
    words: /\bscoops?\b/i,
    near: ({ name }) => /ice cream|gelato|sorbet/.test(name),
    is: undefined,
  },
  {
    name: 'glasses',
    words: /^(?!.*\b(?:reading|eye|spectacle|sun|round|horn)).*\bglasses\b/i,
    near: ({ name }) => /wine|champagne|prosecco/.test(name),
    is: 'wine glass',
  },
  {
    name: 'glasses',
    words: /^(?!.*\b(?:reading|eye|spectacle|sun|round|horn)).*\bglasses\b/i,
    near: ({ name, label }) =>
      /bottle|pitcher|juice|lemonade|beer|whisky|cocktail|mojito|milk$|water|carafe|jug/.test(
        `${name} ${label}`,
      ),
    is: 'glass',
  },
  {
    name: 'picnic blanket',
    words: /\b(?:barbecue|barbeque|bbq|grill)\b/i,
    near: ({ kind }) => kind === 'food',
    is: 'barbecue grill',
  },
  { name: 'mouse', words: /\bmouse\b|\bmice\b/i, near: isDesk, is: 'computer mouse' },
];

export function settleSenses(draft: Draft): void {
  for (const { name, words, near, is } of SENSES)
    for (const thing of draft.things.filter((one) => one.name === name && words.test(one.words))) {
      if (!draft.things.some((other) => other !== thing && near(other))) continue;
      const entry = is ? catalogueEntry(is) : undefined;
      if (entry) become(thing, entry);
      else if (!is) dropThing(draft, thing);
    }
  // Cream in a jar has its jar.
  for (const jar of draft.things.filter(({ name }) => name === 'jar'))
    if (
      draft.things.some(
        ({ name, relation }) =>
          name === 'cream jar' && relation?.kind === 'in' && draft.things[relation.to] === jar,
      )
    )
      dropThing(draft, jar);
  serveScoops(draft);
  mergeLists(draft);
  dipFruit(draft);
  if (draft.things.some(({ name }) => name === 'barbecue grill')) draft.place ??= 'garden';
  mendTies(draft);
  mendBodies(draft);
  asSold(draft);
  atWork(draft);
  standOnTable(draft);
  layOnMat(draft);
  flavourDrinks(draft);
  bedOfIce(draft);
  practise(draft);
  goOutside(draft);
}

/** Scoops that nobody said are in a cone come in a cup; in a cone they are one ice cream. */
function serveScoops(draft: Draft): void {
  const { things, text } = draft;
  if (/\bscoops?\b[^.]*\bcone\b/i.test(text))
    for (const thing of things) if (thing.name === 'ice cream' && /scoop/i.test(thing.words)) thing.count = 1;
  const waffle = things.find(({ name, words }) => name === 'waffle' && /cone/i.test(words));
  if (waffle && things.some(({ name }) => name === 'ice cream')) {
    dropThing(draft, waffle);
    draft.notUnderstood = draft.notUnderstood.filter((word) => word !== 'cone');
  }
  const entry = catalogueEntry('ice cream cup');
  if (!entry || !/\bscoops?\b|\b(?:bowl|cup|glass)\b/i.test(text) || /\bcones?\b/i.test(text)) return;
  for (const thing of things)
    if (thing.name === 'ice cream' && thing.count === 1 && thing.relation?.kind !== 'held by')
      become(thing, entry);
}

/** Strawberries and cream are one dessert: they lie on it. */
function dipFruit({ things, text }: Draft): void {
  const [fruit, cream] = things;
  if (things.length !== 2 || cream?.name !== 'whipped cream' || fruit?.kind !== 'food' || fruit.relation)
    return;
  if (/\b(?:and|with|in) (?:\w+ )?cream\b/i.test(text) && (catalogueEntry(fruit.name)?.metres ?? 1) < 0.1)
    fruit.relation = { kind: 'on', to: 1 };
}

function become(thing: Thing, entry: CatalogueEntry): void {
  // "two glasses" were one pair before.
  if (thing.name === 'glasses') thing.count = Math.max(2, thing.count);
  thing.name = entry.name;
  thing.label = entry.label;
  thing.kind = entry.kind;
}

/** "a bowl of soup, rustic wooden table": what stands alone among small things is what they stand on. */
function standOnTable(draft: Draft): void {
  const { things } = draft;
  const table = things.find(
    ({ name, relation }, i) => i > 0 && /^(table|desk|counter|workbench)$/.test(name) && !relation,
  );
  if (!table || draft.surface || things.some(({ relation }) => relation && things[relation.to] === table))
    return;
  const isSmall = ({ name, person }: Thing): boolean =>
    !person && (catalogueEntry(name)?.metres ?? 1) <= 0.45;
  if (!things.every((one) => one === table || isSmall(one))) return;
  draft.surface = { kind: 'table', material: table.material, colour: table.colour };
  draft.surfaceLabel =
    table.material === 'wood' && !table.label.includes('wood') ? `wooden ${table.label}` : table.label;
  dropThing(draft, table);
}

/** Candles on a bamboo mat stand on a cloth, not on what people exercise on. */
function layOnMat(draft: Draft): void {
  const mat = draft.things.find(({ name }) => name === 'yoga mat');
  const at = mat ? draft.things.indexOf(mat) : -1;
  if (!mat || at < 0 || draft.surface || /yoga|exercise|gym|pilates/i.test(mat.words)) return;
  const stands = ({ name, person, scale }: Thing): boolean =>
    !person && (catalogueEntry(name)?.metres ?? 1) * scale <= 0.6;
  if (draft.things.length < 2 || !draft.things.every((one) => one === mat || stands(one))) return;
  draft.surface = { kind: 'cloth', material: null, colour: mat.colour ?? 'beige' };
  draft.surfaceLabel = mat.words.toLowerCase();
  dropThing(draft, mat);
}

/** Mint in a drink is on it; no leaf lies beside as large as the glass. */
function flavourDrinks({ things }: Draft): void {
  for (const thing of things) {
    const drink = thing.relation ? things[thing.relation.to] : undefined;
    if (
      thing.name !== 'leaf' ||
      !drink ||
      !/lemonade|cocktail|mojito|juice|tea|soda|water|pitcher/.test(drink.name)
    )
      continue;
    thing.scale = Math.min(thing.scale, 0.4);
  }
}

/** Fish on ice is for sale: it lies on many cubes, on a counter. */
function bedOfIce(draft: Draft): void {
  const { things } = draft;
  const ice = things.find(({ name, words }) => name === 'ice cube' && /\bice\b/i.test(words));
  const lying = things.filter(({ relation }) => relation?.kind === 'on' && things[relation.to] === ice);
  if (!ice || ice.count > 1 || lying.length === 0) return;
  ice.count = 12;
  ice.label = 'ice cube';
  for (const one of lying) if (/fish|lobster|salmon|trout|crab|shrimp/.test(one.name)) one.kind = 'food';
  if (lying.some(({ kind }) => kind === 'food'))
    draft.surface ??= { kind: 'table', material: 'wood', colour: null };
}

/** "a woman doing pottery" is a potter at work. */
function practise(draft: Draft): void {
  const person = draft.things.find(({ name }) => /^(woman|man|person|girl|boy)$/.test(name));
  if (!person) return;
  // "Yoga for beginners": they do it.
  const done =
    person.name === 'person' && !person.action
      ? (draft.text.match(/\b(yoga|pilates|ballet|boxing|karate|surfing|zumba|meditation)\b/i)?.slice(1) ??
        [])
      : [];
  for (const word of [...draft.notUnderstood, ...done]) {
    const trade = tradeOf(word.toLowerCase());
    const entry = trade && catalogueEntry(trade.name);
    if (!trade || entry?.kind !== 'person') continue;
    if (person.person && /^(woman|girl)$/.test(person.name)) person.person.gender ??= 'female';
    if (person.person && /^(man|boy)$/.test(person.name)) person.person.gender ??= 'male';
    person.name = entry.name;
    person.action ??= trade.action as Thing['action'];
    draft.place ??= trade.place;
    draft.notUnderstood = draft.notUnderstood.filter((one) => one !== word);
    return;
  }
}

/** "an outdoor table" is not in the living room. */
function goOutside(draft: Draft): void {
  if (draft.place || !/\b(outdoors?|open[- ]air|al fresco|in the open)\b/i.test(draft.text)) return;
  draft.place = draft.things.some(({ name }) => /table|chair|sofa|bench/.test(name)) ? 'terrace' : 'park';
  draft.notUnderstood = draft.notUnderstood.filter((word) => !/outdoor/i.test(word));
}
