/** HTTP for the library. */

import { AppError } from '#common/errors.ts';
import {
  getLibraryItem,
  listCollections,
  listItemUses,
  listLibrary,
  MAX_PICKED,
  restoreLibraryItems,
} from '#common/library.ts';
import { fileNameOf } from '#common/wording/file-name.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { disposition } from '#platform/storage/disposition.ts';
import { uniqueName } from '#platform/storage/zip-names.ts';
import { zipStream } from '#platform/storage/zip-stream.ts';
import {
  binLibraryItems,
  changeCollection,
  createCollection,
  deleteCollection,
  downloadLibrary,
  emptyBin,
  getLibrarySummary,
  markLibraryItems,
  renameCollection,
} from '../contract.ts';
import { createCollectionService } from './collections.service.ts';
import type { LibraryService } from './library.service.ts';

export function registerLibraryRoutes(api: Api, platform: Platform, library: LibraryService): void {
  const collections = createCollectionService(platform, library);

  api.handle(listLibrary, ({ user, query }) => library.list(user.id, query));
  api.handle(getLibrarySummary, ({ user }) => library.summary(user.id));
  api.handle(markLibraryItems, ({ user, body }) => library.mark(user.id, body));
  api.handle(binLibraryItems, ({ user, body }) => library.bin(user.id, body.ids));
  api.handle(listItemUses, ({ user, query }) => library.usesOf(user.id, query));
  api.handle(restoreLibraryItems, ({ user, body }) => library.restore(user.id, body.ids));
  api.handle(emptyBin, async ({ user, body }) => ({ removed: await library.emptyBin(user.id, body.ids) }));

  api.handle(downloadLibrary, async ({ user, query, reply }) => {
    const ids = query.ids?.split(',').filter(Boolean);
    if (!ids?.length && !query.collection)
      throw new AppError('bad_request', 'Please choose something first.');
    if (ids && ids.length > MAX_PICKED)
      throw new AppError('bad_request', `Choose at most ${MAX_PICKED} at a time.`);
    const files = await library.filesOf(user.id, {
      ...(ids?.length && { ids }),
      ...(query.collection && { collection: query.collection }),
    });
    const name = query.collection && (await collections.nameOf(user.id, query.collection));
    const taken = new Set<string>();
    const zip = zipStream(async ({ addStored }) => {
      for (const file of files) await addStored(uniqueName(file.name, taken), platform.storage, file);
    });
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', disposition(fileNameOf(name || 'library', 'zip', 'library')))
      .send(zip);
  });

  api.handle(getLibraryItem, ({ user, params }) => library.get(user.id, params.id));

  api.handle(listCollections, ({ user }) => collections.list(user.id));
  api.handle(createCollection, ({ user, body }) => collections.create(user.id, body));
  api.handle(renameCollection, ({ user, params, body }) => collections.rename(user.id, params.id, body.name));
  api.handle(deleteCollection, ({ user, params }) => collections.remove(user.id, params.id));
  api.handle(changeCollection, ({ user, params, body }) => collections.change(user.id, params.id, body));
}
