/** Puts right who stands to whom, where the order of the words alone misleads. */

import { catalogueEntry } from '../../catalogue.ts';
import type { RelationKind, Thing } from '../../scene.ts';
import type { Draft } from '../draft/draft.ts';
import { bringForward, dropThing } from './drop-thing.ts';

const metres = ({ name, scale }: Thing): number => (catalogueEntry(name)?.metres ?? 0.3) * scale;

export function mendTies(draft: Draft): void {
  partyFirst(draft);
  workAtScreens(draft);
  backReferences(draft);
  seatPatients(draft);
  sitAtTables(draft);
  washInTubs(draft);
  hangOnWalls(draft);
  putDown(draft);
  letBehind(draft);
  climbLadders(draft);
  tendAnimals(draft);
  mountUp(draft);
  standBeforeShops(draft);
  makeBeds(draft);
  holdTogether(draft);
  standBeside(draft);
  goByBoat(draft);
}

/** A step ladder, on which one still reaches the lamp, that hangs from above. */
function climbLadders({ things }: Draft): void {
  const [hero] = things;
  const ladder = hero?.relation?.kind === 'on' ? things[hero.relation.to] : undefined;
  if (!hero?.person || ladder?.name !== 'ladder') return;
  ladder.scale = Math.min(ladder.scale, 1 / metres({ ...ladder, scale: 1 }));
  const hanging = catalogueEntry('pendant lamp');
  for (const one of things)
    if (one.name === 'lamp' && hanging && !one.relation) {
      one.name = hanging.name;
      one.relation = { kind: 'beside', to: 0 };
    }
}

/** Whoever is on a boat sits in it, on the water, and what was caught is in their hands. */
function goByBoat(draft: Draft): void {
  const { things, text } = draft;
  const [hero] = things;
  const at = things.findIndex(({ name, kind }) => kind === 'vehicle' && /boat|canoe|kayak/.test(name));
  const boat = things[at];
  if (
    !hero?.person ||
    !boat ||
    !/\b(?:on|in|aboard) (?:(?:a|an|the|his|her|their|my)\s+)?(?:[\w-]+\s+)?(?:boat|canoe|kayak)\b/i.test(
      text,
    )
  )
    return;
  const rowing = catalogueEntry('rowing boat');
  if (rowing && boat.name === 'sailing boat' && !/sail/i.test(boat.words)) {
    boat.name = rowing.name;
    boat.label = rowing.label;
  }
  hero.relation = { kind: 'riding', to: at };
  boat.relation = null;
  for (const one of things) {
    const isCaught = one.relation?.to === at && one !== hero && !one.person && metres(one) < 1.2;
    if (isCaught && /^(hold|carry|catch|fish|present)$/.test(hero.action ?? ''))
      one.relation = { kind: 'held by', to: 0 };
  }
  draft.place ??= 'lake';
}

/** A pillow belongs on the bed or the sofa that was named. */
function makeBeds({ things }: Draft): void {
  // A rug lies before the sofa, not beside it.
  const seat = things.findIndex(({ name }) => /^(bed|sofa|armchair|table|cradle)$/.test(name));
  for (const one of things)
    if (seat >= 0 && /^(rug|carpet)$/.test(one.name) && (!one.relation || one.relation.to === seat))
      one.relation = { kind: 'under', to: seat };
  const at = things.findIndex(({ name }) => /^(bed|sofa|armchair)$/.test(name));
  for (const [index, one] of things.entries())
    if (at >= 0 && index !== at && /^(pillow|blanket)$/.test(one.name) && !one.relation)
      one.relation = { kind: 'on', to: at };
}

/** "baguettes in a basket and a chalkboard": nothing is put down on a board that stands. */
function standBeside({ things }: Draft): void {
  for (const one of things) {
    const board = one.relation?.kind === 'on' ? things[one.relation.to] : undefined;
    const isUpright = board !== undefined && /^(blackboard|sign|mirror|door|easel|window)$/.test(board.name);
    if (
      isUpright &&
      !one.person &&
      !one.states.includes('hanging') &&
      /basket|bowl|crate|box|vase|pot|plant/.test(one.name)
    )
      one.relation = { kind: 'beside', to: one.relation!.to };
  }
}

