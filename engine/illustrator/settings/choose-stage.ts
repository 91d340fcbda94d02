/** Finds the painter of a setting. */

import type { Setting } from '../scene-spec.ts';
import { city } from './city.ts';
import { forest } from './forest.ts';
import { ocean } from './ocean.ts';
import type { Stage, StageContext } from './stage.ts';

const STAGES: Partial<Record<Setting, (context: StageContext) => Stage>> = { city, forest, ocean };

export const stageOf = (context: StageContext): Stage => (STAGES[context.scene.setting] ?? ocean)(context);
