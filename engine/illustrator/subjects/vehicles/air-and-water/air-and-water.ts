/** What flies and floats. */

import { AIRPLANE } from './airplane.ts';
import { HELICOPTER } from './helicopter.ts';
import { HOT_AIR_BALLOON } from './hot-air-balloon.ts';
import { ROCKET } from './rocket.ts';
import { SAILING_BOAT } from './sailing-boat.ts';
import { SHIP } from './ship.ts';
import { SUBMARINE } from './submarine.ts';

export const AIR_AND_WATER = [AIRPLANE, HELICOPTER, ROCKET, HOT_AIR_BALLOON, SAILING_BOAT, SHIP, SUBMARINE];
