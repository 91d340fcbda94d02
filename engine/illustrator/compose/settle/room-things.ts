/** Which named things of a room are its heroes, and which furnish it anyway. */

import type { Scene } from '../../scene.ts';
import { dressingNames } from '../dressing.ts';

const ROOM_HERO = /^(bathtub|sofa|bed|armchair|fireplace|piano|cradle|stove|barber chair|throne)$/;

/** "A library with tall shelves" is about the room: what furnishes it anyway stands along its walls, not in the middle. */
export function withoutFurniture(scene: Scene): Scene {
  if (scene.intent !== 'interior' || !scene.isPlaceNamed) return scene;
  const fallback = new Set(dressingNames(scene.place));
  const isDefault = ({ name, kind, colour, material, relation }: Scene['things'][number]): boolean =>
    fallback.has(name) || (fallback.size > 2 && kind === 'furniture' && !colour && !material && !relation);
  // What somebody names of a bathroom or a bedroom is its hero, not furniture among other.
  const isHero = scene.things.some(({ name }) => ROOM_HERO.test(name));
  return !isHero && scene.things.every(isDefault) ? { ...scene, things: [] } : scene;
}
