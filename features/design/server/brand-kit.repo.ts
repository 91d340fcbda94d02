/** Rows of brand kits; every query names the owner. */

import { and, count, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { notBinned } from '#platform/generation-jobs/bin.ts';
import { brandKits } from './design.table.ts';

export const BRAND_KIT = 'brand-kit';

export type BrandKitRow = typeof brandKits.$inferSelect;
export type BrandKitValues = Pick<BrandKitRow, 'name' | 'isDefault' | 'kit'>;

const own = (userId: string, id: string) => and(eq(brandKits.id, id), eq(brandKits.userId, userId));

/** The default one first. */
export const listKits = (db: Db, userId: string): Promise<BrandKitRow[]> =>
  db
    .select()
    .from(brandKits)
    .where(and(eq(brandKits.userId, userId), notBinned(BRAND_KIT, brandKits.id)))
    .orderBy(desc(brandKits.isDefault), desc(brandKits.createdAt), desc(brandKits.id))
    .limit(100);

export async function countKits(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(brandKits)
    .where(and(eq(brandKits.userId, userId), notBinned(BRAND_KIT, brandKits.id)));
  return row?.total ?? 0;
}

export async function findKit(db: Db, userId: string, id: string): Promise<BrandKitRow | undefined> {
  const [row] = await db
    .select()
    .from(brandKits)
    .where(and(own(userId, id), notBinned(BRAND_KIT, brandKits.id)));
  return row;
}

export async function insertKit(
  db: Db,
  id: string,
  userId: string,
  values: BrandKitValues,
): Promise<BrandKitRow> {
  const [row] = await db
    .insert(brandKits)
    .values({ ...values, id, userId })
    .returning();
  return row!;
}

export async function updateKit(
  db: Db,
  userId: string,
  id: string,
  values: BrandKitValues,
): Promise<BrandKitRow | undefined> {
  const [row] = await db.update(brandKits).set(values).where(own(userId, id)).returning();
  return row;
}

/** At most one is the default. */
export const unsetOtherDefaults = (db: Db, userId: string, id: string) =>
  db
    .update(brandKits)
    .set({ isDefault: false })
    .where(and(eq(brandKits.userId, userId), ne(brandKits.id, id), eq(brandKits.isDefault, true)));

/** Whoever's they are. */
export const findKits = (db: Db, ids: readonly string[]): Promise<BrandKitRow[]> =>
  db
    .select()
    .from(brandKits)
    .where(inArray(brandKits.id, [...ids]));

export const removeKit = (db: Db, id: string) => db.delete(brandKits).where(eq(brandKits.id, id));
