/** What a table is of where nobody said: a photographer chooses what suits the dish and the mood, and not the same for every picture. */

import { random } from '../../canvas/noise.ts';
import type { Colour, Material, Scene, Surface } from '../../scene.ts';

type Look = readonly [material: Material, colour: Colour | null, kind?: Surface['kind']];

const OAK: Look = ['wood', null];
const WALNUT: Look = ['wood', 'brown'];
const WHITE_WOOD: Look = ['wood', 'white'];
const GREY_WOOD: Look = ['wood', 'grey'];
const DARK_WOOD: Look = ['wood', 'navy'];
const MARBLE: Look = ['marble', null];
const BLACK_MARBLE: Look = ['marble', 'black'];
const LINEN: Look = ['cloth', 'beige', 'cloth'];
const SLATE: Look = ['slate', null];

/** What is brown itself is lost on brown wood. */
const BROWN =
  /bread|croissant|baguette|roll|bagel|pretzel|muffin|cookie|brownie|pancake|waffle|chocolate|coffee|espresso|cappuccino|steak|chicken|nuts|acorn|cinnamon|honey|whisky|burger|potato|toast|pie|donut|basket/;
/** What is pale needs a darker ground. */
const PALE = /cream|milk|egg|rice|cheese|vanilla|wedding|macaron|garlic|flour|butter|popcorn|dumpling/;

function looksFor({ prompt, mood, things: [hero] }: Scene): readonly Look[] {
  if (/\b(luxur\w*|premium|exclusive|elegant|noble|glamorous|black friday)\b/i.test(prompt))
    return [BLACK_MARBLE, MARBLE, DARK_WOOD];
  if (/\b(rustic|farmhouse|homemade|traditional|country|autumn\w*)\b/i.test(prompt) || mood === 'vintage')
    return [WALNUT, OAK, GREY_WOOD];
  if (/\b(cosy|cozy|snug|hygge|homely|warm|winter|christmas)\b/i.test(prompt)) return [WALNUT, OAK, LINEN];
  if (/\b(fresh|summer\w*|light|healthy|bright|spring|crisp|airy)\b/i.test(prompt))
    return [WHITE_WOOD, MARBLE, LINEN];
  if (mood === 'dark' || mood === 'dramatic') return [SLATE, DARK_WOOD, WALNUT];
  if (!hero) return [OAK];
  if (PALE.test(hero.name) || hero.colour === 'white' || hero.colour === 'beige')
    return [WALNUT, SLATE, DARK_WOOD, OAK];
  if (BROWN.test(hero.name) || hero.colour === 'brown')
    return [MARBLE, WHITE_WOOD, LINEN, GREY_WOOD, DARK_WOOD];
  return [OAK, WHITE_WOOD, MARBLE, LINEN, WALNUT];
}

/** Pictures of the same words differ in it, by the seed. */
export function withTableLook(scene: Scene, seed: number): Scene {
  if (!scene.isSurfaceOpen || scene.surface?.kind !== 'table') return scene;
  const looks = looksFor(scene);
  const [material, colour, kind = 'table'] = looks[Math.floor(random(seed * 31 + 907)() * looks.length)]!;
  return { ...scene, surface: { kind, material, colour } };
}
