/** All garments by the name under which the wardrobe asks for them, and a costume made of such names. */

import { type Pattern, slotOf } from '#common/character/garments.ts';
import { linear } from '#engine/sculpt/render/colour.ts';
import type { Side } from '../figure/body.ts';
import { CLOTHS, darker } from '../figure/colours.ts';
import { glasses as glassesOf } from '../outfits/accessories.ts';
import { hoodie as hoodieOf } from '../outfits/casual.ts';
import { suit as suitParts } from '../outfits/formal.ts';
import { type HatLine, lowestLine } from '../outfits/headwear.ts';
import type { SolidPart } from '../part.ts';
import * as bagThings from '../props/held/bags.ts';
import * as carried from '../props/held/carried.ts';
import * as food from '../props/held/food.ts';
import * as goods from '../props/held/goods.ts';
import * as instruments from '../props/held/instruments.ts';
import * as longThings from '../props/held/long-things.ts';
import * as tools from '../props/held/tools.ts';
import * as aprons from './aprons.ts';
import * as armour from './armour.ts';
import * as bags from './bags.ts';
import * as bottoms from './bottoms.ts';
import * as coats from './coats.ts';
import * as dresses from './dresses.ts';
import * as folk from './folk.ts';
import * as caps from './head/caps.ts';
import * as faceWear from './head/face-wear.ts';
import * as hairWear from './head/hair-wear.ts';
import * as hats from './head/hats.ts';
import * as helmets from './head/helmets.ts';
import * as worldHats from './head/world-hats.ts';
import * as jackets from './jackets.ts';
import * as neckwear from './neckwear.ts';
import { PATTERNS } from './patterns.ts';
import * as shoes from './shoes.ts';
import * as signs from './signs.ts';
import { bareArms, bareTrunk } from './skin.ts';
import * as companions from './tales/companions.ts';
import * as extras from './tales/extras.ts';
import * as tops from './tops.ts';
import type { GarmentMaker, Wearer } from './wearer.ts';
import * as wings from './wings.ts';

const single = {
  /** Jacket, trousers, shirt, tie and shoes; `trim` is the tie. */
  suit: ({ body }, colour, trim) =>
    suitParts(body, {
      cloth: { ...CLOTHS.black, main: colour, trim: darker(colour), accent: trim },
      shirt: '#f6f3ee',
      shoes: '#241a18',
    }),
  hoodie: ({ body }, colour) => hoodieOf(body, { main: colour, trim: darker(colour) }),
  trunk: (w) => [...bareTrunk(w), ...bareArms(w)],
  glasses: ({ body, head }, colour) => glassesOf(false)(body, head, colour),
  sunglasses: ({ body, head }) => glassesOf(true)(body, head, undefined),
} satisfies Record<string, GarmentMaker>;

export const KIT = {
  ...single,
  ...tops,
  ...coats,
  ...jackets,
  ...bottoms,
  ...dresses,
  ...aprons,
  ...armour,
  ...bags,
  ...neckwear,
  ...signs,
  ...wings,
  ...hats,
  ...caps,
  ...helmets,
  ...faceWear,
  ...worldHats,
  ...hairWear,
  ...folk,
  ...shoes,
  ...longThings,
  ...tools,
  ...goods,
  ...bagThings,
  ...food,
  ...instruments,
  ...carried,
  ...extras,
  ...companions,
} satisfies Record<string, GarmentMaker>;

export type GarmentName = keyof typeof KIT;

/** A garment of the kit; colours are '#rrggbb'. */
export interface Garment {
  is: GarmentName;
  colour: string;
  trim: string;
  /** On the cloth, in the trim's colour. */
  pattern?: Pattern | undefined;
  /** On a jersey. */
  number?: string | undefined;
}

export type Costume = readonly Garment[];

