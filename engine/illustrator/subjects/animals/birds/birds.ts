/** The list of birds that the registry reads; each differs from the shared body plan in its own file. */

import { BIRD } from './bird.ts';
import { BRIGHT_BIRDS } from './bright-birds.ts';
import { CHICKEN } from './chicken.ts';
import { DUCK } from './duck.ts';
import { FARMYARD_BIRDS } from './farmyard-birds.ts';
import { FLAMINGO } from './flamingo.ts';
import { OWL } from './owl.ts';
import { PENGUIN } from './penguin.ts';
import { WILD_BIRDS } from './wild-birds.ts';

export const BIRDS = [
  BIRD,
  OWL,
  CHICKEN,
  PENGUIN,
  DUCK,
  FLAMINGO,
  ...BRIGHT_BIRDS,
  ...WILD_BIRDS,
  ...FARMYARD_BIRDS,
];
