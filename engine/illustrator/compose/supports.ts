/** Puts what small things stand on into the world: a board under the loaf, a plate under the cake, a pedestal under the bag. */

import { catalogueEntry } from '../catalogue.ts';
import type { Scene, Surface, Thing } from '../scene.ts';

const SUPPORTS: Partial<Record<Surface['kind'], string>> = {
  board: 'cutting board',
  plate: 'plate',
  pedestal: 'pedestal',
};

/** Dishes that come on a plate of their own. */
const SERVED = /slice|pancakes|sushi|spaghetti|steak|salad|wedding cake|^cake$|roast|pie|platter/;

/** The scene with its support as a thing, and everything that stood on the ground on it. */
export function withSupport(scene: Scene): Scene {
  const { surface, things } = scene;
  const name = surface && SUPPORTS[surface.kind];
  const hero = things[0];
  if (!surface || !name || !hero || catalogueEntry(name)?.source !== 'sculpted') return scene;
  if (surface.kind === 'plate' && SERVED.test(hero.name)) return { ...scene, surface: table(surface) };
  if (surface.kind === 'board' && surface.material === 'slate') return scene;
  const support: Thing = {
    ...hero,
    name,
    label: name,
    words: '',
    kind: 'object',
    count: 1,
    colour: surface.colour,
    material: surface.material,
    pattern: null,
    scale: 1,
    action: null,
    states: [],
    part: null,
    madeOf: null,
    relation: null,
    person: null,
  };
  const at = things.length;
  const stood = things.map((one) =>
    one.relation ? one : { ...one, relation: { kind: 'on' as const, to: at } },
  );
  return {
    ...scene,
    surface: surface.kind === 'pedestal' ? null : table(surface),
    things: [...stood, support],
  };
}

/** What the support itself lies on. */
const table = ({ kind }: Surface): Surface | null =>
  kind === 'pedestal' ? null : { kind: 'table', material: 'wood', colour: kind === 'plate' ? null : 'white' };
