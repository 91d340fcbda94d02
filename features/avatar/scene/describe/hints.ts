/** What the words of a description hint at without saying it: a queen's crown, a fox's fur, a firefighter's clothes. */

import { slotOf } from '#common/character/garments.ts';
import type { Understood } from '../../contract.ts';
import { isOnHead } from '../headwear.ts';
import { tradeLine, without } from './read-trade.ts';
import { DEFAULT_FUR } from './words/animals.ts';
import { HINTS } from './words/manners.ts';

export function hintsFor(
  words: readonly string[],
  said: readonly Understood[],
  animal: Understood | undefined,
): Understood[] {
  const hints: Understood[] = [];
  const fur = animal && DEFAULT_FUR[animal.value as keyof typeof DEFAULT_FUR];
  if (fur && !said.some((one) => one.field === 'hairColor'))
    hints.push({ group: 'appearance', field: 'hairColor', value: fur, words: animal.words });
  for (const { words: any, group, field, value } of HINTS) {
    // A viking woman has no beard that nobody asked for.
    if (field === 'facialHair' && (isFemale(words) || animal)) continue;
    // One pair of glasses is enough.
    if (value === 'glasses' && said.some((one) => slotOf(one.value.split(' ')[0]!) === 'face')) continue;
    const word = words.find((one) => any.includes(one));
    if (isOnHead(value) && [...said, ...hints].some((one) => isOnHead(one.value))) continue;
    const isTaken = [...said, ...hints].some(
      (one) => one.field === field && (field !== 'accessories' || one.value === value),
    );
    if (word && !isTaken) hints.push({ group, field, value, words: word });
  }
  return [...hints, ...tradeHint(words, [...said, ...hints])];
}

export const isFemale = (words: readonly string[]): boolean =>
  words.some((one) =>
    /^(she|her|woman|girl|female|lady|waitress|policewoman|firewoman|actress|grandma|grandmother|mother|superheroine)$/.test(
      one,
    ),
  );

/** What somebody of a trade wears, less what is worn in its place. */
function tradeHint(words: readonly string[], known: readonly Understood[]): Understood[] {
  const trade = tradeLine(words, isFemale(words));
  if (!trade) return [];
  const worn = known.filter((one) => one.field === 'accessories').map((one) => one.value);
  const hasHat = worn.some(isOnHead) || known.some(({ value }) => slotOf(value.split(' ')[0]!) === 'hat');
  // Feet that are named are to be seen.
  const showsFeet = known.some(
    ({ value }) =>
      /^(feet|undefined)$/.test(String(slotOf(value.split(' ')[0]!))) &&
      /^(slippers|sneakers|shoes|boots|tallBoots|wellies|sandals|kneeSocks|barefoot)/.test(value),
  );
  // What is named is not hidden under a cardigan that is not.
  const hasTop = known.some(
    ({ field, value }) => field === 'garments' && slotOf(value.split(' ')[0]!) === 'top',
  );
  const isNamed = (...names: string[]) =>
    known.some(({ field, value }) => field === 'garments' && names.includes(value.split(' ')[0]!));
  const hasLegs = known.some(
    ({ field, value }) => field === 'garments' && slotOf(value.split(' ')[0]!) === 'bottom',
  );
  const hasWings = known.some(({ field, value }) => field === 'garments' && /Wings /.test(value));
  // Hair that was asked for is to be seen.
  const hasHighHair = known.some(
    ({ field, value }) => field === 'hairStyle' && /^(spiky|mohawk|afro|buns)$/.test(value),
  );
  const hasBib = isNamed('dungarees', 'overalls', 'gown', 'longDress', 'dress', 'kimono', 'suit');
  const hasBraces = known.some(({ value }) => value.startsWith('suspenders'));
  // Long socks are not seen in trousers.
  const isShort = isNamed('kneeSocks', 'tights') && !hasLegs;
  const short = isShort ? trade.line.replace(/\b(jeans|trousers|breeches) \w+/, 'shorts navy') : trade.line;
  const line = without(
    showsFeet ? short.replace('longDress', 'dress') : short,
    (garment, slot) =>
      (slot === 'hat' && hasHat) ||
      (slot === 'over' && hasBraces) ||
      (hasTop && /^(cardigan|blazer|waistcoat|tie|raincoat|parka|trenchCoat|poncho)$/.test(garment)) ||
      (hasBib && slot === 'front') ||
      (slot === 'held' && isNamed(garment)) ||
      (slot === 'hat' && hasHighHair) ||
      (slot === 'over' && isNamed('corset', 'waistcoat', 'hiVis', 'dungarees')) ||
      (garment === 'skirt' && hasLegs) ||
      (/Wings$/.test(garment) && hasWings) ||
      worn.includes(ACCESSORY_OF[garment] ?? ''),
  );
  if (!line) return [];
  return [
    {
      group: 'clothing',
      field: 'garments',
      value: line,
      words: words.slice(trade.at, trade.to + 1).join(' '),
    },
  ];
}

/** Accessories that are garments of the kit, too. */
const ACCESSORY_OF: Partial<Record<string, string>> = {
  glasses: 'glasses',
  sunglasses: 'sunglasses',
  scarf: 'scarf',
  cape: 'cape',
  royalCape: 'cape',
  backpack: 'backpack',
  apron: 'apron',
  waistApron: 'apron',
  tie: 'tie',
  bowTie: 'bow-tie',
  necklace: 'necklace',
  gloves: 'gloves',
  eyePatch: 'eye-patch',
  headphones: 'headphones',
};
