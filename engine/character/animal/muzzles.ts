/** The shape of an animal's head: a person's skull with a snout, before there are sockets in it. */

import type { Animal } from '#common/character/character-words.ts';
import { blend } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import type { FaceNumbers } from '../figure/face-numbers.ts';
import { SPECIES } from './all-species.ts';

/** What eyes, mouth and nose are laid onto. */
export const animalHead = (animal: Animal, skull: Shape, face: FaceNumbers): Shape =>
  blend(0.07, skull, ...SPECIES[animal].snout(face));
