/** What API keys bring to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerKeysRoutes } from './keys.routes.ts';

export const keysFeature: ServerFeature = { name: 'keys', routes: registerKeysRoutes };
