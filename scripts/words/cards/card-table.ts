/** Which emoji may stand in a picture as a thing, chosen by eye from contact sheets: whole things only, no faces and no framed scenes. */

import type { Kind } from '../../../engine/illustrator/scene.ts';
import { FOOD_CARDS } from './food-cards.ts';
import { BUILDING_CARDS, NATURE_CARDS, VEHICLE_CARDS } from './large-cards.ts';
import { ANIMAL_CARDS, FANTASY_CARDS, PLANT_CARDS } from './living-cards.ts';
import { FURNITURE_CARDS, OBJECT_CARDS } from './object-cards.ts';

/** One line a card: `emoji label = name, metres: synonyms`; without `=` the label is the name. */
export const CARD_TABLE: Partial<Record<Kind, string>> = {
  animal: ANIMAL_CARDS,
  fantasy: FANTASY_CARDS,
  plant: PLANT_CARDS,
  food: FOOD_CARDS,
  object: OBJECT_CARDS,
  furniture: FURNITURE_CARDS,
  vehicle: VEHICLE_CARDS,
  building: BUILDING_CARDS,
  nature: NATURE_CARDS,
};
