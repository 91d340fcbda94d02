/** The list of what flies and floats that the registry reads. */

import { AIRPLANE } from './airplane.ts';
import { BOATS } from './boats.ts';
import { HELICOPTER } from './helicopter.ts';
import { HOT_AIR_BALLOON } from './hot-air-balloon.ts';
import { PADDLE_BOATS } from './paddle-boats.ts';
import { SAILING_SHIPS } from './pirate-ship.ts';
import { ROCKET } from './rocket.ts';
import { SAILING_BOAT } from './sailing-boat.ts';
import { SHIP } from './ship.ts';
import { SHIPS } from './ships.ts';
import { SPACECRAFT } from './spacecraft.ts';
import { SUBMARINE } from './submarine.ts';

export const AIR_AND_WATER = [
  AIRPLANE,
  HELICOPTER,
  ROCKET,
  HOT_AIR_BALLOON,
  SAILING_BOAT,
  SHIP,
  SUBMARINE,
  ...BOATS,
  ...PADDLE_BOATS,
  ...SHIPS,
  ...SAILING_SHIPS,
  ...SPACECRAFT,
];
