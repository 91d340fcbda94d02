/** From lines of the wardrobe to garments with their colours, and what cannot be worn together. */

import { type Pattern, type Slot, slotOf } from '#common/character/garments.ts';
import type { Costume, Garment, GarmentName } from '../costume/kit.ts';
import { CLOTH_COLOURS } from './cloth-colours.ts';

const hexOf = (name: string, pair: readonly [string, string]): string =>
  CLOTH_COLOURS[name === 'A' ? pair[0] : name === 'B' ? pair[1] : name] ?? CLOTH_COLOURS.grey!;

/** 'dress A/B, shoes brown' with the pair of colours that A and B stand for. */
export function costumeOf(line: string, pair: readonly [string, string] = ['blue', 'white']): Garment[] {
  return line.split(', ').map((words) => {
    const [is, colours = 'grey', pattern] = words.split(' ');
    const [colour, trim] = colours.split('/');
    return {
      is: is as GarmentName,
      colour: hexOf(colour!, pair),
      trim: hexOf(trim ?? colour!, pair),
      ...(pattern?.startsWith('no')
        ? { number: pattern.slice(2) }
        : pattern && { pattern: pattern as Pattern }),
    };
  });
}

const DRESSES: ReadonlySet<GarmentName> = new Set(['dress', 'sundress', 'gown', 'longDress', 'tutu']);

const SHORT: ReadonlySet<GarmentName> = new Set(['skirt', 'longSkirt', 'shorts']);
const LEGS: ReadonlySet<GarmentName> = new Set(['tights', 'leggings']);
const COATS: ReadonlySet<GarmentName> = new Set(['blazer', 'cardigan', 'longCoat', 'trenchCoat', 'parka']);

/** Of one slot, but one over the other: tights under a skirt, a waistcoat under a coat. */
const isUnder = (a: GarmentName, b: GarmentName): boolean =>
  (LEGS.has(a) && SHORT.has(b)) ||
  (LEGS.has(b) && SHORT.has(a)) ||
  (a === 'waistcoat' && COATS.has(b)) ||
  (b === 'waistcoat' && COATS.has(a));

/** Puts a garment on, in place of what cannot be worn with it. */
export function wearing(costume: Costume, garment: Garment): Garment[] {
  const slot = slotOf(garment.is);
  const gone: readonly (Slot | undefined)[] =
    garment.is === 'fishTail'
      ? ['top', 'bottom', 'whole', 'over', 'feet']
      : slot === 'whole'
        ? ['top', 'bottom', 'whole', 'over']
        : slot === 'top'
          ? ['top']
          : slot
            ? [slot]
            : [];
  // Tights are worn under a dress.
  const kept = costume.filter(
    ({ is }) =>
      (!gone.includes(slotOf(is)) || (slot === 'whole' && is === 'tights') || isUnder(is, garment.is)) &&
      is !== garment.is,
  );
  // What is one piece becomes two when only its upper or lower half is replaced.
  const whole = costume.find(({ is }) => slotOf(is) === 'whole');
  const isLegs = garment.is === 'tights' || garment.is === 'leggings';
  if (whole && isLegs && DRESSES.has(whole.is)) return [...kept, garment];
  // A mermaid has no trousers.
  if (whole?.is === 'fishTail') return slot === 'top' ? [...kept, garment] : [...kept];
  if (whole && (slot === 'top' || slot === 'bottom')) {
    const rest = kept.filter((one) => one !== whole);
    const other = slot === 'top' ? 'trousers' : 'tee';
    return [...rest, { is: other, colour: whole.colour, trim: whole.trim }, garment];
  }
  return [...kept, garment];
}