/** "holding a basket of eggs": the eggs are in it, whoever holds it. */
function holdTogether({ things, text }: Draft): void {
  for (const [index, holder] of things.entries()) {
    if (
      holder.relation?.kind !== 'held by' ||
      !/^(basket|bowl|box|crate|tray|bucket|plate|cardboard box)$/.test(holder.name)
    )
      continue;
    for (const one of things) {
      const isOwn = new RegExp(
        `\\b${holder.name}\\w* (?:of|full of|with|filled with) (?:(?!(?:in|on|at|behind|beside|by)\\b)[\\w,]+ ){0,5}${lastWord(one.words)}`,
        'i',
      ).test(text);
      const isLoose =
        !one.relation ||
        (one.relation.to === holder.relation.to && /^(held by|with|beside)$/.test(one.relation.kind));
      if (one !== holder && !one.person && one.words !== '' && isLoose && isOwn)
        one.relation = { kind: /^(tray|plate)$/.test(holder.name) ? 'on' : 'in', to: index };
    }
  }
}

const lastWord = (words: string): string => words.split(/\W+/).filter(Boolean).at(-1) ?? '';

/** Who stands in front of a shop is in front of its window. */
function standBeforeShops(draft: Draft): void {
  const shop = draft.things.find(
    ({ name }, i) =>
      i > 0 &&
      name === 'shop' &&
      draft.things[0]?.relation?.to === i &&
      /^(in front of|beside)$/.test(draft.things[0].relation.kind),
  );
  if (!shop || draft.place || draft.things[0]?.kind === 'vehicle') return;
  draft.place = 'shop front';
  dropThing(draft, shop);
}

/** "a pony with a girl riding it": she rides, not the pony. */
function mountUp({ things, text }: Draft): void {
  const [mount] = things;
  if (!mount || mount.person || !/\briding (?:it|him|her|them)\b/i.test(text)) return;
  const rider = things.find(({ person, relation }) => person && relation?.to === 0);
  if (!rider) return;
  rider.relation = { kind: 'riding', to: 0 };
  rider.action = null;
  mount.action = null;
}

/** A dog that is washed or groomed is not swept. */
function tendAnimals({ things }: Draft): void {
  for (const [index, one] of things.entries()) {
    const animal = things.find(({ kind, relation }) => kind === 'animal' && relation?.to === index);
    if (one.person && animal && one.action === 'sweep')
      one.action = one.name === 'hairdresser' ? 'cut' : 'kneel';
  }
}

/** Balloons behind a cake are as large as the picture can hold. */
function letBehind({ things: [hero, ...others] }: Draft): void {
  if (!hero || metres(hero) > 0.5) return;
  for (const one of others)
    if (/^(balloon|hot-air balloon)$/.test(one.name) && one.relation?.to === 0)
      one.scale = Math.min(one.scale, (0.9 * metres(hero)) / metres({ ...one, scale: 1 }));
}

/** Three suitcases in one hand are too many. */
function putDown({ things }: Draft): void {
  for (const thing of things)
    if (
      thing.relation?.kind === 'held by' &&
      thing.count > 1 &&
      metres(thing) > 0.4 &&
      thing.name !== 'balloon' &&
      !/\b(?:bunch|bouquet|armful|handful)\b/.test(thing.words)
    )
      thing.relation = { kind: 'beside', to: thing.relation.to };
}

const AFTER: readonly (readonly [words: string, kind: RelationKind])[] = [
  ['beside|next to|near', 'beside'],
  ['behind', 'behind'],
  ['in front of|before', 'in front of'],
  ['under|underneath|below|beneath', 'under'],
  ['around', 'around'],
];

/** "a tree with presents under it": what was named last stands to what the picture is about, as the last words say. */
function backReferences({ things, text }: Draft): void {
  for (const [words, kind] of AFTER) {
    const found = new RegExp(`\\b(?:${words}) (?:it|them|him|her)\\b`, 'i').exec(text);
    if (!found) continue;
    const before = text.slice(0, found.index);
    const [hero] = things;
    for (const [index, thing] of things.entries()) {
      const at = before.lastIndexOf(thing.words);
      const isListed = at >= 0 && thing.words !== '' && !/[,;.]/.test(before.slice(at + thing.words.length));
      const isHeld = thing.relation?.kind === 'held by' || thing.relation?.kind === 'worn by';
      if (index === 0 || !isListed || isHeld || (hero && thing.words === hero.words)) continue;
      // "with five candles and balloons behind it": only the last of a list.
      const isLater = things.some(
        ({ words: own }, other) =>
          other > index && own !== thing.words && before.lastIndexOf(own) > at && own !== '',
      );
      if (isLater && thing.relation?.kind === 'with') continue;
      // Words between the two belong to this one: "two pumpkins and cinnamon sticks beside it".
      if (!thing.relation || (thing.relation.to === 0 && thing.relation.kind === 'with'))
        thing.relation = { kind, to: 0 };
    }
  }
}

const SEAT = /chair|bench|stool|wheelchair|stroller|bed|sofa|armchair|swing|car|boat/;

