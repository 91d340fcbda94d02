/** Birds. */

import { BIRD } from './bird.ts';
import { CHICKEN } from './chicken.ts';
import { DUCK } from './duck.ts';
import { FLAMINGO } from './flamingo.ts';
import { OWL } from './owl.ts';
import { PENGUIN } from './penguin.ts';

export const BIRDS = [BIRD, OWL, CHICKEN, PENGUIN, DUCK, FLAMINGO];