/** Where a hat ends on the hair, in the head's space. */
const HAT_LINES: Partial<Record<GarmentName, HatLine>> = {
  toque: { front: 0.34, back: 0.2 },
  beret: { front: 0.34, back: 0.24 },
  baseballCap: { front: 0.3, back: 0.08 },
  cowboy: { front: 0.42, back: 0.3 },
  peakedCap: { front: 0.36, back: 0.26 },
  strawHat: { front: 0.38, back: 0.26 },
  fedora: { front: 0.38, back: 0.26 },
  topHat: { front: 0.42, back: 0.3 },
  pointedHat: { front: 0.4, back: 0.28 },
  stockingHat: { front: 0.3, back: 0.16 },
  beanie: { front: 0.26, back: 0.12 },
  souwester: { front: 0.26, back: 0.12 },
  sailorCap: { front: 0.42, back: 0.3 },
  bandana: { front: 0.24, back: 0.02 },
  gradCap: { front: 0.34, back: 0.2 },
  hardHat: { front: 0.28, back: 0.14 },
  minerHelmet: { front: 0.28, back: 0.14 },
  fireHelmet: { front: 0.28, back: 0.1 },
  bikeHelmet: { front: 0.3, back: 0.14 },
  knightHelmet: { front: 0.2, back: -0.5 },
  hornedHelmet: { front: 0.24, back: 0.12 },
  spaceHelmet: { front: 0.5, back: 0.5 },
  ninjaHood: { front: -0.6, back: -0.6 },
  hood: { front: 0.36, back: -0.3 },
  swimCap: { front: 0.2, back: -0.1 },
  turban: { front: 0.2, back: 0.02 },
  hijab: { front: -3, back: -3 },
  fez: { front: 0.46, back: 0.36 },
  sombrero: { front: 0.42, back: 0.3 },
  tricorn: { front: 0.34, back: 0.28 },
  bucketHat: { front: 0.32, back: 0.2 },
  conicalHat: { front: 0.36, back: 0.28 },
  jesterHat: { front: 0.26, back: 0.08 },
  backwardsCap: { front: 0.3, back: 0.2 },
  flatCap: { front: 0.32, back: 0.14 },
  deerstalker: { front: 0.3, back: 0.24 },
  ushanka: { front: 0.3, back: 0.12 },
};

export const hatLineOf = (costume: Costume): HatLine | undefined =>
  lowestLine(costume.map(({ is }) => HAT_LINES[is]));

/** True when no hand of flesh is seen. */
export const hidesHands = (costume: Costume): boolean =>
  costume.some(({ is }) => is === 'gloves' || is === 'boxingGloves');

/** The right one first; whoever has more to hold than two hands puts the rest down. Shields and bows are on the left. */
export function handsOf(costume: Costume): Map<Garment, Side> {
  const held = costume.filter(({ is }) => slotOf(is) === 'held').slice(0, 2);
  const isLeft = held.findIndex(({ is }) => is === 'shield' || is === 'bow') === 0;
  const sides: readonly Side[] = isLeft ? ['L', 'R'] : ['R', 'L'];
  return new Map(held.map((one, i) => [one, sides[i]!]));
}

export function costumeParts(costume: Costume, wearer: Wearer): SolidPart[] {
  const hands = handsOf(costume);
  return costume.flatMap((one) => {
    const hand = hands.get(one);
    if (!hand && slotOf(one.is) === 'held') return [];
    const own: Wearer = { ...wearer, ...(hand && { hand }), ...(one.number && { number: one.number }) };
    const parts = (KIT[one.is] as GarmentMaker)(own, one.colour, one.trim);
    return one.pattern ? parts.map(patterned(one)) : parts;
  });
}

/** The cloth itself, not its buttons and edges. */
const patterned =
  ({ colour, trim, pattern }: Garment) =>
  (part: SolidPart): SolidPart =>
    part.colour === colour && pattern
      ? {
          ...part,
          tint: PATTERNS[pattern](trim === colour ? (isLight(colour) ? '#3a6ea8' : '#f4f2ec') : trim),
          detail: Math.max(part.detail ?? 1, 1.7),
        }
      : part;

const isLight = (hex: string): boolean => linear(hex).reduce((sum, v) => sum + v, 0) > 1.6;
