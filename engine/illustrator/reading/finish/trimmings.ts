/** What belongs to a thing and has its own colour: stones of rings, flowers of cakes, flowers in a vase without their paper. */

import { catalogueEntry } from '../../catalogue.ts';
import type { Colour } from '../../scene.ts';
import type { Draft } from '../draft/draft.ts';
import { COLOURS_BY_WORD } from '../words/quality-words.ts';
import { dropThing } from './drop-thing.ts';

const STONES: Readonly<Record<string, Colour>> = {
  sapphire: 'blue',
  ruby: 'red',
  garnet: 'red',
  emerald: 'green',
  jade: 'green',
  peridot: 'green',
  amethyst: 'purple',
  topaz: 'yellow',
  citrine: 'yellow',
  amber: 'orange',
  turquoise: 'turquoise',
  aquamarine: 'turquoise',
  'rose quartz': 'pink',
  onyx: 'black',
  pearl: 'white',
};
const STONE = new RegExp(`\\b(?:(\\w+) )?(${Object.keys(STONES).join('|')}|stone|gem|gemstone)s?\\b`, 'i');

/** "a ring with a blue sapphire": the colour of its stone. */
export function setStones(draft: Draft): void {
  const jewel = draft.things.find(({ name }) => /^(ring|necklace|earrings|bracelet|ring box)$/.test(name));
  const [words, before = '', stone = ''] = (jewel && STONE.exec(draft.text)) ?? [];
  if (!jewel || !words) return;
  const colour = COLOURS_BY_WORD.get(before.toLowerCase()) ?? STONES[stone.toLowerCase()];
  if (!colour || before.toLowerCase() === 'gold') return;
  jewel.states.push(`${colour} stone`);
  draft.notUnderstood = draft.notUnderstood.filter((one) => !words.toLowerCase().includes(one.toLowerCase()));
  for (const other of draft.things.filter(
    (one) => one !== jewel && one.words !== '' && words.toLowerCase().includes(one.words.toLowerCase()),
  ))
    dropThing(draft, other);
}

const FLOWERS: readonly (readonly [RegExp, name: string, colour: Colour | null])[] = [
  [/tulip/, 'tulip', null],
  [/sunflower/, 'sunflower', null],
  [/dais(y|ies)|camomile|marguerite/, 'daisy', null],
  [/lavender/, 'lavender', null],
  [/orchid/, 'orchid', null],
  [/peon(y|ies)/, 'rose', 'pink'],
  [/rose/, 'rose', null],
];

/** In a vase flowers stand without paper and ribbon. */
export function putInVases(draft: Draft): void {
  const bouquet = draft.things.find(({ name }) => /^bouquet/.test(name));
  const vase = bouquet?.relation?.kind === 'in' ? draft.things[bouquet.relation.to] : undefined;
  if (!bouquet || !vase || !/vase|jar|glass|pitcher|bottle|pot/.test(vase.name)) return;
  const said = `${bouquet.madeOf ?? ''} ${bouquet.words} ${bouquet.label}`.toLowerCase();
  const found = FLOWERS.find(([pattern]) => pattern.test(said));
  const entry = catalogueEntry(found?.[1] ?? 'rose');
  if (!entry) return;
  bouquet.name = entry.name;
  bouquet.kind = entry.kind;
  bouquet.count = 7;
  bouquet.madeOf = null;
  bouquet.colour ??= found?.[2] ?? (found ? null : 'pink');
  const [, , own] = found ?? [];
  bouquet.label = own ? 'peony' : entry.label;
}

/** "a wedding cake with white roses": the cake has flowers of its own. */
export function flowerCakes(draft: Draft): void {
  const cake = draft.things.find(({ name }) => name === 'wedding cake');
  if (!cake) return;
  const index = draft.things.indexOf(cake);
  const flowers = draft.things.find(
    ({ kind, relation }) =>
      kind === 'plant' && relation?.to === index && (relation.kind === 'with' || relation.kind === 'on'),
  );
  if (!flowers) return;
  cake.states.push(`${flowers.colour ?? (/rose/.test(flowers.name) ? 'red' : 'pink')} flowers`);
  dropThing(draft, flowers);
}

const CUT = /^(rose|tulip|daisy|sunflower|lavender|carnation|flower|lily)$/;

/** Cut flowers beside chocolates do not stand on their stems: they are a bunch. */
export function bunchFlowers(draft: Draft): void {
  const { things } = draft;
  const flowers = things.find(({ name, count, relation }) => CUT.test(name) && count > 1 && !relation);
  const isHolding = things.some(({ relation }) => relation?.to === things.indexOf(flowers!));
  const others = things.filter(({ kind }) => kind === 'food' || kind === 'object');
  const entry = catalogueEntry(flowers?.name === 'rose' ? 'bouquet of roses' : 'bouquet');
  if (!flowers || !entry || isHolding || others.length === 0 || others.length < things.length - 1) return;
  flowers.name = entry.name;
  flowers.label = entry.label;
  flowers.count = 1;
}
