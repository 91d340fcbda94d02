/** Puts what small things stand on into the world: a board under the loaf, a plate under the cake, a pedestal under the bag. */

import { catalogueEntry } from '../../catalogue.ts';
import { placeEntry } from '../../places.ts';
import type { Scene, Surface, Thing } from '../../scene.ts';

const SUPPORTS: Partial<Record<Surface['kind'], string>> = {
  board: 'cutting board',
  plate: 'plate',
  pedestal: 'pedestal',
};

/** Dishes that come on a plate of their own. */
const SERVED = /slice|pancakes|sushi|spaghetti|steak|salad|wedding cake|^cake$|roast|pie|platter/;

const support = (hero: Thing, name: string, surface: Surface | null): Thing => ({
  ...hero,
  name,
  label: name,
  words: '',
  kind: 'object',
  count: 1,
  colour: surface?.colour ?? null,
  material: surface?.material ?? null,
  pattern: null,
  scale: 1,
  action: null,
  states: [],
  part: null,
  madeOf: null,
  relation: null,
  person: null,
});

/** The scene with its support as a thing, and everything that stood on the ground on it. */
export function withSupport(scene: Scene): Scene {
  const { surface, things } = scene;
  const name = surface && SUPPORTS[surface.kind];
  const hero = things[0];
  if (!surface || !name || !hero || hero.kind === 'person' || catalogueEntry(name)?.source !== 'sculpted')
    return scene;
  if (surface.kind === 'plate' && SERVED.test(hero.name)) return { ...scene, surface: table(surface) };
  if (surface.kind === 'board' && surface.material === 'slate') return scene;
  const base = support(hero, name, surface);
  const at = things.length;
  const stood = heroAnchored(things).map((one) =>
    one.relation || one.states.includes('prop') ? one : { ...one, relation: { kind: 'on' as const, to: at } },
  );
  return {
    ...scene,
    surface: surface.kind === 'pedestal' ? null : table(surface),
    things: [...stood, base],
  };
}

/** "a loaf on a board beside a knife": the knife lies beside the loaf, which has the board. */
function heroAnchored(things: readonly Thing[]): Thing[] {
  const [hero] = things;
  const to =
    hero?.relation && /^(beside|with|in front of|behind)$/.test(hero.relation.kind) ? hero.relation.to : -1;
  const other = things[to];
  if (!hero || !other || other.relation) return [...things];
  return things.map((one, i) =>
    i === 0 ? { ...one, relation: null } : i === to ? { ...one, relation: { kind: 'beside', to: 0 } } : one,
  );
}

const WORK_TABLE = /^(table|desk|counter|workbench)$/;

/** Small things that somebody works on stand on a table, not on the floor. */
export function withWorkTable(scene: Scene): Scene {
  const hero = scene.things[0];
  // What a food truck sells lies on no road.
  const isServed = hero?.kind === 'vehicle' || hero?.name === 'market stall';
  if (!hero || !(hero.kind === 'person' || isServed) || catalogueEntry('table')?.source !== 'sculpted')
    return scene;
  // Whoever plays on the floor has no table.
  if (/^(kneel|crouch|picnic)$/.test(hero.action ?? '')) return scene;
  const isSmall = ({ name, scale }: Thing): boolean => (catalogueEntry(name)?.metres ?? 1) * scale < 0.5;
  const isCarried = ({ name, scale }: Thing): boolean => (catalogueEntry(name)?.metres ?? 1) * scale < 0.9;
  const hasTable = scene.surface?.kind === 'table' || scene.things.some((one) => WORK_TABLE.test(one.name));
  const isIndoors = placeEntry(scene.place)?.kind === 'interior';
  const onFloor = scene.things.flatMap((one, i) =>
    i > 0 &&
    (one.relation === null
      ? one.kind === 'food' ||
        (one.kind === 'animal' && scene.surface?.kind === 'table') ||
        (isIndoors && one.kind === 'object' && !/rug|mat$|carpet/.test(one.name))
      : one.relation.to === 0 && /^(beside|with|in front of)$/.test(one.relation.kind)) &&
    ((one.kind === 'object' && !isServed) ||
      one.kind === 'food' ||
      (one.kind === 'animal' &&
        (isIndoors || hasTable) &&
        /^(examine|cut|hold)$/.test(hero.action ?? '') &&
        hero.kind === 'person')) &&
    (isSmall(one) || (one.kind === 'animal' && hasTable && isCarried(one)))
      ? [i]
      : [],
  );
  if (onFloor.length === 0) return scene;
  // What the hands are busy with stands before them.
  const isBefore = onFloor.some((i) => scene.things[i]!.relation?.kind === 'in front of');
  const isAtWork =
    isBefore ||
    (hero.kind === 'person' &&
      /^(arrange|cut|pour|sew|bake|cook|paint|examine|repair|write|make coffee)$/.test(hero.action ?? ''));
  const there = scene.things.findIndex((one) => WORK_TABLE.test(one.name));
  const at = there >= 0 ? there : scene.things.length;
  const things = scene.things.map((one, i) =>
    onFloor.includes(i) ? { ...one, relation: { kind: 'on' as const, to: at } } : one,
  );
  if (there >= 0) return { ...scene, things };
  return {
    ...scene,
    things: [
      ...things,
      {
        ...support(hero, 'table', null),
        kind: 'furniture',
        relation: { kind: isAtWork ? 'in front of' : 'beside', to: 0 },
      },
    ],
  };
}

/** A cup in the street stands on a table there, not on the road. */
export function withTable(scene: Scene): Scene {
  const hero = scene.things[0];
  if (
    !hero ||
    scene.surface ||
    hero.states.includes('floating') ||
    (hero.relation && !isInOpen(scene)) ||
    scene.things.some((one) => one.kind === 'person' || one.kind === 'animal')
  )
    return scene;
  const metres = (catalogueEntry(hero.name)?.metres ?? 1) * hero.scale;
  // Outdoors what is sold or eaten is taken on a table, with the place behind it.
  const isForSale =
    placeEntry(scene.place)?.kind === 'landscape' &&
    scene.time !== 'night' &&
    /^(food|product|still life)$/.test(scene.intent) &&
    (hero.kind === 'food' ||
      /crate|basket|box|bottle|jar|bowl|glass|vase|candle|soap|cream/.test(hero.name)) &&
    metres < 0.75 &&
    scene.camera !== 'wide' &&
    hero.count <= 6 &&
    scene.things.every(({ kind }) => /^(food|object|plant)$/.test(kind));
  if (isForSale) return { ...scene, surface: { kind: 'table', material: 'wood', colour: null } };
  const isTableware = hero.kind === 'food' || (hero.kind === 'object' && metres < 0.35);
  const kind = placeEntry(scene.place)?.kind;
  if (
    !isTableware ||
    hero.count > 6 ||
    scene.place === 'shop front' ||
    (kind !== 'street' && kind !== 'interior') ||
    hero.states.includes('floating')
  )
    return scene;
  return { ...scene, surface: { kind: 'table', material: 'wood', colour: null } };
}

/** Apples in a crate stand on what the crate stands on. */
const isInOpen = ({ things }: Scene): boolean => {
  const [hero] = things;
  const holder = hero?.relation?.kind === 'in' ? things[hero.relation.to] : undefined;
  return holder?.kind === 'object' && (!holder.relation || things[holder.relation.to]?.kind === 'object');
};

/** What the support itself lies on. */
const table = ({ kind }: Surface): Surface | null =>
  kind === 'pedestal' ? null : { kind: 'table', material: 'wood', colour: kind === 'plate' ? null : 'white' };
