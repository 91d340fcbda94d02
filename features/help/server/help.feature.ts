/** What help brings to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerHelpRoutes } from './help.routes.ts';

export const helpFeature: ServerFeature = { name: 'help', routes: registerHelpRoutes };
