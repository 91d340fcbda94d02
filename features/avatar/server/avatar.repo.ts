/** Rows of templates and of people's own characters; every query about own things names the owner. */

import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { BodyOf } from '#common/contract.ts';
import type { Db } from '#platform/db/database.ts';
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

export const listAvatars = (db: Db, userId: string): Promise<AvatarRow[]> =>
  db
    .select()
    .from(userAvatars)
    .where(eq(userAvatars.userId, userId))
    .orderBy(desc(userAvatars.createdAt), desc(userAvatars.id));

/** Own ones among the given; what is not there or not theirs is missing from the answer. */
export const findAvatars = (db: Db, userId: string, ids: string[]): Promise<AvatarRow[]> =>
  db
    .select()
    .from(userAvatars)
    .where(and(eq(userAvatars.userId, userId), inArray(userAvatars.id, ids)));

/** For reviewers, who see everybody's. */
export async function findAvatar(db: Db, id: string): Promise<AvatarRow | undefined> {
  const [row] = await db.select().from(userAvatars).where(eq(userAvatars.id, id));
  return row;
}

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

export async function deleteAvatar(db: Db, userId: string, id: string): Promise<AvatarRow | undefined> {
  const [row] = await db
    .delete(userAvatars)
    .where(and(eq(userAvatars.id, id), eq(userAvatars.userId, userId)))
    .returning();
  return row;
}
