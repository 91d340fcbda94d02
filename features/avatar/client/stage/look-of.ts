/** From the stored data of a character to the look that the engine sculpts. */

import type { Look } from '#engine/character/figure/look.ts';
import type { CharacterData } from '../../contract.ts';

export const lookOf = (
  { appearance, clothing, style, seed }: CharacterData,
  quality: Look['quality'] = style.renderQuality,
): Look => ({
  ...appearance,
  ...clothing,
  artStyle: style.artStyle,
  quality,
  seed,
});
