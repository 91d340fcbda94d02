/** Character data as people keep it, turned into what the engine sculpts. */

import type { Look, LookAge, Physique } from './look.ts';

/** The part of a kept character that can be seen. */
export interface KeptCharacter {
  appearance: Pick<
    Look,
    | 'animal'
    | 'faceShape'
    | 'skinTone'
    | 'eyeColor'
    | 'hairStyle'
    | 'hairColor'
    | 'facialHair'
    | 'facialHairColor'
    | 'bodyType'
    | 'height'
    | 'marks'
  > & { age?: LookAge | '' | undefined; physique?: Physique | '' | undefined };
  clothing: Pick<Look, 'outfit' | 'color' | 'garments' | 'accessories' | 'accessoryColors'>;
  style: { artStyle: Look['artStyle']; renderQuality: Look['quality'] };
  seed: number;
}

const isYoung = (age: string | undefined): boolean => age === 'baby' || age === 'child';

export const lookOf = ({ appearance, clothing, style, seed }: KeptCharacter): Look => ({
  ...appearance,
  ...clothing,
  age: appearance.age || undefined,
  // Children have no build yet.
  physique: (!isYoung(appearance.age) && appearance.physique) || undefined,
  artStyle: style.artStyle,
  quality: style.renderQuality,
  seed,
});
