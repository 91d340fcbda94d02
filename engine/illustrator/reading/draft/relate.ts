/** Ties things to each other: who is on, in, beside or in the hands of whom. */

import { catalogueEntry } from '../../catalogue.ts';
import type { RelationKind, Thing } from '../../scene.ts';
import { isTopping } from '../words/dish-words.ts';
import { OBJECT_ROLE } from '../words/verb-words.ts';
import { anchorsOf, type Context, type Link, ownersOf } from './context.ts';
import { addState } from './describe.ts';
import { type Draft, isAnimate } from './draft.ts';

export const RELATION_OF_PREPOSITION: Readonly<Record<string, RelationKind>> = {
  on: 'on',
  upon: 'on',
  onto: 'on',
  atop: 'on',
  'on top of': 'on',
  'at the top of': 'on',
  'on the back of': 'on',
  'on the roof of': 'on',
  under: 'under',
  below: 'under',
  beneath: 'under',
  underneath: 'under',
  beside: 'beside',
  'next to': 'beside',
  near: 'beside',
  by: 'beside',
  'close to': 'beside',
  alongside: 'beside',
  along: 'beside',
  at: 'beside',
  opposite: 'beside',
  from: 'beside',
  to: 'beside',
  towards: 'beside',
  toward: 'beside',
  off: 'beside',
  'at the foot of': 'beside',
  'on the side of': 'beside',
  'on the edge of': 'beside',
  'in front of': 'in front of',
  before: 'in front of',
  outside: 'in front of',
  'outside of': 'in front of',
  behind: 'behind',
  beyond: 'behind',
  after: 'behind',
  over: 'over',
  above: 'over',
  past: 'over',
  in: 'in',
  inside: 'in',
  'inside of': 'in',
  into: 'in',
  within: 'in',
  'out of': 'in',
  'in the middle of': 'in',
  'in the center of': 'in',
  'in the centre of': 'in',
  around: 'around',
  between: 'between',
  among: 'between',
  amongst: 'between',
  amid: 'between',
  against: 'against',
  across: 'crossing',
  through: 'crossing',
};

const RESTING =
  /^(sit|stand|sleep|lie|lay|jump|dance|balance|lean|rest|perch|kneel|crouch|walk|float|fly|ride|relax|nap|climb|land|step|hide|live|skate|surf|ski)$/;
/** Living beings are held only where the verb says so. */
const HOLDING = /^(hold|carry|catch|lift|cradle|grab|bring|eat|raise)$/;
/** Metres; larger things are not held. */
const HOLDABLE = 1.3;
const sizeOf = ({ name, scale }: Thing) => (catalogueEntry(name)?.metres ?? 1) * scale;

/** Sets the relations that come with the noun just added. */
export function relate(draft: Draft, context: Context, added: readonly number[], link: Link): void {
  const { things } = draft;
  const set = (index: number, kind: RelationKind, to: number | undefined) => {
    const thing = things[index];
    if (thing && to !== undefined && to !== index && !leadsBack(things, to, index))
      thing.relation ??= { kind, to };
  };
  const first = added[0];
  if (first === undefined) return;

  if (link.participle && link.participle !== 'held') {
    const owner = (context.last.length > 0 ? context.last : context.subjects)[0];
    if (owner === undefined) return;
    if (link.participle === 'full') addState(things[owner]!, 'full');
    if (link.participle === 'wearing' && isAnimate(things[owner]!)) {
      for (const index of added) set(index, 'worn by', owner);
      return;
    }
    if (link.participle === 'topped') {
      for (const index of added) takeAlong(draft, owner, index, null, set);
      return;
    }
    const kind = link.participle === 'around' ? 'around' : link.participle === 'full' ? 'in' : 'with';
    for (const index of added) set(index, kind, owner);
    return;
  }
  if (link.verb && (!link.prep || link.prep === 'to')) {
    actOn(draft, context.subjects, added, link.verb, set);
    return;
  }
  const prep = link.prep ?? '';
  if (prep === 'with' || prep === 'full of') {
    if (context.isLost && prep === 'full of') return;
    // "full of croissants and baguettes": both are in the same window.
    const listed = context.isList ? things[context.last[0] ?? -1]?.relation?.to : undefined;
    const owner =
      listed ??
      (prep === 'with' && !link.verb
        ? ownersOf(draft, context)[0]
        : (context.last[0] ?? context.subjects[0]));
    // In a list about a place nothing belongs to the thing named before it.
    if (owner === undefined || (context.isList && context.subjects.length === 0)) return;
    if (prep === 'full of') addState(things[owner]!, 'full');
    for (const index of added) takeAlong(draft, owner, index, prep === 'full of' ? 'in' : null, set);
    return;
  }
  if (
    prep === 'on' &&
    /phone/.test(things[first]!.name) &&
    /^(talk|speak|chat|call|text)$/.test(link.verb ?? '')
  ) {
    for (const index of context.subjects) things[index]!.action = 'phone';
    set(first, 'held by', context.subjects[0]);
    return;
  }
  const doer = things[context.subjects[0] ?? -1];
  const tool = things[first]!;
  const isUsed =
    (prep === 'through' && /telescope|binocular|magnif|camera|microscope/.test(tool.name)) ||
    (prep === 'on' &&
      !RESTING.test(link.verb ?? 'sit') &&
      tool.kind === 'object' &&
      !/mat|blanket|rug|board/.test(tool.name) &&
      sizeOf(tool) <= 0.62);
  if (doer?.person && link.verb && isUsed) {
    // "working on a laptop"
    set(first, 'held by', context.subjects[0]);
    return;
  }
  if (link.verb === 'drink' && prep === 'from') {
    for (const index of context.subjects) set(index, 'drinking from', first);
    return;
  }
  // "at her sewing machine": the machine stands where she works.
  if (
    prep === 'at' &&
    doer?.person &&
    tool.kind === 'object' &&
    sizeOf(tool) <= 0.62 &&
    context.subjects.length > 0
  ) {
    set(first, MACHINE.test(tool.name) ? 'in front of' : 'beside', context.subjects[0]);
    return;
  }
  const kind = RELATION_OF_PREPOSITION[prep];
  if (!kind) return;
  const anchors = withFitting(draft, context, kind, tool);
  const isSubject =
    anchors === context.subjects && !link.verb && context.last.length > 0 && context.last[0] !== anchors[0];
  const isTooSmall =
    /^(on|in)$/.test(kind) &&
    anchors.some((index) => isAnimate(things[index]!) && sizeOf(things[index]!) > 3 * sizeOf(things[first]!));
  if (isSubject && isTooSmall) {
    // "blowing out candles on a cake": the candles are on it, not the girl.
    for (const index of context.last) if (index !== first) things[index]!.relation = { kind, to: first };
    set(first, 'beside', anchors[0]);
    return;
  }
  for (const index of anchors) set(index, nearer(things[index]!, things[first]!, kind, link), first);
}

