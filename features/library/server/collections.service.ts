/** Collections: names for things that belong together; a thing may be in many, and stays when one goes. */

import { AppError, notFound } from '#common/errors.ts';
import type { Collection } from '#common/library.ts';
import type { Platform } from '#platform/platform.ts';
import * as repo from './library.repo.ts';
import type { LibraryService } from './library.service.ts';

const MAX_COLLECTIONS = 500;
const TAKEN = 'You have a collection of that name already.';

export function createCollectionService({ db }: Platform, library: LibraryService) {
  const refsOf = async (userId: string, ids: readonly string[] | undefined) =>
    ids ? (await library.own(userId, ids)).map(repo.refOf) : [];

  /** As many queries for five hundred as for one. */
  async function show(userId: string, id?: string): Promise<Collection[]> {
    const rows = await repo.listCollections(db, userId, id);
    const covers = await library.coversOf(
      userId,
      rows.filter(({ count }) => count > 0).map((row) => row.id),
    );
    return rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      coverUrl: covers.get(row.id) ?? null,
    }));
  }

  async function one(userId: string, id: string): Promise<Collection> {
    const [found] = await show(userId, id);
    if (!found) throw notFound('That collection');
    return found;
  }

  return {
    list: (userId: string) => show(userId),

    nameOf: async (userId: string, id: string): Promise<string | undefined> =>
      (await repo.listCollections(db, userId)).find((row) => row.id === id)?.name,

    async create(userId: string, { name, ids }: { name: string; ids?: string[] | undefined }) {
      const refs = await refsOf(userId, ids);
      if ((await repo.countCollections(db, userId)) >= MAX_COLLECTIONS)
        throw new AppError(
          'conflict',
          `You have ${MAX_COLLECTIONS} collections already. Please delete some first.`,
        );
      const id = await db.transaction(async (tx) => {
        const row = await repo.insertCollection(tx, userId, name);
        if (!row) throw new AppError('conflict', TAKEN);
        await repo.addToCollection(tx, row.id, refs);
        return row.id;
      });
      return one(userId, id);
    },

    async rename(userId: string, id: string, name: string) {
      const namesake = await repo.findNamed(db, userId, name);
      if (namesake && namesake.id !== id) throw new AppError('conflict', TAKEN);
      if ((await repo.renameCollection(db, userId, id, name)).length === 0) throw notFound('That collection');
      return one(userId, id);
    },

    async remove(userId: string, id: string): Promise<void> {
      if ((await repo.deleteCollection(db, userId, id)).length === 0) throw notFound('That collection');
    },

    async change(
      userId: string,
      id: string,
      change: { add?: string[] | undefined; remove?: string[] | undefined },
    ) {
      if (!(await repo.findCollection(db, userId, id))) throw notFound('That collection');
      const [added, removed] = [await refsOf(userId, change.add), await refsOf(userId, change.remove)];
      await db.transaction(async (tx) => {
        await repo.addToCollection(tx, id, added);
        await repo.takeFromCollection(tx, id, removed);
      });
      return one(userId, id);
    },
  };
}
