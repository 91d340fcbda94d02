/** A character's picture before a studio wall whose tint suits its clothes. */

import type { ClothingColor } from '#common/character/character-words.ts';
import { lookOf } from '#engine/character/figure/look-of.ts';
import { portraitPose } from '#engine/character/motion/expression.ts';
import { type Framing, onStudio, shootCharacter } from '#engine/character/render/portrait.ts';
import type { CharacterData } from '../../contract.ts';
import { characterFor } from './built-characters.ts';
import type { DrawnPicture } from './orders.ts';

export type Tint = readonly [number, number, number];

/** Quiet, and never the colour of the clothes themselves. */
export const WALLS: Record<ClothingColor, Tint> = {
  red: [176, 206, 214],
  blue: [240, 206, 178],
  green: [236, 200, 206],
  yellow: [170, 186, 236],
  purple: [238, 220, 168],
  black: [214, 200, 184],
  white: [158, 182, 216],
};

export function drawPortrait(
  data: CharacterData,
  width: number,
  height: number,
  framing: Framing = 'full',
): DrawnPicture {
  const shot = shootCharacter(characterFor(lookOf(data)), {
    width,
    height,
    framing,
    pose: portraitPose(data.personality.traits),
  });
  const rgba = onStudio(shot, WALLS[data.clothing.color]) as DrawnPicture['rgba'];
  return { width, height, rgba };
}
