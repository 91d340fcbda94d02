/** What bodies do with things: a cat on a lap, a medal round a neck, a board under an arm, a rabbit in a hat, a bat that hangs from a branch. */

import { catalogueEntry } from '../../catalogue.ts';
import type { Thing } from '../../scene.ts';
import { type Draft, isAnimate } from '../draft/draft.ts';
import { GARMENTS } from '../words/look-words.ts';
import { bringForward, dropThing } from './drop-thing.ts';

/** "the", "her", "a boy's". */
const WHOSE = "(?:(?:the|a|an|his|her|its|their|my|your)\\s+)?(?:[\\w-]+['’]s?\\s+)?";
const ON_LAP = new RegExp(`\\b(?:on|in|upon)\\s+${WHOSE}(?:laps?|knees?)\\b`, 'i');
const ROUND_NECK = new RegExp(
  `\\b(?:around|round|about|on)\\s+${WHOSE}(?:necks?|wrists?|waists?|shoulders)\\b`,
  'i',
);
const ON_SHOULDERS = new RegExp(`\\b(?:on|upon)\\s+${WHOSE}shoulders\\b`, 'i');
const UNDER_ARM = new RegExp(`\\b(?:under|beneath)\\s+${WHOSE}(?:\\w+ )?arms?\\b`, 'i');
const IN_HAT = /\b(?:in|inside|out of)\s+(?:an?|the)\s+(?:[\w-]+['’]s\s+|black\s+)*(?:top\s+)?hat\b/i;
const HANGING = /\b(?:hang(?:s|ing)?|dangl(?:es?|ing)|swing(?:s|ing)?)\b[^,.;]{0,24}\b(?:from|off)\b/i;

export function mendBodies(draft: Draft): void {
  wearRoundNeck(draft);
  sitOnLap(draft);
  rideOnShoulders(draft);
  carryUnderArm(draft);
  comeOutOfHat(draft);
  hangDown(draft);
  bedBabies(draft);
}

/** The thing that was named last before these words. */
function namedBefore({ things, text }: Draft, found: RegExpExecArray): number {
  const before = text.slice(0, found.index);
  const places = things.map(({ words }) => (words ? before.lastIndexOf(words) : -1));
  const last = Math.max(...places);
  return last < 0 ? -1 : places.lastIndexOf(last);
}

/** Whoever is not that thing itself: of several the one it is tied to. */
function personFor({ things }: Draft, index: number): number {
  const tied = things[index]?.relation?.to;
  if (tied !== undefined && things[tied]!.person) return tied;
  return things.findIndex(({ person }, i) => i !== index && person !== null);
}

const isWorn = ({ name }: Thing): boolean => GARMENTS.has(name) || /^(garland|wreath|collar|bow)$/.test(name);

function wearRoundNeck(draft: Draft): void {
  const { things, text } = draft;
  for (const [index, thing] of [...things.entries()]) {
    const tied = thing.relation;
    const owner = tied && things[tied.to];
    const isAround =
      tied?.kind === 'around' || (ROUND_NECK.test(text) && /^(held by|on|beside)$/.test(tied?.kind ?? ''));
    if (!tied || !owner || !isAround || !isWorn(thing) || !isAnimate(owner)) continue;
    if (owner.action === 'hold') owner.action = null;
    if (index === 0) bringForward(draft, tied.to);
    const worn = draft.things.find(({ words, name }) => words === thing.words && name === thing.name)!;
    if (owner.person) {
      owner.person.wearing.push({ name: thing.name, colour: thing.colour });
      dropThing(draft, worn);
    } else worn.relation = { ...worn.relation!, kind: 'worn by' };
    if (index === 0 && owner.person) draft.camera ??= 'portrait';
    return;
  }
}

/** What these words say is on or under somebody, and who that is; undefined where nobody is there for it. */
function saidOf(draft: Draft, words: RegExp): { thing: Thing; holder: Thing; owner: number } | undefined {
  const found = words.exec(draft.text);
  const index = found ? namedBefore(draft, found) : -1;
  const owner = personFor(draft, index);
  const [thing, holder] = [draft.things[index], draft.things[owner]];
  return thing && holder && thing !== holder ? { thing, holder, owner } : undefined;
}

function sitOnLap(draft: Draft): void {
  const said = saidOf(draft, ON_LAP);
  if (!said) return;
  const { thing, holder, owner } = said;
  thing.relation = { kind: 'on', to: owner };
  thing.states = [...thing.states, 'on lap'];
  if (thing.kind === 'animal' || thing.person) thing.action = 'sit';
  if (!/^(sit|read|knit|type)$/.test(holder.action ?? '')) holder.action = 'sit';
}

function rideOnShoulders(draft: Draft): void {
  const said = saidOf(draft, ON_SHOULDERS);
  if (!said?.thing.person) return;
  const { thing: rider, holder, owner } = said;
  rider.relation = { kind: 'on', to: owner };
  rider.states = [...rider.states, 'on shoulders'];
  rider.action = 'sit';
  if (holder.relation && draft.things[holder.relation.to] === rider) holder.relation = null;
}

function carryUnderArm(draft: Draft): void {
  const said = saidOf(draft, UNDER_ARM);
  if (!said || isAnimate(said.thing)) return;
  said.thing.relation = { kind: 'held by', to: said.owner };
  said.holder.action ??= 'hold';
}

/** Who comes out of a hat does not wear it. */
function comeOutOfHat(draft: Draft): void {
  const { things, text } = draft;
  if (!IN_HAT.test(text) || !/['’]s\s+(?:\w+\s+)?hat\b|\btop hat\b|\bout of\b|\binside\b/i.test(text)) return;
  const hat = things.findIndex(({ name }) => /\bhat$/.test(name));
  const inside = things.findIndex(({ kind }, i) => i !== hat && kind === 'animal');
  if (hat < 0 || inside < 0) return;
  things[hat]!.relation = null;
  const top = catalogueEntry('top hat');
  if (top && /magic|wizard|conjur|top hat/i.test(text)) things[hat]!.name = top.name;
  things[inside]!.relation = { kind: 'in', to: hat };
}

function hangDown({ things, text }: Draft): void {
  if (!HANGING.test(text)) return;
  for (const thing of things) {
    const from = thing.relation?.kind === 'beside' ? things[thing.relation.to] : undefined;
    if (!from || !/^(tree|palm|branch|pine|oak|apple tree|cherry tree|beam|ceiling|hook)$/.test(from.name))
      continue;
    thing.relation = { kind: 'under', to: thing.relation!.to };
    thing.states = [...thing.states.filter((one) => one !== 'hanging'), 'hanging'];
    if (thing.action === 'sit') thing.action = null;
  }
}

/** In a basket or a cradle a baby is seen from the chest up. */
function bedBabies({ things }: Draft): void {
  for (const thing of things)
    if (
      thing.name === 'baby' &&
      thing.relation?.kind === 'in' &&
      things[thing.relation.to]?.kind !== 'person'
    )
      thing.action = 'sit';
}
