/** The list of hoofed animals that the registry reads. */

import { COW } from './cow.ts';
import { DEER } from './deer.ts';
import { HORSE } from './horse.ts';
import { MOUNTAIN_HOOFED } from './mountain-hoofed.ts';
import { PIG } from './pig.ts';
import { SHEEP } from './sheep.ts';
import { UNICORN } from './unicorn.ts';
import { WILD_HOOFED } from './wild.ts';

export const HOOFED = [HORSE, UNICORN, COW, PIG, SHEEP, DEER, ...WILD_HOOFED, ...MOUNTAIN_HOOFED];
