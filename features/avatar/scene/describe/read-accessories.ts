/** Finds what a description says is worn in addition to clothes: which kind, and in which colour. */

import type { Accessory, AccessoryColor } from '#common/character/character-words.ts';
import { colourOfChunk, type Said } from './read-cloth.ts';
import { ACCESSORY_COLOR_WORDS, ACCESSORY_WORDS, HATS_OF, KINDS } from './words/accessories.ts';
import { COARSE } from './words/colours.ts';

export interface Worn {
  accessory: Accessory;
  color: AccessoryColor | undefined;
  /** Numbers of the words that say it, in their order. */
  places: number[];
}

const keyOf = <K extends string>(list: Record<K, readonly string[]>, word: string): K | undefined =>
  (Object.keys(list) as K[]).find((key) => list[key].includes(word));

/** Of a colour of cloth, of which there are more. */
const accessoryColorOf = (shade: string | undefined): AccessoryColor | undefined =>
  shade === undefined ? undefined : keyOf(ACCESSORY_COLOR_WORDS, COARSE[shade] ?? shade);

export function readAccessories(said: Said, isFree: (at: number) => boolean): Worn[] {
  const { words } = said;
  const found: Worn[] = [];
  for (const [at, word] of words.entries()) {
    const kind = kindOf(words, at, word);
    if (!kind) continue;
    const chunk = colourOfChunk(said, kind.places[0]!, at, isFree);
    // Of a cape one sees what it is lined with.
    const colour = accessoryColorOf(kind.accessory === 'cape' ? (chunk.trim ?? chunk.colour) : chunk.colour);
    const places = [...kind.places, ...chunk.places];
    const before = found.at(-1);
    // 'A blue hat and scarf': both are blue; 'a blue hat and a scarf': one is.
    const isShared = words[at - 1] === 'and' && before?.color && before.places.includes(at - 2);
    found.push({
      accessory: kind.accessory,
      color: colour ?? (isShared ? before.color : undefined),
      places: places.sort((a, b) => a - b),
    });
  }
  return found;
}

function kindOf(
  words: readonly string[],
  at: number,
  word: string,
): { accessory: Accessory; places: number[] } | undefined {
  // The word before may have a colour before it, too: 'a bow red tie' nobody says, 'a red bow tie' people do.
  const before = words[at - 1] ?? '';
  const special = KINDS[word]?.find(([, ...kinds]) => (kinds as string[]).includes(before));
  if (special) return { accessory: special[0], places: [at - 1, at] };
  const accessory = keyOf(ACCESSORY_WORDS, word);
  if (!accessory) return undefined;
  const role = accessory === 'hat' && words.find((one) => Object.hasOwn(HATS_OF, one));
  return { accessory: role ? HATS_OF[role]! : accessory, places: [at] };
}
