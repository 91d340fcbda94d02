/** What the library brings to a process. */

import { createSentences } from '#platform/ai/sentence/sentences.ts';
import type { ServerFeature } from '#platform/feature.ts';
import type { Platform } from '#platform/platform.ts';
import { sweepBins } from './bin.ts';
import { shownKinds } from './entries.ts';
import { registerLibraryRoutes } from './library.routes.ts';
import { createLibraryService } from './library.service.ts';
import { createMeaning } from './meaning.ts';
import { registerShareRoutes } from './shares/shares.routes.ts';
import { createSharesService } from './shares/shares.service.ts';

function openLibrary(platform: Platform) {
  const sentences = createSentences();
  platform.onClose(sentences.close);
  const meaning = createMeaning(platform.db, shownKinds(platform.items.kinds), sentences);
  return createLibraryService(platform, meaning);
}

export const libraryFeature: ServerFeature = {
  name: 'library',
  routes: (api, platform) => {
    const library = openLibrary(platform);
    registerLibraryRoutes(api, platform, library);
    registerShareRoutes(api, platform, createSharesService(platform, library));
  },
  upkeep: (platform) => sweepBins(platform),
};
