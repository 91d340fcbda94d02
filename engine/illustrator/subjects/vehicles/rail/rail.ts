/** The list of what runs on rails that the registry reads. */

import { MODERN } from './modern.ts';
import { STEAM_TRAIN } from './steam-train.ts';
import { TRAIN } from './train.ts';

export const RAIL = [TRAIN, STEAM_TRAIN, ...MODERN];
