/** Every animal by the word that it is chosen by. */

import type { Animal } from '#common/character/character-words.ts';
import * as bears from './kinds/bears.ts';
import * as birds from './kinds/birds.ts';
import * as canines from './kinds/canines.ts';
import * as cats from './kinds/cats.ts';
import * as coldBlooded from './kinds/cold-blooded.ts';
import * as hoofed from './kinds/hoofed.ts';
import * as rodents from './kinds/rodents.ts';
import type { Species } from './species.ts';

const { redPanda, ...otherCanines } = canines;

export const SPECIES: Record<Animal, Species> = {
  ...bears,
  ...birds,
  ...otherCanines,
  ...cats,
  ...coldBlooded,
  ...hoofed,
  ...rodents,
  'red-panda': redPanda,
};