/** "a bicycle with flowers in its basket": what fits is in it. */
function withFitting(draft: Draft, context: Context, kind: RelationKind, holder: Thing): number[] {
  const anchors = anchorsOf(draft, context);
  const { things } = draft;
  const fits = (index: number): boolean => sizeOf(things[index]!) <= 1.6 * sizeOf(holder);
  // Brushes and flowers stick out of their jar.
  const isSlim = (index: number): boolean => sizeOf(things[index]!) <= 3 * sizeOf(holder);
  const isVessel = holder.kind === 'object' && !isAnimate(things[anchors[0] ?? -1] ?? holder);
  const others = context.last.filter((index) => !anchors.includes(index));
  // "a bed with towels and a chocolate on the pillow": the bed lies on no pillow.
  const isSmallTop = kind === 'on' && !/^(vehicle|building|nature)$/.test(holder.kind);
  if (
    isSmallTop &&
    others.length > 0 &&
    others.every(fits) &&
    !anchors.some(fits) &&
    !anchors.some((index) => isAnimate(things[index]!))
  ) {
    const nearest = others.slice(-1);
    for (const index of nearest) things[index]!.relation = null;
    return nearest;
  }
  if (kind !== 'in' || !isVessel || anchors.every(fits) || others.length === 0 || !others.every(isSlim))
    return anchors;
  for (const index of others) things[index]!.relation = null;
  return others;
}

/** Worked at from behind. */
const MACHINE = /^(turntable|sewing machine|coffee machine|typewriter|microscope|keyboard|speaker|toaster)$/;

type SetRelation = (index: number, kind: RelationKind, to: number | undefined) => void;

/** What a person or an animal does with a thing decides where it is. */
function actOn(
  draft: Draft,
  subjects: readonly number[],
  added: readonly number[],
  verb: string,
  set: SetRelation,
): void {
  const { things } = draft;
  const role = OBJECT_ROLE.get(verb);
  const first = added[0]!;
  const doer = subjects[0];
  if (role === 'wearing') for (const index of added) set(index, 'worn by', doer);
  else if (role === 'riding') for (const index of subjects) set(index, 'riding', first);
  else if (role === 'crossing') for (const index of subjects) set(index, 'crossing', first);
  else if (role === 'climbing') for (const index of subjects) set(index, 'on', first);
  else if (role === 'over') for (const index of subjects) set(index, 'over', first);
  else
    for (const index of added) {
      const isTaken = !isAnimate(things[index]!) || HOLDING.test(verb);
      const isHeld = role !== 'beside' && isTaken && sizeOf(things[index]!) <= HOLDABLE;
      const isDone = doer !== undefined && isAnimate(things[doer]!);
      set(index, isDone ? (isHeld ? 'held by' : 'beside') : 'with', doer);
    }
}

