/** Quoted words are lettered on the sign, cup or label they were said of; a headline where nothing named can carry them. */

import { panelOf } from '../../lettering/carriers.ts';
import type { Scene, Thing } from '../../scene.ts';
import { type Draft, leaveOut } from '../draft/draft.ts';
import { MAX_WORDS, type Quoted } from '../sentence/quoted.ts';

/** They carry words that nobody draws on them. */
const WORN = /shirt|hoodie|sweater|jumper|apron|cap|hat|jacket|vest|dress/;

export function chooseLettering(
  draft: Draft,
  { words, isName, at }: Quoted,
): NonNullable<Scene['lettering']> | undefined {
  if (!words) return undefined;
  if (words.length > MAX_WORDS) {
    leaveOut(draft, `“${words.slice(0, MAX_WORDS)}…”`);
    return undefined;
  }
  const carrier = carrierOf(draft, at);
  if (carrier) return lettered(draft, carrier, words);
  // "a dog called Rex" is no headline.
  if (isName && (draft.things.length > 0 || !draft.place)) return undefined;
  if (draft.things.some(({ person }) => person?.wearing.some(({ name }) => WORN.test(name)))) {
    leaveOut(draft, `“${words}”`);
    return undefined;
  }
  return { text: words, on: null };
}

/** The last thing named before the words that can carry them. */
function carrierOf({ things, text }: Draft, at: number): Thing | undefined {
  const places = things
    .filter(({ name }) => panelOf(name))
    .map((thing) => ({ thing, from: text.indexOf(thing.words) }));
  const before = places.filter(({ from }) => from < at).sort((a, b) => b.from - a.from);
  return (before[0] ?? places[0])?.thing;
}

/** A sign in somebody's hand is no sign on posts, and a banner no flag. */
function lettered(draft: Draft, carrier: Thing, text: string): NonNullable<Scene['lettering']> {
  const holder = carrier.relation ? draft.things[carrier.relation.to] : undefined;
  const isHeld = holder?.person && /^(held by|beside|with)$/.test(carrier.relation!.kind);
  const own = /\b(poster|flyer|leaflet|placard|banner|print)\b/i.exec(carrier.words)?.[0].toLowerCase();
  if (carrier.name === 'sign' && isHeld && /hold|carr|rais|wav|show/i.test(draft.text)) {
    carrier.name = 'placard';
    carrier.label = 'sign';
    carrier.relation = { kind: 'held by', to: carrier.relation!.to };
    holder!.action = 'hold';
  } else if (carrier.name === 'flag' && own === 'banner') carrier.name = 'hanging banner';
  if (own) carrier.label = own;
  return { text, on: carrier.name };
}
