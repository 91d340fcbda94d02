/** What a character wears whose clothes were named one by one: the outfit's plain version with those garments in its place. */

import type { Outfit, StageOutfit } from '#common/character/character-words.ts';
import { slotOf } from '#common/character/garments.ts';
import type { Costume } from '../costume/kit.ts';
import type { Look } from '../figure/look.ts';
import { isTattooed } from '../figure/tattoos.ts';
import { costumeOf, wearing } from './wardrobe.ts';

/** Every outfit in garments of the kit. */
const PLAIN: Record<Outfit | StageOutfit, string> = {
  casual: 'tee A/A, jeans denim, sneakers white',
  formal: 'shirt white/white, trousers charcoal, shoes black',
  fantasy: 'sweater A/B, leggings olive, boots brown/camel, belt brown/gold',
  'sci-fi': 'bodysuit A/A, boots slate/silver, belt silver/slate',
  medieval: 'sweater A/B, breeches brown, tallBoots brown/camel, belt brown/gold',
  rock: 'tee black/A, jeans charcoal, boots black/charcoal',
  pop: 'tee A/B, jeans denim, sneakers white',
  country: 'checkedShirt A/white, jeans denim, tallBoots brown/camel',
  'hip-hop': 'sweater A/A, jeans navy, sneakers white',
};

const CLOTHES: ReadonlySet<string | undefined> = new Set(['top', 'over', 'bottom', 'whole', 'feet']);

export interface Dress {
  /** In place of the outfit; undefined where the outfit is worn as it is. */
  clothes: Costume | undefined;
  /** Worn with them. */
  besides: Costume;
}

export function dressOf(look: Look): Dress {
  const { garments = [], outfit, color } = look;
  const pair = [color, color === 'white' ? 'sky' : 'cream'] as const;
  const listed = garments.flatMap((line) => costumeOf(line, pair));
  // Suspenders are worn on a shirt, and would not be seen on a hooded sweater.
  const needsShirt =
    listed.some(({ is }) => is === 'suspenders') &&
    !listed.some(({ is }) => slotOf(is) === 'top' || slotOf(is) === 'whole');
  // Socks to the knees would not be seen in trousers.
  const needsShorts =
    listed.some(({ is }) => is === 'kneeSocks') &&
    !listed.some(({ is }) => slotOf(is) === 'bottom' || slotOf(is) === 'whole');
  // A tutu leaves the legs to tights.
  const needsTights = listed.some(({ is }) => is === 'tutu') && !listed.some(({ is }) => is === 'tights');
  const named = [
    ...(needsShirt ? costumeOf('shirt white/white') : []),
    ...(needsShorts ? costumeOf('shorts navy') : []),
    ...(needsTights ? costumeOf('tights blush') : []),
    ...listed,
  ];
  const clothes = named.filter(({ is }) => CLOTHES.has(slotOf(is)));
  const besides = named.filter((one) => !clothes.includes(one));
  // Outfits cover the arms; their plain versions leave tattoos to be seen.
  if (clothes.length === 0 && !isTattooed(look)) return { clothes: undefined, besides };
  // A waistcoat would not be seen on a shirt of its colour.
  const isOver = clothes.some(({ is }) => slotOf(is) === 'over');
  const plain: Costume = costumeOf(PLAIN[outfit], isOver ? ['white', 'white'] : pair);
  // What covers the body leaves nothing of the outfit but its shoes.
  return { clothes: inBoots(clothes.reduce<Costume>((worn, one) => wearing(worn, one), plain)), besides };
}

const BOOTS: ReadonlySet<string> = new Set(['boots', 'tallBoots', 'wellies']);

/** Trousers that are worn in boots are narrow below. */
const inBoots = (costume: Costume): Costume =>
  costume.some(({ is }) => BOOTS.has(is))
    ? costume.map((one) => (one.is === 'jeans' || one.is === 'trousers' ? { ...one, is: 'breeches' } : one))
    : costume;
