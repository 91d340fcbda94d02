/** The colours of animals: fur, where it is lighter or darker, nose and paws, painted over head and neck. */

import {
  type Animal,
  type FaceMark,
  type HairColor,
  RECOLOURED_ANIMALS,
} from '#common/character/character-words.ts';
import type { Material } from '#engine/sculpt/model.ts';
import { linear } from '#engine/sculpt/render/colour.ts';
import type { HeadSpace } from '../face/head-space.ts';
import { type Complexion, SKINS } from '../figure/colours.ts';
import type { Look } from '../figure/look.ts';
import type { Rgb } from '../part.ts';
import { SPECIES } from './all-species.ts';
import { either, oval, patches, spots, tigerStripes } from './parts/paint.ts';
import { type Coat, nowhere, type Painter } from './species.ts';

/** Hair colours as fur. */
const FURS: Record<HairColor, Pick<Coat, 'fur' | 'light' | 'dark'>> = {
  black: { fur: '#38343a', light: '#6d666b', dark: '#1f1c20' },
  brown: { fur: '#8d5d38', light: '#e0bf95', dark: '#5a3821' },
  blonde: { fur: '#dda956', light: '#f8e6c4', dark: '#96602a' },
  red: { fur: '#d96c2c', light: '#fbf0e2', dark: '#43271f' },
  gray: { fur: '#8f939b', light: '#e6e6e6', dark: '#51555e' },
  white: { fur: '#efeae3', light: '#fffdf9', dark: '#b9aea4' },
  orange: { fur: '#e6822e', light: '#fdf0dc', dark: '#8a4a1c' },
  rose: { fur: '#eb93b8', light: '#fbe3ec', dark: '#b35a82' },
  blue: { fur: '#4f86c8', light: '#cfe3f6', dark: '#2b4f86' },
  green: { fur: '#5fa45c', light: '#dcecc0', dark: '#356b3a' },
  purple: { fur: '#8a63c0', light: '#e2d4f2', dark: '#553687' },
};

/** A fox is red, a dragon redder. */
const RED_SCALES = { fur: '#c43a34', light: '#f4d9b0', dark: '#6e1f22' };

export function coatOf(animal: Animal, colour: HairColor): Coat {
  const { coat, own } = SPECIES[animal];
  if (coat && (colour === 'brown' || !RECOLOURED_ANIMALS.includes(animal))) return coat;
  const isDark = colour === 'black' || colour === 'brown';
  return {
    ...(coat && colour === 'red' ? RED_SCALES : FURS[colour]),
    nose: '#2a2020',
    inner: isDark ? '#a8746c' : '#eab0a6',
    ...own,
    ...(coat && { nose: coat.nose }),
  };
}

export const browFur = (animal: Animal, colour: HairColor): string =>
  coatOf(animal, colour)[SPECIES[animal].tones?.brows ?? 'dark'];

export function complexionOf(look: Look): Complexion {
  if (!look.animal) {
    const skin = SKINS[look.skinTone];
    return { ...skin, lids: skin.base, muzzle: skin.base, hands: skin.base };
  }
  const { tones = {}, lip = '#5c2f2c' } = SPECIES[look.animal];
  const coat = coatOf(look.animal, look.hairColor);
  return {
    base: coat[tones.base ?? 'fur'],
    blush: coat.dark,
    lip,
    lids: coat[tones.lids ?? 'fur'],
    muzzle: coat[tones.muzzle ?? 'light'],
    hands: coat[tones.hands ?? 'fur'],
  };
}

/** Robots are of metal. */
export const skinMaterial = ({ animal, skinTone }: Look): Material =>
  !animal && skinTone === 'silver' ? 'metal' : 'skin';

const mixed = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** What fur may have that its kind has not. */
const MARKINGS: Partial<Record<FaceMark, Painter>> = {
  spots,
  stripes: tigerStripes,
  // Over one eye, as people imagine it.
  patches: either(patches(2.6, 0.5), (a, b, c) => (a > 0 ? oval(0.2, 0.02, 0.18, 0.21)(a, b, c) : 0)),
};

/** On which dark markings are seen; on the others they are light. */
const LIGHT_FURS: ReadonlySet<HairColor> = new Set(['white', 'blonde', 'gray', 'orange', 'rose']);

/** Paints the head, its snout and the neck below. */
export function furOf(animal: Animal, colour: HairColor, head: HeadSpace, marks: readonly FaceMark[] = []) {
  const coat = coatOf(animal, colour);
  const [fur, light, dark, nose] = [coat.fur, coat.light, coat.dark, coat.nose].map(linear) as [
    Rgb,
    Rgb,
    Rgb,
    Rgb,
  ];
  const { light: lighter, dark: darker, beak } = SPECIES[animal];
  const marked = either(nowhere, ...marks.flatMap((one) => MARKINGS[one] ?? []));
  const markTone = colour === 'white' ? linear('#4a3f3a') : LIGHT_FURS.has(colour) ? dark : light;
  return (x: number, y: number, z: number): Rgb => {
    const [a, b, c] = head.into([x, y, z]);
    const grown = mixed(mixed(fur, light, lighter(a, b, c)), dark, darker(a, b, c));
    const painted = mixed(grown, markTone, marked(a, b, c));
    return beak ? mixed(painted, nose, beak(a, b, c)) : painted;
  };
}
