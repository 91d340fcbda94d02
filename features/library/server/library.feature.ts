/** What the library brings to a process. */

import { sql } from 'drizzle-orm';
import { createSentences } from '#platform/ai/sentence/sentences.ts';
import type { ServerFeature } from '#platform/feature.ts';
import { registerJob } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { sweepBins } from './bin.ts';
import { shownKinds } from './entries.ts';
import { registerLibraryRoutes } from './library.routes.ts';
import { createLibraryService } from './library.service.ts';
import { readTextJob, readUploads } from './picture-text/read-text.job.ts';
import { createSemanticSearch } from './semantic-search.ts';
import { registerShareTarget } from './share-target.routes.ts';
import { registerShareRoutes } from './shares/shares.routes.ts';
import { createSharesService } from './shares/shares.service.ts';

function openLibrary(platform: Platform) {
  const sentences = createSentences();
  platform.onClose(sentences.close);
  const semanticSearch = createSemanticSearch(platform.db, shownKinds(platform.items.kinds), sentences);
  return createLibraryService(platform, semanticSearch);
}

/** Tables of this size are read as a whole, whatever is known of them; counting all of them takes half a second. */
const FEW_ROWS_BYTES = 32_768;

/**
 * The embedded database never counts its rows by itself, as a server does. Unaware of ten thousand files it would join
 * them row by row, which takes minutes.
 */
async function learnSizes({ database, db }: Platform): Promise<void> {
  if (database.kind !== 'pglite') return;
  const { rows } = (await db.execute(sql`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > ${FEW_ROWS_BYTES}
  `)) as unknown as { rows: { name: string }[] };
  for (const { name } of rows) await db.execute(sql`analyze ${sql.identifier(name)}`);
}

export const libraryFeature: ServerFeature = {
  name: 'library',
  routes: (api, platform) => {
    const library = openLibrary(platform);
    registerLibraryRoutes(api, platform, library);
    registerShareRoutes(api, platform, createSharesService(platform, library));
    registerShareTarget(api, platform);
    readUploads(platform);
  },
  jobs: (platform) => [
    registerJob(readTextJob, async () => {
      const { readTextHandler } = await import('./picture-text/read-text.handler.ts');
      return readTextHandler(platform);
    }),
  ],
  maintenance: async (platform) => {
    await sweepBins(platform);
    await learnSizes(platform);
  },
};
