/** What notes bring to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerNotesRoutes } from './notes.routes.ts';
import { createNoteReader, noteItems } from './notes.service.ts';

export const notesFeature: ServerFeature = {
  name: 'notes',
  routes: registerNotesRoutes,
  makes: (platform) => ({ notes: createNoteReader(platform) }),
  items: (platform) => [noteItems(platform)],
};
