/** Finds the painter of a setting. */

import { abstract } from '../abstract/abstract.ts';
import type { Setting } from '../scene-spec.ts';
import { city } from './city.ts';
import { forest } from './forest.ts';
import { beach, desert, lake, mountain, snow } from './lands.ts';
import { ocean } from './ocean.ts';
import type { Stage, StageContext } from './stage.ts';

const STAGES: Partial<Record<Setting, (context: StageContext) => Stage>> = {
  abstract,
  city,
  forest,
  ocean,
  mountain,
  lake,
  desert,
  snow,
  beach,
};

export const stageOf = (context: StageContext): Stage => (STAGES[context.scene.setting] ?? mountain)(context);
