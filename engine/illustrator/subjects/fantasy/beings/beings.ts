/** The list of beings, neither people nor animals, that the registry reads. */

import { ALIEN } from './alien.ts';
import { GHOST } from './ghost.ts';
import { MERMAID } from './mermaid.ts';
import { ROBOT } from './robot.ts';
import { SNOWMAN } from './snowman.ts';

export const BEINGS = [ROBOT, ALIEN, GHOST, MERMAID, SNOWMAN];
