/** All people. */

import { ASTRONAUT } from './astronaut.ts';
import { CHILD } from './child.ts';
import { KING } from './king.ts';
import { KNIGHT } from './knight.ts';
import { PERSON } from './person.ts';
import { PIRATE } from './pirate.ts';
import { WITCH } from './witch.ts';
import { WIZARD } from './wizard.ts';
import { WOMAN } from './woman.ts';

export const PEOPLE = [PERSON, WOMAN, CHILD, WIZARD, WITCH, KING, KNIGHT, PIRATE, ASTRONAUT];