/** "with": in the hand of a person, on the cake, beside the dog. */
function takeAlong(
  draft: Draft,
  owner: number,
  index: number,
  fixed: RelationKind | null,
  set: SetRelation,
): void {
  const { things } = draft;
  const holder = things[owner]!;
  const thing = things[index]!;
  if (fixed) set(index, fixed, owner);
  // Mint on a drink, basil on a soup.
  else if (
    thing.name === 'leaf' &&
    (/^(glass|cup|bowl) of/.test(holder.label) || /cocktail|lemonade|juice|milkshake|soup/.test(holder.name))
  ) {
    thing.scale = 0.4;
    set(index, 'on', owner);
  } else if (CARRIES.test(holder.name) && !isAnimate(thing) && sizeOf(thing) < 0.5) set(index, 'on', owner);
  else if (SEATS.test(holder.name) && !isAnimate(thing) && thing.kind !== 'plant' && sizeOf(thing) < 0.62)
    set(index, 'on', owner);
  else if (isTopping(holder.name, thing.name)) {
    thing.scale = 0.7;
    set(index, 'on', owner);
  } else if (!isAnimate(holder)) set(index, isInside(holder, thing) ? 'in' : 'with', owner);
  else if (canTake(holder, thing)) {
    set(index, 'held by', owner);
    if (thing.name.includes('umbrella')) holder.action = 'umbrella';
    else if (thing.name === 'baby') holder.action ??= 'hold baby';
    else holder.action ??= 'hold';
  } else set(index, 'beside', owner);
}

/** What is named with them lies on them. */
const CARRIES = /^(picnic blanket|blanket|rug|towel|tray|plate|cutting board|café table|barbecue grill)$/;

const SEATS = /^(chair|armchair|sofa|bench|bed|stool|rocking chair)$/;

/** A vase with flowers holds them. */
const isInside = (holder: Thing, thing: Thing) =>
  /^(bowl|basket|nest|vase|box|pot|suitcase|bucket|shopping cart|shopping bag|crate|treasure chest)$/.test(
    holder.name,
  ) &&
  (thing.kind === 'plant' || sizeOf(thing) <= (holder.name === 'bucket' ? 0.75 : 2.5) * sizeOf(holder));

/** Animals have no hands: they carry what is small. */
function canTake(holder: Thing, thing: Thing): boolean {
  if (isAnimate(thing)) return thing.name === 'baby';
  if (thing.kind === 'furniture' || (holder.kind === 'animal' && thing.kind === 'plant')) return false;
  return sizeOf(thing) <= (holder.kind === 'animal' ? 0.4 : HOLDABLE) && !/blanket|mat$/.test(thing.name);
}

/** The same word places people, small things and vehicles differently. */
function nearer(thing: Thing, other: Thing, kind: RelationKind, link: Link): RelationKind {
  // "leaning on a fence" touches it from the ground.
  if (link.verb === 'lean' && kind === 'on') return 'against';
  // "changing a tire on a car": nobody drives meanwhile.
  if (thing.person && other.kind === 'vehicle' && /^(repair|wash|clean|paint)$/.test(thing.action ?? ''))
    return 'beside';
  if (
    other.kind === 'vehicle' &&
    isAnimate(thing) &&
    (kind === 'in' || (kind === 'on' && other.name !== 'truck'))
  )
    return 'riding';
  if (/^(ride|fly)$/.test(link.verb ?? '') && kind === 'on') return 'riding';
  const isMount = isAnimate(other) && !other.person && sizeOf(other) > 0.6 * sizeOf(thing);
  if (kind === 'on' && thing.person && isMount) return 'riding';
  if (kind === 'crossing' && (other.kind === 'nature' || /moon/.test(other.name))) return 'in front of';
  if (link.prep === 'at' && thing.person && /desk|table|counter/.test(other.name)) return 'behind';
  // Nobody fits into a microscope.
  const isRoomy =
    /coffin|bathtub|box|cradle|tent|barrel/.test(other.name) ||
    /^(vehicle|furniture|building|plant)$/.test(other.kind) ||
    sizeOf(other) > 0.8;
  // Nor into a wall in which a hole is drilled.
  if (kind === 'in' && /^(wall|fence|door|window|mirror)$/.test(other.name)) return 'in front of';
  if (kind === 'in' && thing.person && !isRoomy && sizeOf(thing) > 1) return 'beside';
  if (kind === 'crossing' && link.prep === 'through') return isAnimate(other) ? 'beside' : 'in front of';
  if (kind === 'in' && other.name === 'cradle') return 'in';
  if (kind === 'in' && /chair|sofa|bed|bench|hammock|stool|throne|couch/.test(other.name)) return 'on';
  if (kind === 'in' && (other.kind === 'furniture' || other.kind === 'plant'))
    return other.name.includes('leaf') ? 'in' : 'on';
  return kind;
}

/** No two things may wait for each other's place. */
function leadsBack(things: readonly Thing[], from: number, to: number): boolean {
  const seen = new Set<number>();
  for (let at: number | undefined = from; at !== undefined && !seen.has(at); at = things[at]?.relation?.to) {
    if (at === to) return true;
    seen.add(at);
  }
  return false;
}
