/** Finds the painter of a place; what its painter cannot show by itself is added by the place's dressing. */

import { abstract } from '../graphic/abstract/abstract.ts';
import { city } from './city.ts';
import { cloudSea } from './clouds.ts';
import { forest } from './forest.ts';
import { hills } from './hills.ts';
import { beach, desert, lake, mountain, snow } from './lands.ts';
import { ocean } from './ocean.ts';
import { floorOver, hasFloor } from './sets/floor-over.ts';
import { interior } from './sets/interior.ts';
import { isRoom } from './sets/room-looks.ts';
import { shopFront } from './sets/shop-front.ts';
import { studio } from './sets/studio.ts';
import { space } from './space.ts';
import type { Stage, StageContext } from './stage.ts';
import { street } from './street.ts';
import { underwater } from './underwater.ts';

type Painter = (context: StageContext) => Stage;

const PAINTERS: Record<string, Painter> = {
  abstract,
  studio,
  mountain,
  hills,
  canyon: desert,
  cliff: beach,
  volcano: mountain,
  forest,
  jungle: forest,
  meadow: hills,
  savanna: hills,
  park: hills,
  garden: hills,
  farm: hills,
  lake,
  river: lake,
  waterfall: lake,
  ocean,
  beach,
  harbour: beach,
  desert,
  snow,
  underwater,
  sky: cloudSea,
  space,
  mars: desert,
  moon: desert,
  planet: desert,
  'floating island': cloudSea,
  city,
  castle: mountain,
  village: hills,
  'shop front': shopFront,
  rooftop: city,
  'race track': hills,
  pool: hills,
};

export const stageOf = (context: StageContext): Stage => {
  const { place } = context.scene;
  const hero = context.scene.things[0];
  // A boat in the harbour lies in the water, not on the quay.
  const ridden = hero?.relation?.kind === 'riding' ? context.scene.things[hero.relation.to] : undefined;
  const isBoat = /boat|ship|yacht|canoe|kayak/.test(`${hero?.name} ${ridden?.name}`);
  if ((place === 'harbour' || place === 'beach') && isBoat) return ocean(context);
  const stage = (PAINTERS[place] ?? (isRoom(place) ? interior : street))(context);
  return hasFloor(context.scene) ? floorOver(context, stage) : stage;
};
