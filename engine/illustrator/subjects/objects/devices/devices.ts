/** Things whose detail is mostly on their front. */

import { CAMERA } from './camera.ts';
import { CLOCK } from './clock.ts';
import { GADGETS } from './gadgets.ts';
import { GLASSES } from './glasses.ts';
import { GUITAR } from './guitar.ts';
import { LAPTOP } from './laptop.ts';
import { PHONE } from './phone.ts';
import { SCREENS } from './screens.ts';

export const DEVICES = [GUITAR, CAMERA, CLOCK, PHONE, LAPTOP, GLASSES, ...SCREENS, ...GADGETS];
