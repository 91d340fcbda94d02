/** The list of everything eaten and drunk that the registry reads. */

import { APPLE } from './apple.ts';
import { BREADS } from './baked/breads.ts';
import { CAKES } from './baked/cakes.ts';
import { COFFEE_BAKES } from './baked/coffee-bakes.ts';
import { PATISSERIE } from './baked/patisserie.ts';
import { SANDWICHES } from './baked/sandwiches.ts';
import { SWEET_BAKES } from './baked/sweet-bakes.ts';
import { SWEETS } from './baked/sweets.ts';
import { BANANA } from './banana.ts';
import { BURGER } from './burger.ts';
import { CAKE } from './cake.ts';
import { COLD_DRINKS } from './counter/cold-drinks.ts';
import { FISH_COUNTER } from './counter/fish-counter.ts';
import { SNACKS } from './counter/snacks.ts';
import { SWEET_COUNTER } from './counter/sweet-counter.ts';
import { CUP_OF_COFFEE } from './cup-of-coffee.ts';
import { CUPCAKE } from './cupcake.ts';
import { BOWLS } from './dishes/bowls.ts';
import { BREAKFAST } from './dishes/breakfast.ts';
import { NOODLES } from './dishes/noodles.ts';
import { PLATTERS } from './dishes/platters.ts';
import { SEAFOOD } from './dishes/seafood.ts';
import { STREET_FOOD } from './dishes/street-food.ts';
import { WORLD_DISHES } from './dishes/world-dishes.ts';
import { DONUT } from './donut.ts';
import { BAR } from './drinks/bar.ts';
import { BOTTLES } from './drinks/bottles.ts';
import { FOAMY_DRINKS } from './drinks/foamy-drinks.ts';
import { GLASS_DRINKS } from './drinks/glasses.ts';
import { TO_GO } from './drinks/to-go.ts';
import { CUT_FRUIT } from './fruit/cut-fruit.ts';
import { EGGS } from './fruit/eggs.ts';
import { GOURDS } from './fruit/gourds.ts';
import { KITCHEN_GARDEN } from './fruit/kitchen-garden.ts';
import { ORCHARD } from './fruit/orchard.ts';
import { ROOTS_AND_HERBS } from './fruit/roots-and-herbs.ts';
import { SPICE_RACK } from './fruit/spice-rack.ts';
import { VEGETABLES } from './fruit/vegetables.ts';
import { VINES } from './fruit/vines.ts';
import { ICE_CREAMS } from './ice-cream.ts';
import { GROCERIES } from './packaged/groceries.ts';
import { TAKE_OUT } from './packaged/take-out.ts';
import { PIZZAS } from './pizza.ts';
import { WATERMELON } from './watermelon.ts';

export const FOOD = [
  APPLE,
  BANANA,
  CAKE,
  CUPCAKE,
  DONUT,
  ...ICE_CREAMS,
  ...PIZZAS,
  CUP_OF_COFFEE,
  BURGER,
  WATERMELON,
  ...BREADS,
  ...SANDWICHES,
  ...CAKES,
  ...SWEET_BAKES,
  ...SWEETS,
  ...ORCHARD,
  ...VINES,
  ...VEGETABLES,
  ...GOURDS,
  ...EGGS,
  ...BOWLS,
  ...ROOTS_AND_HERBS,
  ...KITCHEN_GARDEN,
  ...CUT_FRUIT,
  ...SPICE_RACK,
  ...TAKE_OUT,
  ...GROCERIES,
  ...BAR,
  ...TO_GO,
  ...BREAKFAST,
  ...SEAFOOD,
  ...WORLD_DISHES,
  ...COFFEE_BAKES,
  ...PATISSERIE,
  ...NOODLES,
  ...PLATTERS,
  ...STREET_FOOD,
  ...GLASS_DRINKS,
  ...FOAMY_DRINKS,
  ...BOTTLES,
  ...COLD_DRINKS,
  ...FISH_COUNTER,
  ...SNACKS,
  ...SWEET_COUNTER,
];
