/** Rows of landing pages; every query that serves a user names the owner. */

import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { lockUntilEnd } from '#platform/db/locks/transaction-lock.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { landingPages } from './landing-page.table.ts';

export const LANDING_PAGE = 'landing-page';

export type LandingRow = typeof landingPages.$inferSelect;

const own = (userId: string, id: string) => and(eq(landingPages.id, id), eq(landingPages.userId, userId));

export const listPages = (db: Db, userId: string, limit: number): Promise<LandingRow[]> =>
  db
    .select()
    .from(landingPages)
    .where(eq(landingPages.userId, userId))
    .orderBy(desc(landingPages.createdAt), desc(landingPages.id))
    .limit(limit);

export async function findOwnPage(db: Db, userId: string, id: string): Promise<LandingRow | undefined> {
  const [row] = await db.select().from(landingPages).where(own(userId, id));
  return row;
}

/** Of anybody: whether an address is taken. */
export async function findBySlug(db: Db, slug: string): Promise<LandingRow | undefined> {
  const [row] = await db.select().from(landingPages).where(eq(landingPages.slug, slug));
  return row;
}

/** Of anybody: a published page is for everybody, while its owner may sign in. */
export async function findOpenPage(db: Db, slug: string): Promise<LandingRow | undefined> {
  const [row] = await db
    .select({ page: landingPages })
    .from(landingPages)
    .innerJoin(users, eq(users.id, landingPages.userId))
    .where(and(eq(landingPages.slug, slug), eq(users.isActive, true)));
  return row?.page;
}

/** Of anybody: for items. */
export const findPages = (db: Db, ids: readonly string[]): Promise<LandingRow[]> =>
  db
    .select()
    .from(landingPages)
    .where(inArray(landingPages.id, [...ids]));

/** Two at the same moment must not both find room. */
export async function countPages(tx: Db, userId: string): Promise<number> {
  await lockUntilEnd(tx, `landing-pages:${userId}`);
  const [row] = await tx.select({ total: count() }).from(landingPages).where(eq(landingPages.userId, userId));
  return row?.total ?? 0;
}

/** Undefined: the address is taken. */
export async function insertPage(
  db: Db,
  values: typeof landingPages.$inferInsert,
): Promise<LandingRow | undefined> {
  const [row] = await db
    .insert(landingPages)
    .values(values)
    .onConflictDoNothing({ target: landingPages.slug })
    .returning();
  return row;
}

/** Undefined: it is another version meanwhile, or gone. */
export async function updatePage(
  db: Db,
  { id, userId, version }: Pick<LandingRow, 'id' | 'userId' | 'version'>,
  values: Partial<LandingRow>,
): Promise<LandingRow | undefined> {
  const isThat = and(own(userId, id), eq(landingPages.version, version));
  const [row] = await db.update(landingPages).set(values).where(isThat).returning();
  return row;
}

/** Only as it is in that version. */
export async function publishVersion(db: Db, userId: string, id: string, version: number): Promise<boolean> {
  const rows = await db
    .update(landingPages)
    .set({ isPublished: true })
    .where(and(own(userId, id), eq(landingPages.version, version)))
    .returning({ id: landingPages.id });
  return rows.length > 0;
}

export const deletePage = (db: Db, id: string) => db.delete(landingPages).where(eq(landingPages.id, id));
