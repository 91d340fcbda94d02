/** What notes bring to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerNotesRoutes } from './notes.routes.ts';
import { noteItems } from './notes.service.ts';

export const notesFeature: ServerFeature = {
  name: 'notes',
  routes: registerNotesRoutes,
  items: (platform) => [noteItems(platform)],
};
