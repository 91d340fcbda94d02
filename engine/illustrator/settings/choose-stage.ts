/** Finds the painter of a setting. */

import { abstract } from '../abstract/abstract.ts';
import type { Setting } from '../scene-spec.ts';
import { city } from './city.ts';
import { cloudSea } from './clouds.ts';
import { forest } from './forest.ts';
import { hills } from './hills.ts';
import { beach, desert, lake, mountain, snow } from './lands.ts';
import { ocean } from './ocean.ts';
import { room } from './room.ts';
import { space } from './space.ts';
import type { Stage, StageContext } from './stage.ts';
import { street } from './street.ts';
import { underwater } from './underwater.ts';

const STAGES: Record<Setting, (context: StageContext) => Stage> = {
  abstract,
  city,
  forest,
  ocean,
  mountain,
  lake,
  desert,
  snow,
  beach,
  meadow: hills,
  farm: hills,
  garden: hills,
  castle: mountain,
  space,
  underwater,
  room,
  street,
  sky: cloudSea,
};

export const stageOf = (context: StageContext): Stage => STAGES[context.scene.setting](context);
