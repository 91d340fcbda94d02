/** The list of what drives on roads that the registry reads. */

import { BICYCLE } from './bicycle.ts';
import { BUILDING_MACHINES } from './building-machines.ts';
import { BUS } from './bus.ts';
import { CAR } from './car.ts';
import { CARS } from './cars.ts';
import { HEAVY } from './heavy.ts';
import { SPORTS_CAR } from './sports-car.ts';
import { TRUCK } from './truck.ts';
import { TWO_WHEELS } from './two-wheels.ts';
import { VANS } from './vans.ts';
import { VINTAGE_CAR } from './vintage-car.ts';

export const ROAD = [
  CAR,
  SPORTS_CAR,
  VINTAGE_CAR,
  TRUCK,
  BUS,
  BICYCLE,
  ...CARS,
  ...VANS,
  ...HEAVY,
  ...BUILDING_MACHINES,
  ...TWO_WHEELS,
];
