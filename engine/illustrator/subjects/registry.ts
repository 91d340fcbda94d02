/** All subjects, and finding one by a word. */

import { BIRDS } from './animals/birds/birds.ts';
import { CANINES } from './animals/canines/canines.ts';
import { FELINES } from './animals/felines/felines.ts';
import { GARDEN } from './animals/garden/garden.ts';
import { HOOFED } from './animals/hoofed/hoofed.ts';
import { BEARS } from './animals/round/round.ts';
import { SEA } from './animals/sea/sea.ts';
import { BUILDINGS } from './buildings/buildings.ts';
import { BEINGS } from './fantasy/beings/beings.ts';
import { DRAGONS } from './fantasy/dragon/dragon.ts';
import { BREADS } from './food/baked/breads.ts';
import { CAKES } from './food/baked/cakes.ts';
import { SWEET_BAKES } from './food/baked/sweet-bakes.ts';
import { BOWLS } from './food/dishes/bowls.ts';
import { PLATED } from './food/dishes/plates.ts';
import { BOTTLES } from './food/drinks/bottles.ts';
import { GLASS_DRINKS } from './food/drinks/glasses.ts';
import { FOOD } from './food/food.ts';
import { ORCHARD } from './food/fruit/orchard.ts';
import { VEGETABLES } from './food/fruit/vegetables.ts';
import { COSMETICS } from './goods/cosmetics/cosmetics.ts';
import { FESTIVE } from './goods/festive/festive.ts';
import { BAND } from './goods/music/band.ts';
import { STRINGED } from './goods/music/strings.ts';
import { MACHINES } from './goods/office/machines.ts';
import { PAPER } from './goods/office/paper.ts';
import { SPORT } from './goods/sport/sport.ts';
import { TOOLS } from './goods/tools/tools.ts';
import { TOYS } from './goods/toys/toys.ts';
import { TREASURE } from './goods/treasure/treasure.ts';
import { BAGS } from './goods/wear/bags.ts';
import { CLOTHES } from './goods/wear/clothes.ts';
import { JEWELLERY } from './goods/wear/jewellery.ts';
import { SHOES } from './goods/wear/shoes.ts';
import { ROOMS } from './home/furniture/rooms.ts';
import { SEATS } from './home/furniture/seats.ts';
import { APPLIANCES } from './home/tableware/appliances.ts';
import { CROCKERY } from './home/tableware/crockery.ts';
import { KITCHENWARE } from './home/tableware/kitchenware.ts';
import { DEVICES } from './objects/devices/devices.ts';
import { GADGETS } from './objects/devices/gadgets.ts';
import { SCREENS } from './objects/devices/screens.ts';
import { OBJECTS } from './objects/objects.ts';
import { PEOPLE } from './people/people.ts';
import { BOUQUETS } from './plants/bouquets.ts';
import { PLANTS } from './plants/plants.ts';
import type { Subject } from './subject.ts';
import { AIR_AND_WATER } from './vehicles/air-and-water/air-and-water.ts';
import { ROAD } from './vehicles/road/road.ts';

export const SUBJECTS: readonly Subject[] = [
  ...CANINES,
  ...FELINES,
  ...BEARS,
  ...HOOFED,
  ...BIRDS,
  ...SEA,
  ...GARDEN,
  ...PEOPLE,
  ...DRAGONS,
  ...BEINGS,
  ...ROAD,
  ...AIR_AND_WATER,
  ...BUILDINGS,
  ...PLANTS,
  ...FOOD,
  ...BREADS,
  ...CAKES,
  ...OBJECTS,
  ...DEVICES,
  ...SWEET_BAKES,
  ...ORCHARD,
  ...VEGETABLES,
  ...CROCKERY,
  ...BOWLS,
  ...PLATED,
  ...GLASS_DRINKS,
  ...BOTTLES,
  ...COSMETICS,
  ...BOUQUETS,
  ...KITCHENWARE,
  ...APPLIANCES,
  ...SHOES,
  ...BAGS,
  ...JEWELLERY,
  ...CLOTHES,
  ...SCREENS,
  ...GADGETS,
  ...TOOLS,
  ...PAPER,
  ...MACHINES,
  ...TREASURE,
  ...STRINGED,
  ...BAND,
  ...SPORT,
  ...TOYS,
  ...FESTIVE,
  ...SEATS,
  ...ROOMS,
];

const BY_WORD = new Map<string, Subject>();
for (const subject of SUBJECTS)
  for (const word of subject.words) if (!BY_WORD.has(word)) BY_WORD.set(word, subject);

/** Subjects made from drawings while the program runs, by name; the same name always means the same drawing. */
const GUESTS = new Map<string, Subject>();
const MOST_GUESTS = 40;

/** Adds a subject for those pictures that ask for it by name; the oldest one leaves when there are too many. */
export function addGuest(guest: Subject): void {
  GUESTS.delete(guest.name);
  GUESTS.set(guest.name, guest);
  if (GUESTS.size > MOST_GUESTS) GUESTS.delete(GUESTS.keys().next().value!);
}

/** A subject by its name or any of its words, in singular or plural, whatever the case. */
export function findSubject(word: string): Subject | undefined {
  const name = word
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ');
  return BY_WORD.get(name) ?? BY_WORD.get(name.replaceAll(' ', '-')) ?? GUESTS.get(name);
}
