/** Character data as people keep it, turned into what the engine sculpts. */

import type { Look } from '#engine/character/figure/look.ts';
import type { CharacterData } from '../contract.ts';

export const lookOf = ({ appearance, clothing, style, seed }: CharacterData): Look => ({
  ...appearance,
  ...clothing,
  artStyle: style.artStyle,
  quality: style.renderQuality,
  seed,
});
