/** Rows of logos and their templates; every query of a person's rows names the owner. */

import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { olderThan, type PageCursor } from '#platform/db/page-cursor.ts';
import { notBinned } from '#platform/generation-jobs/bin.ts';
import { logoTemplates, userLogos } from './logo.table.ts';

export type TemplateRow = typeof logoTemplates.$inferSelect;
export type LogoRow = typeof userLogos.$inferSelect;
export type NewTemplate = typeof logoTemplates.$inferInsert & { id: string };
export type LogoValues = Omit<typeof userLogos.$inferInsert, 'id' | 'userId' | 'createdAt' | 'updatedAt'>;

export const listTemplates = (db: Db, category: string | undefined): Promise<TemplateRow[]> =>
  db
    .select()
    .from(logoTemplates)
    .where(and(eq(logoTemplates.isPublic, true), category ? eq(logoTemplates.category, category) : undefined))
    .orderBy(asc(logoTemplates.id));

export async function hasTemplate(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: logoTemplates.id }).from(logoTemplates).where(eq(logoTemplates.id, id));
  return rows.length > 0;
}

/** Adds what is missing and renews what was drawn again; whether a template is shown stays as the operator left it. */
export async function upsertTemplates(db: Db, rows: NewTemplate[]): Promise<void> {
  const drawn = sql`excluded.svg_content`;
  await db
    .insert(logoTemplates)
    .values(rows)
    .onConflictDoUpdate({
      target: logoTemplates.id,
      set: {
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        category: sql`excluded.category`,
        colors: sql`excluded.colors`,
        svgContent: drawn,
        isAnimated: sql`excluded.is_animated`,
        animationType: sql`excluded.animation_type`,
        animationDuration: sql`excluded.animation_duration`,
        updatedAt: new Date(),
      },
      setWhere: sql`${logoTemplates.svgContent} is distinct from ${drawn}`,
    });
}

export const listLogos = (
  db: Db,
  userId: string,
  after: PageCursor | undefined,
  limit: number,
): Promise<LogoRow[]> =>
  db
    .select()
    .from(userLogos)
    .where(
      and(
        eq(userLogos.userId, userId),
        notBinned('logo', userLogos.id),
        after && olderThan(userLogos, after),
      ),
    )
    .orderBy(desc(userLogos.createdAt), desc(userLogos.id))
    .limit(limit);

export async function measureLogos(db: Db, userId: string): Promise<{ total: number; length: number }> {
  const length = sql<number>`coalesce(sum(char_length(${userLogos.svgContent})), 0)`.mapWith(Number);
  const [row] = await db
    .select({ total: count(), length })
    .from(userLogos)
    .where(and(eq(userLogos.userId, userId), notBinned('logo', userLogos.id)));
  return row ?? { total: 0, length: 0 };
}

const own = (userId: string, id: string) => and(eq(userLogos.id, id), eq(userLogos.userId, userId));

export const findLogos = (db: Db, ids: readonly string[]): Promise<LogoRow[]> =>
  db
    .select()
    .from(userLogos)
    .where(inArray(userLogos.id, [...ids]));

export async function findLogo(db: Db, userId: string, id: string): Promise<LogoRow | undefined> {
  const [row] = await db
    .select()
    .from(userLogos)
    .where(and(own(userId, id), notBinned('logo', userLogos.id)));
  return row;
}

export async function insertLogo(db: Db, userId: string, values: LogoValues): Promise<LogoRow> {
  const [row] = await db
    .insert(userLogos)
    .values({ ...values, userId })
    .returning();
  return row!;
}

export async function updateLogo(
  db: Db,
  userId: string,
  id: string,
  values: LogoValues,
): Promise<LogoRow | undefined> {
  const [row] = await db.update(userLogos).set(values).where(own(userId, id)).returning();
  return row;
}

/** Whoever's it is. */
export const removeLogo = (db: Db, id: string) => db.delete(userLogos).where(eq(userLogos.id, id));
