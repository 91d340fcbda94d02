/** The list of small garden animals that the registry reads. */

import { BEE } from './bee.ts';
import { BUTTERFLY } from './butterfly.ts';
import { CRAWLERS } from './crawlers.ts';
import { FROG } from './frog.ts';
import { LADYBIRD } from './ladybird.ts';
import { SMALL_CREATURES } from './small-creatures.ts';
import { SNAIL } from './snail.ts';

export const GARDEN = [BUTTERFLY, BEE, LADYBIRD, SNAIL, FROG, ...SMALL_CREATURES, ...CRAWLERS];
