/** What drives on roads and rails. */

import { BICYCLE } from './bicycle.ts';
import { BUS } from './bus.ts';
import { CAR } from './car.ts';
import { CARS } from './cars.ts';
import { TRAIN } from './train.ts';
import { TRUCK } from './truck.ts';
import { VANS } from './vans.ts';
import { VINTAGE_CAR } from './vintage-car.ts';

export const ROAD = [CAR, VINTAGE_CAR, TRUCK, BUS, BICYCLE, TRAIN, ...CARS, ...VANS];
