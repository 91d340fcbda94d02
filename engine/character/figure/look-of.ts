/** Character data as people keep it, turned into what the engine sculpts. */

import type { Look } from './look.ts';

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
    | 'bodyType'
    | 'height'
  >;
  clothing: Pick<Look, 'outfit' | 'color' | 'accessories' | 'accessoryColors'>;
  style: { artStyle: Look['artStyle']; renderQuality: Look['quality'] };
  seed: number;
}

export const lookOf = ({ appearance, clothing, style, seed }: KeptCharacter): Look => ({
  ...appearance,
  ...clothing,
  artStyle: style.artStyle,
  quality: style.renderQuality,
  seed,
});
