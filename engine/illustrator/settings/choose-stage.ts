/** Finds the painter of a setting. */

import type { Setting } from '../scene-spec.ts';
import { ocean } from './ocean.ts';
import type { Stage, StageContext } from './stage.ts';

const STAGES: Partial<Record<Setting, (context: StageContext) => Stage>> = { ocean };

export const stageOf = (context: StageContext): Stage => (STAGES[context.scene.setting] ?? ocean)(context);
