/** What is only a background to something small: the fireplace behind a cup of tea, the window of a room. */

import { catalogueEntry } from '../../catalogue.ts';
import { isRoom, roomLook } from '../../locations/sets/room-looks.ts';
import type { Scene, Thing } from '../../scene.ts';

const SMALL = 0.45;
const LARGE = 3;

export const isBehind = ({ states }: Pick<Thing, 'states'>): boolean => states.includes('behind');

const metres = ({ name, scale }: Thing): number => (catalogueEntry(name)?.metres ?? 0.3) * scale;

/** Marks what is part of the room from here on, and puts the small hero on a table before it. */
export function withBehind(scene: Scene): Scene {
  const [hero, ...others] = scene.things;
  if (!hero || !isRoom(scene.place) || scene.camera === 'above') return scene;
  const isAlone = (one: Thing, at: number): boolean =>
    !others.some(
      ({ relation }) => relation?.to === at && !/^(beside|in front of|with)$/.test(relation.kind),
    ) &&
    (!one.relation || /^(beside|behind|with)$/.test(one.relation.kind));
  const isSmall = /^(object|food|plant)$/.test(hero.kind) && metres(hero) < SMALL;
  const holder = hero.relation ? scene.things[hero.relation.to] : undefined;
  const isHeld = holder?.kind === 'object' && /^(in|on)$/.test(hero.relation!.kind) && metres(holder) < SMALL;
  const isNear = isHeld || !hero.relation || /^(beside|in front of)$/.test(hero.relation.kind);
  const marked = scene.things.map((one, at) => {
    const isWindow = one.name === 'window' && roomLook(scene.place).window;
    const isLarge =
      isSmall &&
      isNear &&
      /^(furniture|plant|object)$/.test(one.kind) &&
      metres(one) > LARGE * metres(hero) &&
      metres(one) > 0.9;
    const isTable = /table|desk|counter|bed|sofa|chair|bench|shelf/.test(one.name);
    return at > 0 && isAlone(one, at) && (isWindow || (isLarge && !isTable))
      ? { ...one, states: [...one.states, 'behind'] }
      : one;
  });
  const gone = new Set(marked.flatMap((one, at) => (isBehind(one) ? [at] : [])));
  if (gone.size === 0) return scene;
  const things = marked.map((one) =>
    one.relation && gone.has(one.relation.to) ? { ...one, relation: null } : one,
  );
  const surface: Scene['surface'] =
    isSmall && !scene.surface ? { kind: 'table', material: 'wood', colour: null } : scene.surface;
  return { ...scene, things, surface };
}
