/** Rows of templates and of people's own characters; every query about own things names the owner. */

import { and, asc, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { BodyOf } from '#common/contract.ts';
import type { Db } from '#platform/db/database.ts';
import { olderThan, type PageCursor } from '#platform/db/page-cursor.ts';
import { notBinned } from '#platform/generation-jobs/bin.ts';
import type { createUserAvatar } from '../contract.ts';
import { animationPresets, avatarTemplates, userAvatars } from './avatar.table.ts';

export type AvatarRow = typeof userAvatars.$inferSelect;
export type TemplateRow = typeof avatarTemplates.$inferSelect;
type NewAvatar = BodyOf<typeof createUserAvatar>;

export const listTemplates = (db: Db, category?: string, style?: string): Promise<TemplateRow[]> =>
  db
    .select()
    .from(avatarTemplates)
    .where(
      and(
        eq(avatarTemplates.isPublic, true),
        category ? eq(avatarTemplates.category, category) : undefined,
        style ? eq(avatarTemplates.style, style) : undefined,
      ),
    )
    .orderBy(asc(avatarTemplates.id));

export async function hasTemplate(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: avatarTemplates.id })
    .from(avatarTemplates)
    .where(and(eq(avatarTemplates.id, id), eq(avatarTemplates.isPublic, true)));
  return row !== undefined;
}

export const listPresets = (db: Db) =>
  db
    .select()
    .from(animationPresets)
    .where(eq(animationPresets.isPublic, true))
    .orderBy(asc(animationPresets.id));

export const listAvatars = (
  db: Db,
  userId: string,
  after: PageCursor | undefined,
  limit: number,
): Promise<AvatarRow[]> =>
  db
    .select()
    .from(userAvatars)
    .where(
      and(
        eq(userAvatars.userId, userId),
        notBinned('avatar', userAvatars.id),
        after && olderThan(userAvatars, after),
      ),
    )
    .orderBy(desc(userAvatars.createdAt), desc(userAvatars.id))
    .limit(limit);

/** Those of the given that exist, and that are this person's where one is named. */
export const findAvatars = (db: Db, ids: readonly string[], userId?: string): Promise<AvatarRow[]> =>
  db
    .select()
    .from(userAvatars)
    .where(and(inArray(userAvatars.id, [...ids]), userId ? eq(userAvatars.userId, userId) : undefined));

/** None where it is in the bin. */
export const findShown = (db: Db, userId: string, id: string): Promise<AvatarRow[]> =>
  db
    .select()
    .from(userAvatars)
    .where(and(eq(userAvatars.id, id), eq(userAvatars.userId, userId), notBinned('avatar', userAvatars.id)));

export async function insertAvatar(db: Db, userId: string, avatar: NewAvatar): Promise<AvatarRow> {
  const [row] = await db
    .insert(userAvatars)
    .values({ ...avatar, userId })
    .returning();
  return row!;
}

export async function updateAvatar(db: Db, userId: string, id: string, avatar: NewAvatar) {
  const [row] = await db
    .update(userAvatars)
    .set({ ...avatar, updatedAt: new Date() })
    .where(and(eq(userAvatars.id, id), eq(userAvatars.userId, userId)))
    .returning();
  return row;
}

export async function renameAvatar(
  db: Db,
  userId: string,
  id: string,
  name: string,
): Promise<AvatarRow | undefined> {
  const [row] = await db
    .update(userAvatars)
    .set({ name, updatedAt: new Date() })
    .where(and(eq(userAvatars.id, id), eq(userAvatars.userId, userId)))
    .returning();
  return row;
}

export const deleteAvatar = (db: Db, id: string) => db.delete(userAvatars).where(eq(userAvatars.id, id));

export const removePicture = (db: Db, id: string) =>
  db.update(userAvatars).set({ imageUrl: null }).where(eq(userAvatars.id, id));

export const listPicturesOlderThan = async (db: Db, before: Date): Promise<string[]> => {
  const rows = await db
    .select({ id: userAvatars.id })
    .from(userAvatars)
    .where(and(isNotNull(userAvatars.imageUrl), lt(userAvatars.updatedAt, before)))
    .limit(500);
  return rows.map((row) => row.id);
};
