/** The list of sea animals that the registry reads. */

import { DOLPHIN } from './dolphin.ts';
import { DRIFTERS } from './drifters.ts';
import { FISH } from './fish.ts';
import { OCTOPUS } from './octopus.ts';
import { SEALS } from './seals.ts';
import { SHARK } from './shark.ts';
import { SHELLFISH } from './shellfish.ts';
import { TURTLE } from './turtle.ts';
import { WHALE } from './whale.ts';

export const SEA = [FISH, WHALE, DOLPHIN, SHARK, OCTOPUS, TURTLE, ...DRIFTERS, ...SEALS, ...SHELLFISH];
