/** Corrections to what was understood: a person takes a thing off, names another one, or moves the picture to another place or hour. */

import { catalogueEntry, findEntry } from '../catalogue.ts';
import { placeEntry } from '../places.ts';
import { type Scene, type Thing, TIMES, type TimeOfDay, WEATHERS, type Weather } from '../scene.ts';
import { newLook } from './draft/draft.ts';

export type SceneChange =
  | { kind: 'remove'; words: string }
  | { kind: 'replace'; words: string; name: string }
  | { kind: 'place'; name: string }
  | { kind: 'time'; name: string }
  | { kind: 'weather'; name: string }
  | { kind: 'plain background' }
  | { kind: 'no props' };

/** In the order given; what does not fit the scene is passed over. Things are told by the words they were read from, which no change changes. */
export function changeScene(scene: Scene, changes: readonly SceneChange[]): Scene {
  const words = new Set(changes.flatMap((one) => (one.kind === 'remove' ? [one.words] : [])));
  const removed = new Set(scene.things.flatMap((one, i) => (words.has(one.words) ? [i] : [])));
  let changed: Scene = { ...scene, things: scene.things.map((one) => ({ ...one })) };
  for (const change of changes) changed = apply(changed, change);
  const things = without(changed.things, removed);
  return { ...changed, things, drawn: nowDrawn(scene, changed, removed) };
}

function apply(scene: Scene, change: SceneChange): Scene {
  switch (change.kind) {
    case 'remove':
      return scene;
    case 'replace':
      return {
        ...scene,
        things: scene.things.map((one) => (one.words === change.words ? replaced(one, change.name) : one)),
      };
    case 'place':
      return placeEntry(change.name)
        ? { ...scene, place: change.name, isPlaceNamed: true, backdrop: null, surface: tableIn(scene) }
        : scene;
    case 'time':
      return TIMES.includes(change.name as TimeOfDay) ? { ...scene, time: change.name as TimeOfDay } : scene;
    case 'weather':
      return WEATHERS.includes(change.name as Weather)
        ? { ...scene, weather: change.name as Weather }
        : scene;
    case 'no props':
      return { ...scene, isPlain: true };
    case 'plain background':
      return { ...scene, place: 'studio', isPlaceNamed: false, surface: null };
  }
}

/** A table goes along to the new place; the floor of a studio does not. */
const tableIn = ({ surface }: Scene): Scene['surface'] => (surface?.kind === 'studio' ? null : surface);

function replaced(thing: Thing, name: string): Thing {
  const entry = findEntry(name.trim()) ?? catalogueEntry(name.trim());
  if (!entry || entry.source === 'scenery') return thing;
  const isPerson = entry.kind === 'person';
  return {
    ...thing,
    name: entry.name,
    label: entry.label,
    kind: entry.kind,
    madeOf: null,
    part: null,
    person: isPerson ? (thing.person ?? newLook()) : null,
  };
}

/** Indices of relations follow; what was held by somebody who is gone stands by itself. */
function without(things: readonly Thing[], removed: ReadonlySet<number>): Thing[] {
  const index = new Map<number, number>();
  for (const i of things.keys()) if (!removed.has(i)) index.set(i, index.size);
  return things.flatMap((one, i) => {
    if (removed.has(i)) return [];
    const to = one.relation && index.get(one.relation.to);
    return [
      { ...one, relation: one.relation && to !== undefined && to !== null ? { ...one.relation, to } : null },
    ];
  });
}

/** The reading's own words stay where nothing changed. */
function nowDrawn(before: Scene, after: Scene, removed: ReadonlySet<number>): string[] {
  const gone = [...removed].map((i) => before.things[i]?.label ?? '');
  const renamed = new Map(
    before.things.flatMap((one, i) =>
      after.things[i] && after.things[i]!.name !== one.name
        ? [[one.label, after.things[i]!.label] as const]
        : [],
    ),
  );
  const kept = before.drawn
    .filter((name) => !gone.some((label) => label && name.includes(label)))
    .map((name) => {
      const hit = [...renamed.keys()].find((label) => name.includes(label));
      return hit ? name.replace(hit, renamed.get(hit)!) : name;
    })
    .filter((name) => after.place === before.place || name !== before.place);
  return after.place !== before.place && after.place !== 'studio' ? [...kept, after.place] : kept;
}
