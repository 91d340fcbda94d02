/** A character as a file for other programs. */

import { writeGlb } from '#engine/character/export/write-glb.ts';
import { lookOf } from '#engine/character/figure/look-of.ts';
import type { CharacterData } from '../../contract.ts';
import { characterFor } from './built-characters.ts';
import type { DrawnFile } from './orders.ts';

export const writeModel = (data: CharacterData): DrawnFile => ({
  bytes: writeGlb(characterFor(lookOf(data))),
});