/** "a dentist with a patient in a chair": the patient sits, not the dentist. */
function seatPatients({ things }: Draft): void {
  for (const [index, doer] of things.entries()) {
    const { relation } = doer;
    if (!doer.person || !relation || !/^(on|in|riding)$/.test(relation.kind)) continue;
    const seat = things[relation.to];
    const other = things.findIndex(
      ({ kind, relation: tie }, i) =>
        i > index &&
        i < relation.to &&
        /^(person|animal)$/.test(kind) &&
        tie?.to === index &&
        /^(beside|with|held by)$/.test(tie.kind),
    );
    if (!seat || other < 0 || !SEAT.test(seat.name)) continue;
    doer.relation = { kind: 'beside', to: other };
    things[other]!.relation = { kind: 'on', to: relation.to };
  }
}

/** Who eats or works at a table stands behind it, and what is eaten lies on it. */
function sitAtTables({ things, text }: Draft): void {
  const at = things.findIndex(({ name }) => /^(table|desk|counter|café table|school desk)$/.test(name));
  const table = things[at];
  const [hero] = things;
  if (!table || !hero?.person || !/\b(at|around|round)\b/i.test(text) || table.relation) return;
  if (/^(under|on|in)$/.test(hero.relation?.kind ?? '')) return;
  hero.relation = { kind: 'behind', to: at };
  if (/\b(breakfast|brunch|lunch|dinner|supper|meal)\b/i.test(text))
    for (const one of things) if (one.person && one.action === 'eat') one.action = 'laugh';
  for (const thing of things) {
    const isShared = thing.relation?.kind === 'held by' && thing.kind === 'food';
    if (!isShared || !/\b(shar\w+|having|eating|enjoying|together)\b/i.test(text)) continue;
    thing.relation = { kind: 'on', to: at };
    for (const one of things)
      if (one.person && /^(eat|hold|give)$/.test(one.action ?? 'hold')) one.action = 'laugh';
  }
}

/** A dog in a bathtub is not on its rim. */
function washInTubs({ things, text }: Draft): void {
  for (const thing of things) {
    const holder = thing.relation && things[thing.relation.to];
    // Nobody stands on a bride, and a shell has no floor.
    if (thing.person && holder?.person && thing.relation?.kind === 'on')
      thing.relation = { kind: 'beside', to: thing.relation.to };
    if (holder?.name === 'seashell' && thing.relation?.kind === 'in')
      thing.relation = { kind: 'on', to: thing.relation.to };
    const tub = thing.relation && things[thing.relation.to];
    if (tub && thing.relation?.kind === 'on' && tub.name === 'bathtub' && /\bin(side|to)?\b/i.test(text))
      thing.relation = { kind: 'in', to: thing.relation.to };
  }
}

/** What hangs on a wall does not stand on its upper edge. */
function hangOnWalls({ things }: Draft): void {
  for (const thing of things) {
    const wall = thing.relation && things[thing.relation.to];
    if (!wall || thing.relation?.kind !== 'on' || !/^(wall|fence|door)$/.test(wall.name)) continue;
    if (thing.person || thing.kind === 'animal' || metres(thing) > metres(wall)) continue;
    if (thing.states.includes('hanging')) thing.relation = { kind: 'against', to: thing.relation.to };
  }
}

/** At a party the cake is the hero, and the balloons are behind it. */
function partyFirst(draft: Draft): void {
  const { things, text } = draft;
  if (/\bpart(?:y|ies)\b/i.test(text))
    draft.weakPlace ??= /garden|outdoor|pool/i.test(text) ? 'garden' : 'living room';
  const guest = things.findIndex(({ person, kind }) => person || kind === 'animal');
  if (things[0]?.name === 'balloon' && guest > 0) {
    things[0].relation ??= { kind: 'behind', to: guest };
    bringForward(draft, guest);
    return;
  }
  const [balloon, ...others] = things;
  const at = others.findIndex(({ kind, name }) => kind === 'food' || name === 'gift') + 1;
  if (balloon?.name !== 'balloon' || at === 0 || things.some(({ relation }) => relation)) return;
  [things[0], things[at]] = [things[at]!, balloon];
  balloon.relation = { kind: 'behind', to: 0 };
}

/** Whoever sits before a screen works at it. */
function workAtScreens({ things }: Draft): void {
  const [hero] = things;
  const screen = hero?.relation ? things[hero.relation.to] : undefined;
  if (!hero?.person || !screen || !/^(computer|laptop|keyboard|typewriter)$/.test(screen.name)) return;
  if (
    !/^(in front of|beside|behind)$/.test(hero.relation!.kind) ||
    /repair|hold|carry/.test(hero.action ?? '')
  )
    return;
  hero.action = 'type';
  screen.relation = { kind: 'held by', to: 0 };
  hero.relation = null;
}
