/** The list of round-bodied animals that the registry reads. */

import { BEAR } from './bear.ts';
import { BIG_GAME } from './big-game.ts';
import { ELEPHANT } from './elephant.ts';
import { FURRY } from './furry.ts';
import { MOUSE } from './mouse.ts';
import { PANDA } from './panda.ts';
import { RABBIT } from './rabbit.ts';
import { WOODLAND } from './woodland.ts';

export const BEARS = [BEAR, PANDA, RABBIT, MOUSE, ELEPHANT, ...FURRY, ...WOODLAND, ...BIG_GAME];
