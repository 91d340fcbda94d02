/** All food. */

import { APPLE } from './apple.ts';
import { BANANA } from './banana.ts';
import { BURGER } from './burger.ts';
import { CAKE } from './cake.ts';
import { CUP_OF_COFFEE } from './cup-of-coffee.ts';
import { CUPCAKE } from './cupcake.ts';
import { DONUT } from './donut.ts';
import { ICE_CREAM } from './ice-cream.ts';
import { PIZZA } from './pizza.ts';
import { WATERMELON } from './watermelon.ts';

export const FOOD = [
  APPLE,
  BANANA,
  CAKE,
  CUPCAKE,
  DONUT,
  ICE_CREAM,
  PIZZA,
  CUP_OF_COFFEE,
  BURGER,
  WATERMELON,
];
