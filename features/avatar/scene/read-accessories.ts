/** Finds what a description says is worn in addition to clothes: which kind, and in which colour. */

import type { Accessory, AccessoryColor } from '#common/character/character-words.ts';
import {
  ACCESSORY_COLOR_WORDS,
  ACCESSORY_WORDS,
  CLOTH_FILLERS,
  HATS_OF,
  KINDS,
} from './words/accessories.ts';

export interface Worn {
  accessory: Accessory;
  color: AccessoryColor | undefined;
  /** Numbers of the words that say it, in their order. */
  places: number[];
}

const keyOf = <K extends string>(list: Record<K, readonly string[]>, word: string): K | undefined =>
  (Object.keys(list) as K[]).find((key) => list[key].includes(word));

export const accessoryColorOf = (word: string): AccessoryColor | undefined =>
  keyOf(ACCESSORY_COLOR_WORDS, word);

export function readAccessories(words: readonly string[]): Worn[] {
  const found: Worn[] = [];
  for (const [at, word] of words.entries()) {
    const kind = kindOf(words, at, word);
    if (!kind) continue;
    const places = [...kind.places];
    const colour = colourBefore(words, places[0]!) ?? colourAfter(words, at);
    if (colour !== undefined) places.push(colour);
    const before = found.at(-1);
    // 'A blue hat and scarf': both are blue; 'a blue hat and a scarf': one is.
    const isShared = words[at - 1] === 'and' && before?.color && before.places.includes(at - 2);
    found.push({
      accessory: kind.accessory,
      color: colour === undefined ? (isShared ? before.color : undefined) : accessoryColorOf(words[colour]!),
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

/** 'A bright blue knitted scarf': back over adjectives, not over anything else. */
function colourBefore(words: readonly string[], at: number): number | undefined {
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    if (accessoryColorOf(words[i]!)) return i;
    if (!CLOTH_FILLERS.has(words[i]!)) return undefined;
  }
  return undefined;
}

/** 'His scarf is blue.' */
function colourAfter(words: readonly string[], at: number): number | undefined {
  if (!/^(is|are|in)$/.test(words[at + 1] ?? '')) return undefined;
  const i = accessoryColorOf(words[at + 2] ?? '') ? at + 2 : at + 3;
  const isFiller = i === at + 2 || CLOTH_FILLERS.has(words[at + 2] ?? '');
  return isFiller && accessoryColorOf(words[i] ?? '') ? i : undefined;
}
