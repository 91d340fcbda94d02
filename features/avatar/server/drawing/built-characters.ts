/** Characters that this thread has sculpted recently: a scene and its panels show the same people again and again. */

import { buildCharacter, type Character } from '#engine/character/build-character.ts';
import type { Look } from '#engine/character/figure/look.ts';

/** One of high quality takes about 20 MB. */
const KEPT = 8;
const built = new Map<string, Character>();

export function characterFor(look: Look): Character {
  const key = JSON.stringify(look);
  const character = built.get(key) ?? buildCharacter(look);
  built.delete(key);
  built.set(key, character);
  const [oldest] = built.keys();
  if (built.size > KEPT) built.delete(oldest!);
  return character;
}
