/** What the question of origin brings to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerOriginRoutes } from './origin.routes.ts';

export const originFeature: ServerFeature = { name: 'origin', routes: registerOriginRoutes };
