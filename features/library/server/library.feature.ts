/** What the library brings to a process. */

import { createSentences } from '#platform/ai/sentence/sentences.ts';
import type { ServerFeature } from '#platform/feature.ts';
import type { Platform } from '#platform/platform.ts';
import { sweepBins } from './bin.ts';
import { shownKinds } from './entries.ts';
import { registerLibraryRoutes } from './library.routes.ts';
import { createLibraryService } from './library.service.ts';
import { createMeaning } from './meaning.ts';

function openLibrary(platform: Platform) {
  const sentences = createSentences();
  platform.onClose(sentences.close);
  const meaning = createMeaning(platform.db, shownKinds(platform.items.kinds), sentences);
  return createLibraryService(platform, meaning);
}

export const libraryFeature: ServerFeature = {
  name: 'library',
  routes: (api, platform) => registerLibraryRoutes(api, platform, openLibrary(platform)),
  upkeep: (platform) => sweepBins(platform),
};
