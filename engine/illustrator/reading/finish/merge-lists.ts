/** What is said twice is one: a class and the women in it, "vegetables" and the list of them. */

import { catalogueEntry } from '../../catalogue.ts';
import type { Thing } from '../../scene.ts';
import type { Draft } from '../draft/draft.ts';
import { dropThing } from './drop-thing.ts';

export function mergeLists(draft: Draft): void {
  mergeGroups(draft);
  mergeClasses(draft);
  serveMeat(draft);
}

const GROUP = /\b(?:class|lesson|team|group|club|course|workshop|crew|staff|choir|band)\b/i;
const ANYBODY = /^(?:woman|man|person|girl|boy|child|student|yogi)$/;

/** "a yoga class, women on mats": the women are the class. */
function mergeGroups(draft: Draft): void {
  const { things } = draft;
  const at = things.findIndex(({ person, count, words }) => person && count > 1 && GROUP.test(words));
  const group = things[at];
  if (!group?.person) return;
  const members = things.find(
    ({ name, person, count, relation }, i) =>
      i > at &&
      person &&
      count > 1 &&
      ANYBODY.test(name) &&
      !(relation?.to === at && relation.kind !== 'beside'),
  );
  if (!members?.person) return;
  const from = things.indexOf(members);
  group.person = {
    ...members.person,
    gender: members.person.gender ?? genderOf(members.name) ?? group.person.gender,
  };
  group.relation ??= members.relation?.to === at ? null : members.relation;
  group.action ??= members.action;
  for (const one of things) if (one.relation?.to === from) one.relation = { ...one.relation, to: at };
  dropThing(draft, members);
}

const genderOf = (name: string): 'female' | 'male' | null =>
  /^(woman|girl)$/.test(name) ? 'female' : /^(man|boy)$/.test(name) ? 'male' : null;

/** "a crate of vegetables, carrots, tomatoes and lettuce": what is listed is what the crate holds. */
function mergeClasses(draft: Draft): void {
  const sets = Map.groupBy(
    draft.things.filter(({ person, words }) => !person && words !== ''),
    ({ words }) => words,
  );
  for (const [words, all] of sets) {
    const names = new Set(all.map(({ name }) => name));
    if (names.size < 2) continue;
    const last = draft.things.indexOf(all.at(-1)!);
    const listed = draft.things.filter(
      (one, i) =>
        i > last && one.kind === all[0]!.kind && one.words !== words && one.relation?.kind !== 'held by',
    );
    if (listed.length < 2 || !listed.some(({ name }) => names.has(name))) continue;
    const tie = all[0]!.relation;
    const holder = tie ? draft.things[tie.to] : undefined;
    for (const one of all) dropThing(draft, one);
    const to = holder ? draft.things.indexOf(holder) : -1;
    for (const one of listed) one.relation = tie && to >= 0 ? { kind: tie.kind, to } : null;
    if (holder?.relation && listed.includes(draft.things[holder.relation.to]!)) holder.relation = null;
  }
}

const MEAT = /^(?:chicken|turkey|duck|goose|pig|cow|rabbit|fish|salmon|shrimp|lobster|crab)$/;
const COOKED: Readonly<Record<string, string>> = {
  chicken: 'roast chicken',
  turkey: 'roast chicken',
  duck: 'roast chicken',
  goose: 'roast chicken',
  fish: 'grilled fish',
  salmon: 'grilled salmon',
};

/** Chicken with rice is a dish. */
function serveMeat({ things }: Draft): void {
  const others = things.filter(({ kind }) => kind === 'food');
  if (others.length === 0 || things.some(({ person, kind }) => person || kind === 'building')) return;
  for (const thing of things) {
    const holder = thing.relation ? things[thing.relation.to] : undefined;
    const isServed =
      thing.kind === 'animal' &&
      (holder?.kind === 'food' || /plate|bowl|box|pan|pot|dish/.test(holder?.name ?? ''));
    const entry = isServed && MEAT.test(thing.name) ? catalogueEntry(COOKED[thing.name] ?? '') : undefined;
    if (entry)
      Object.assign(thing, {
        name: entry.name,
        label: entry.label,
        kind: entry.kind,
      } satisfies Partial<Thing>);
  }
}
