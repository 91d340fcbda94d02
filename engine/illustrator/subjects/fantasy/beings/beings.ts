/** Beings that are neither people nor animals. */

import { ALIEN } from './alien.ts';
import { GHOST } from './ghost.ts';
import { MERMAID } from './mermaid.ts';
import { ROBOT } from './robot.ts';
import { SNOWMAN } from './snowman.ts';

export const BEINGS = [ROBOT, ALIEN, GHOST, MERMAID, SNOWMAN];
