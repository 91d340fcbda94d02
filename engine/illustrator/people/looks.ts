/** From a person's words to a look: what the words say stays, what they leave open is chosen by the seed. */

import type { Costume, Garment } from '#engine/character/costume/kit.ts';
import { DEFAULT_LOOK, type Look, type LookAge } from '#engine/character/figure/look.ts';
import { CLOTH_COLOURS } from '#engine/character/wardrobe/cloth-colours.ts';
import { costumeOf, wearing } from '#engine/character/wardrobe/wardrobe.ts';
import { seeded } from '#engine/sculpt/shapes/noise.ts';
import type { PersonLook, Thing } from '../scene.ts';
import type { Activity } from './activities.ts';
import { TRADES, type Trade } from './trades.ts';
import { garmentFor } from './wardrobe/garments.ts';
import * as plain from './wardrobe/plain-clothes.ts';
import { TRADE_CLOTHES } from './wardrobe/trade-clothes.ts';
import type { TradeLine } from './wardrobe/trade-line.ts';

export interface Person {
  look: Look;
  costume: Costume;
  /** Metres, without hat. */
  height: number;
  /** What they do where the words leave it open. */
  does: Activity;
  age: LookAge;
}

type Gender = 'female' | 'male';
type Picker = <T>(list: readonly T[]) => T;

const NOTHING: PersonLook = {
  gender: null,
  age: null,
  skin: null,
  hairStyle: null,
  hairColour: null,
  beard: null,
  build: null,
  expression: null,
  wearing: [],
};

const NAMED: Partial<Record<string, { gender?: Gender; age?: LookAge }>> = {
  woman: { gender: 'female' },
  man: { gender: 'male' },
  girl: { gender: 'female', age: 'child' },
  boy: { gender: 'male', age: 'child' },
  child: { age: 'child' },
  baby: { age: 'baby' },
  grandmother: { gender: 'female', age: 'old' },
  grandfather: { gender: 'male', age: 'old' },
};

const HEIGHTS: Record<LookAge, Record<Gender, number>> = {
  baby: { female: 0.7, male: 0.7 },
  child: { female: 1.2, male: 1.2 },
  teen: { female: 1.56, male: 1.62 },
  adult: { female: 1.66, male: 1.78 },
  old: { female: 1.6, male: 1.72 },
};

const isTrade = (name: string): name is Trade => (TRADES as readonly string[]).includes(name);

export function personOf(thing: Thing, seed: number): Person {
  const said = thing.person ?? NOTHING;
  const trade: TradeLine | undefined = isTrade(thing.name) ? TRADE_CLOTHES[thing.name] : undefined;
  const random = seeded(seed * 977 + 13);
  // Every choice is drawn in the same order, so that one fixed word never changes the others.
  const one: Picker = (list) => list[Math.floor(random() * list.length)]!;
  const anyGender = one(['female', 'male'] as const);
  const gender: Gender = said.gender ?? NAMED[thing.name]?.gender ?? trade?.gender ?? anyGender;
  const age = ageOf(said, thing.name, trade);
  const face = {
    faceShape: one(['oval', 'round', 'heart', 'square'] as const),
    skinTone: one(['light', 'light', 'medium', 'olive', 'dark'] as const),
    eyeColor: one(['brown', 'brown', 'blue', 'green', 'hazel', 'gray'] as const),
  };
  const her = one(['long', 'long', 'medium', 'curly', 'ponytail', 'bun'] as const);
  const his = one(['short', 'short', 'short', 'curly'] as const);
  const hisBeard = one(['', '', '', 'stubble', 'beard'] as const);
  const anyColour = one(['black', 'brown', 'brown', 'blonde', 'red'] as const);
  const body = one(['average', 'average', 'slim', 'athletic'] as const);
  const number = Math.floor(random() * 1000);
  const clothes = random();
  const pair = one(plain.COLOUR_PAIRS);
  const skinTone = said.skin ?? face.skinTone;
  const look: Look = {
    ...DEFAULT_LOOK,
    ...face,
    faceShape:
      gender === 'female' && face.faceShape === 'square' ? 'oval' : age === 'baby' ? 'round' : face.faceShape,
    skinTone,
    eyeColor:
      skinTone === 'dark' && (face.eyeColor === 'blue' || face.eyeColor === 'gray') ? 'brown' : face.eyeColor,
    hairStyle:
      age === 'baby'
        ? (said.hairStyle ?? 'bald')
        : (said.hairStyle ?? trade?.hair ?? (gender === 'female' ? her : his)),
    hairColor:
      said.hairColour ??
      trade?.hairColour ??
      (age === 'old' ? one(['gray', 'white', 'white'] as const) : skinTone === 'dark' ? 'black' : anyColour),
    facialHair: beardOf(said, trade, gender, age, hisBeard),
    bodyType: said.build ?? trade?.build ?? body,
    physique: gender === 'female' ? 'feminine' : 'masculine',
    age,
    isInCrowd: true,
    seed: number,
  };
  if (age === 'child' || age === 'baby') delete look.physique;
  return {
    look,
    costume: dressed(thing, said, trade, gender, age, clothes, pair),
    height: HEIGHTS[age][gender] * (said.age === 'young' ? 0.98 : 1),
    does: thing.action ?? trade?.does ?? (age === 'baby' ? 'sit' : 'stand'),
    age,
  };
}

function ageOf(said: PersonLook, name: string, trade: TradeLine | undefined): LookAge {
  if (said.age === 'baby' || said.age === 'child' || said.age === 'old') return said.age;
  return NAMED[name]?.age ?? (said.age === null && trade?.isOld ? 'old' : 'adult');
}

function beardOf(
  said: PersonLook,
  trade: TradeLine | undefined,
  gender: Gender,
  age: LookAge,
  any: Look['facialHair'],
): Look['facialHair'] {
  const named =
    said.beard ?? (gender === 'male' && age !== 'child' && age !== 'baby' ? trade?.beard : undefined);
  if (named) return named === 'moustache' ? 'mustache' : named;
  return gender === 'male' && (age === 'adult' || age === 'old') && said.age !== 'young' && !trade?.hair
    ? any
    : '';
}

function dressed(
  thing: Thing,
  said: PersonLook,
  trade: TradeLine | undefined,
  gender: Gender,
  age: LookAge,
  clothes: number,
  pair: readonly [string, string],
): Costume {
  const sets =
    age === 'baby'
      ? plain.BABIES
      : age === 'child'
        ? gender === 'female'
          ? plain.GIRLS
          : plain.BOYS
        : age === 'old'
          ? gender === 'female'
            ? plain.GRANDMOTHERS
            : plain.GRANDFATHERS
          : gender === 'female'
            ? plain.WOMEN
            : plain.MEN;
  const line = trade
    ? (gender === 'female' && trade.hers) || trade.wear
    : sets[Math.floor(clothes * sets.length)]!;
  const main = thing.colour && CLOTH_COLOURS[thing.colour] ? thing.colour : pair[0];
  let costume: Garment[] = costumeOf(line, [main, pair[1] === main ? 'white' : pair[1]]);
  for (const { name, colour } of said.wearing) {
    const garment = garmentFor(name, colour);
    if (garment) costume = wearing(costume, garment);
  }
  return costume;
}
