/** The list of the dog family that the registry reads. */

import { BREEDS } from './breeds.ts';
import { DOG } from './dog.ts';
import { FOX } from './fox.ts';
import { WOLF } from './wolf.ts';

export const CANINES = [FOX, DOG, WOLF, ...BREEDS];
