/** All subjects, and finding one by a word. */

import { BIRDS } from './animals/birds/birds.ts';
import { CANINES } from './animals/canines/canines.ts';
import { FELINES } from './animals/felines/felines.ts';
import { GARDEN } from './animals/garden/garden.ts';
import { HOOFED } from './animals/hoofed/hoofed.ts';
import { DINOSAURS } from './animals/reptiles/dinosaurs.ts';
import { REPTILES } from './animals/reptiles/reptiles.ts';
import { BEARS } from './animals/round/round.ts';
import { SEA } from './animals/sea/sea.ts';
import { BUILDINGS } from './buildings/buildings.ts';
import { BEINGS } from './fantasy/beings/beings.ts';
import { DRAGONS } from './fantasy/dragon/dragon.ts';
import { FOOD } from './food/food.ts';
import { GOODS } from './goods/goods.ts';
import { HOME } from './home/home.ts';
import { DEVICES } from './objects/devices/devices.ts';
import { OBJECTS } from './objects/objects.ts';
import { PLANTS } from './plants/plants.ts';
import type { Subject } from './subject.ts';
import { AIR_AND_WATER } from './vehicles/air-and-water/air-and-water.ts';
import { CARRIAGES } from './vehicles/carriages.ts';
import { PUSHED } from './vehicles/pushed.ts';
import { RAIL } from './vehicles/rail/rail.ts';
import { ROAD } from './vehicles/road/road.ts';

export const SUBJECTS: readonly Subject[] = [
  ...CANINES,
  ...FELINES,
  ...BEARS,
  ...HOOFED,
  ...BIRDS,
  ...SEA,
  ...REPTILES,
  ...DINOSAURS,
  ...GARDEN,
  ...DRAGONS,
  ...BEINGS,
  ...ROAD,
  ...RAIL,
  ...PUSHED,
  ...CARRIAGES,
  ...AIR_AND_WATER,
  ...BUILDINGS,
  ...PLANTS,
  ...FOOD,
  ...OBJECTS,
  ...GOODS,
  ...HOME,
  ...DEVICES,
];

const BY_WORD = new Map<string, Subject>();
for (const subject of SUBJECTS)
  for (const word of subject.words) if (!BY_WORD.has(word)) BY_WORD.set(word, subject);

/** Subjects made from drawings while the program runs, by name; the same name always means the same drawing. */
const GUESTS = new Map<string, Subject>();
const MAX_GUESTS = 40;

/** Adds a subject for those pictures that ask for it by name; the oldest one leaves when there are too many. */
export function addGuest(guest: Subject): void {
  GUESTS.delete(guest.name);
  GUESTS.set(guest.name, guest);
  if (GUESTS.size > MAX_GUESTS) GUESTS.delete(GUESTS.keys().next().value!);
}

/** A subject by its name or any of its words, in singular or plural, whatever the case. */
export function findSubject(word: string): Subject | undefined {
  const name = word
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ');
  return BY_WORD.get(name) ?? BY_WORD.get(name.replaceAll(' ', '-')) ?? GUESTS.get(name);
}
