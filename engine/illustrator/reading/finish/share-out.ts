/** One kind in each of several crates, one flavour in each of several cones: what was listed together is shared out. */

import { catalogueEntry } from '../../catalogue.ts';
import type { Thing } from '../../scene.ts';
import type { Draft } from '../draft/draft.ts';
import type { Flavoured } from '../sentence/flavours.ts';

const MAX_HOLDERS = 4;
const HOLDER = /^(crate|box|basket|bowl|jar|bucket|glass|pot|sack)$/;

/** Metres; of what grows larger small ones are put into crates. */
const LARGE = 0.16;

/** "apples, carrots and pumpkins in wooden crates": a crate of each. */
export function shareOut(draft: Draft): void {
  const { things } = draft;
  for (const [at, thing] of things.entries()) {
    const to = thing.relation?.kind === 'in' ? thing.relation.to : -1;
    const holder = things[to];
    if (!holder || !HOLDER.test(holder.name) || (thing.kind !== 'food' && thing.kind !== 'plant')) continue;
    const listed: Thing[] = [thing];
    for (let i = at - 1; i >= 0 && listed.length < MAX_HOLDERS; i--) {
      const one = things[i]!;
      if (one.relation || one.kind !== thing.kind) break;
      listed.unshift(one);
    }
    // Eggs and apples come in no parcel.
    const isAlone = (own: readonly Thing[]): boolean =>
      things.every((one) => own.includes(one) || one.relation?.kind !== 'in' || one.relation.to !== to) &&
      own.length === 1;
    const crate = catalogueEntry('crate');
    if (holder.name === 'box' && crate && GROWN.test(thing.name))
      Object.assign(holder, { name: crate.name, label: crate.label });
    if (/^(crate|basket|box|bucket)$/.test(holder.name))
      for (const one of listed) {
        if (size(one) > LARGE) one.scale *= LARGE / size(one);
        else if (one.count === 3 && (holder.count > 1 || isAlone(listed))) one.count = 6;
      }
    if (listed.length < 2) continue;
    for (const [i, one] of listed.entries()) {
      const isOwn = holder.count > 1 && i < listed.length - 1;
      if (isOwn) things.push({ ...holder, count: 1, words: '' });
      one.relation = { kind: 'in', to: isOwn ? things.length - 1 : to };
    }
    if (holder.count > 1) holder.count = 1;
    for (const other of things)
      if (other !== holder && other.name === holder.name && !other.relation)
        other.relation = { kind: 'beside', to };
    return;
  }
}

const GROWN =
  /^(egg|apple|orange|pear|lemon|peach|tomato|carrot|potato|onion|strawberry|cherry|grapes|banana|mango|cucumber|broccoli|bell pepper|eggplant|pumpkin|mushroom|garlic|corn|avocado|fig|kiwi)$/;

const size = ({ name, scale }: Thing): number => (catalogueEntry(name)?.metres ?? 0.1) * scale;

/** Each of its flavours is one of them. */
export function flavour(draft: Draft, flavoured: Flavoured | undefined): void {
  if (!flavoured) return;
  const { things } = draft;
  const last = flavoured.noun.replace(/s$/, '').split(' ').at(-1)!;
  const at = things.findIndex(
    ({ kind, words, name }) =>
      (kind === 'food' || kind === 'object') && (words.toLowerCase().includes(last) || name.includes(last)),
  );
  const thing = things[at];
  if (!thing) return;
  const [first, ...others] = flavoured.flavours;
  const label = thing.label;
  const isOne = thing.count === 1 && !/s$/.test(flavoured.noun);
  thing.colour = first!.colour;
  if (isOne) return;
  thing.count = Math.max(1, thing.count - others.length);
  thing.label = `${first!.word} ${label}`;
  for (const { word, colour } of others)
    things.push({
      ...thing,
      count: 1,
      colour,
      label: `${word} ${label}`,
      relation: { kind: 'beside', to: at },
    });
}
