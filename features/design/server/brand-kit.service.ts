/** The rules of brand kits: own logos only, one default, not without end. */

import { sql } from 'drizzle-orm';
import { assetIdOf } from '#common/asset.ts';
import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import { DEFAULT_THEME } from '#engine/page/document/theme.ts';
import { setLinks } from '#platform/assets/asset-links.ts';
import { parseJson } from '#platform/db/parse-json.ts';
import { isBinned } from '#platform/generation-jobs/bin.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import { type BrandKit, type BrandKitBody, brandKitBody, MAX_BRAND_KITS } from '../contract.ts';
import * as repo from './brand-kit.repo.ts';
import { BRAND_KIT } from './brand-kit.repo.ts';
import { brandKits } from './design.table.ts';

function toKit(row: repo.BrandKitRow): BrandKit {
  const empty = brandKitBody.parse({ name: row.name || 'Brand', ...DEFAULT_THEME });
  const kit = parseJson(brandKitBody, { ...empty, ...(row.kit as object), name: row.name }, empty);
  return {
    ...kit,
    id: row.id,
    isDefault: row.isDefault,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export type BrandKits = ReturnType<typeof createBrandKitService>;

export function createBrandKitService({ db, assets, generationJobs }: Platform) {
  const idsOf = ({ logos }: BrandKitBody): string[] => logos.flatMap((url) => assetIdOf(url) ?? []);

  async function assertOwnLogos(userId: string, body: BrandKitBody): Promise<void> {
    for (const id of idsOf(body)) {
      const row = await assets.findOwn(userId, id);
      if (!row?.type.startsWith('image/'))
        throw new AppError('bad_request', 'A logo of this kit is not a picture in your library.');
    }
  }

  const values = ({ name, isDefault, ...kit }: BrandKitBody): repo.BrandKitValues => ({
    name,
    isDefault,
    kit,
  });

  async function get(userId: string, id: string): Promise<BrandKit> {
    const row = await repo.findKit(db, userId, id);
    if (!row) throw notFound('That brand kit');
    return toKit(row);
  }

  return {
    list: async (userId: string): Promise<BrandKit[]> => (await repo.listKits(db, userId)).map(toKit),
    get,

    /** The one asked for, else the default one, else none. */
    async choose(userId: string, id?: string): Promise<BrandKit | undefined> {
      if (id) return get(userId, id);
      const [first] = await repo.listKits(db, userId);
      return first?.isDefault ? toKit(first) : undefined;
    },

    async create(userId: string, body: BrandKitBody): Promise<BrandKit> {
      await assertOwnLogos(userId, body);
      const kept = await repo.countKits(db, userId);
      if (kept >= MAX_BRAND_KITS)
        throw new AppError(
          'conflict',
          `You have ${MAX_BRAND_KITS} brand kits. Please delete one before you make another.`,
        );
      const id = newId();
      return db.transaction(async (tx) => {
        // The first one is the one that is meant.
        const row = await repo.insertKit(tx, id, userId, {
          ...values(body),
          isDefault: body.isDefault || kept === 0,
        });
        if (row.isDefault) await repo.unsetOtherDefaults(tx, userId, id);
        await setLinks(tx, userId, { type: BRAND_KIT, id }, 'logo', idsOf(body));
        return toKit(row);
      });
    },

    async update(userId: string, id: string, body: BrandKitBody): Promise<BrandKit> {
      await assertOwnLogos(userId, body);
      return db.transaction(async (tx) => {
        const row = await repo.updateKit(tx, userId, id, values(body));
        if (!row) throw notFound('That brand kit');
        if (row.isDefault) await repo.unsetOtherDefaults(tx, userId, id);
        await setLinks(tx, userId, { type: BRAND_KIT, id }, 'logo', idsOf(body));
        return toKit(row);
      });
    },

    async remove(userId: string, id: string): Promise<void> {
      await get(userId, id);
      await generationJobs.bin({ type: BRAND_KIT, id }, userId);
    },
  };
}

export const brandKitItems = ({ generationJobs }: Platform): ItemKind => ({
  type: BRAND_KIT,
  noun: 'brand kit',
  page: '/design-studio',
  find: async (db, ids) =>
    new Map((await repo.findKits(db, ids)).map((row) => [row.id, { title: row.name, ownerId: row.userId }])),
  remove: (id) => generationJobs.remove({ type: BRAND_KIT, id }, (tx) => repo.removeKit(tx, id)),
  // Only its bin: kits have a place of their own in the design studio.
  library: {
    tool: 'design',
    kind: 'design',
    title: brandKits.name,
    words: sql`${brandKits.name}`,
    isShown: isBinned(BRAND_KIT, brandKits.id),
    openUrl: () => '/design-studio',
  },
  rows: { table: brandKits, documents: [brandKits.kit], max: MAX_BRAND_KITS },
});
