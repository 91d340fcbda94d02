/** The list of the cat family that the registry reads. */

import { CAT } from './cat.ts';
import { LEOPARD } from './leopard.ts';
import { LION } from './lion.ts';
import { TIGER } from './tiger.ts';

export const FELINES = [CAT, LION, TIGER, LEOPARD];
