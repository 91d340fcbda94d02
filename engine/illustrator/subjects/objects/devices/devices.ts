/** The list of things with their detail on the front that the registry reads. */

import { CAMERA } from './camera.ts';
import { CLOCK } from './clock.ts';
import { GADGETS } from './gadgets.ts';
import { GLASSES } from './glasses.ts';
import { GUITAR } from './guitar.ts';
import { LAPTOP } from './laptop.ts';
import { PHONE } from './phone.ts';
import { SCREENS } from './screens.ts';

export const DEVICES = [GUITAR, CAMERA, CLOCK, PHONE, LAPTOP, GLASSES, ...SCREENS, ...GADGETS];
