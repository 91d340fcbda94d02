/** Rows of templates; what a person gets is their own or published, and never in the bin. */

import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { TemplateKind } from '#common/templates.ts';
import type { Db } from '#platform/db/database.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { notBinned } from '#platform/generation-jobs/bin.ts';
import { ownTemplates } from './template.table.ts';

export const TEMPLATE = 'template';
const MAX_LISTED = 600;

export type TemplateRow = typeof ownTemplates.$inferSelect;

const there = notBinned(TEMPLATE, ownTemplates.id);

/** Suspended people's templates are nobody's to use. */
const isPublic = and(
  isNotNull(ownTemplates.published),
  sql`exists (select 1 from ${users} where ${users.id} = ${ownTemplates.userId} and ${users.isActive})`,
);

const visible = (userId: string) => and(there, or(eq(ownTemplates.userId, userId), isPublic));

/** Their own as they have it, those of others as they were approved. */
const shownTo = (userId: string) =>
  sql`(case when ${ownTemplates.userId} = ${userId} then ${ownTemplates.draft} else ${ownTemplates.published} end)`;

export type ListedTemplate = Awaited<ReturnType<typeof listVisible>>[number];

/** What lists show; contents are long, and stay where they are. */
export function listVisible(db: Db, userId: string, kind: TemplateKind | undefined, q: string | undefined) {
  const shown = shownTo(userId);
  const words = `%${q?.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select({
      id: ownTemplates.id,
      userId: ownTemplates.userId,
      kind: ownTemplates.kind,
      state: ownTemplates.state,
      version: ownTemplates.version,
      decidedAt: ownTemplates.decidedAt,
      updatedAt: ownTemplates.updatedAt,
      isPublic: sql<boolean>`${ownTemplates.published} is not null`,
      name: sql<string>`${shown} ->> 'name'`,
      description: sql<string>`coalesce(${shown} ->> 'description', '')`,
      placeCount: sql<number>`jsonb_array_length(${shown} -> 'places')`.mapWith(Number),
    })
    .from(ownTemplates)
    .where(
      and(
        visible(userId),
        kind && eq(ownTemplates.kind, kind),
        q ? sql`((${shown} ->> 'name') || ' ' || (${shown} ->> 'description')) ilike ${words}` : undefined,
      ),
    )
    .orderBy(desc(ownTemplates.updatedAt), desc(ownTemplates.id))
    .limit(MAX_LISTED);
}

export async function findVisible(db: Db, userId: string, id: string): Promise<TemplateRow | undefined> {
  const [row] = await db
    .select()
    .from(ownTemplates)
    .where(and(eq(ownTemplates.id, id), visible(userId)));
  return row;
}

export async function findOwn(db: Db, userId: string, id: string): Promise<TemplateRow | undefined> {
  const [row] = await db
    .select()
    .from(ownTemplates)
    .where(and(eq(ownTemplates.id, id), eq(ownTemplates.userId, userId), there));
  return row;
}

export const findTemplates = (db: Db, ids: readonly string[]): Promise<TemplateRow[]> =>
  db
    .select()
    .from(ownTemplates)
    .where(inArray(ownTemplates.id, [...ids]));

export const countOwn = (db: Db, userId: string): Promise<number> =>
  db.$count(ownTemplates, and(eq(ownTemplates.userId, userId), there));

export async function insertTemplate(
  db: Db,
  values: Pick<TemplateRow, 'id' | 'userId' | 'kind' | 'name' | 'draft'>,
): Promise<TemplateRow> {
  const [row] = await db.insert(ownTemplates).values(values).returning();
  return row!;
}

/** Only where nobody saved it since `version` was read. */
export async function saveDraft(
  db: Db,
  { userId, id, version }: Pick<TemplateRow, 'userId' | 'id' | 'version'>,
  values: Pick<TemplateRow, 'name' | 'draft'>,
): Promise<TemplateRow | undefined> {
  const [row] = await db
    .update(ownTemplates)
    .set({ ...values, version: version + 1 })
    .where(and(eq(ownTemplates.id, id), eq(ownTemplates.userId, userId), eq(ownTemplates.version, version)))
    .returning();
  return row;
}

export async function lockTemplate(db: Db, id: string): Promise<TemplateRow | undefined> {
  const [row] = await db
    .select()
    .from(ownTemplates)
    .where(and(eq(ownTemplates.id, id), there))
    .for('update');
  return row;
}

export async function changeState(
  db: Db,
  id: string,
  values: Partial<Pick<TemplateRow, 'state' | 'proposed' | 'published' | 'reason'>>,
): Promise<TemplateRow> {
  const [row] = await db
    .update(ownTemplates)
    .set({ ...values, decidedAt: new Date() })
    .where(eq(ownTemplates.id, id))
    .returning();
  return row!;
}

export const removeTemplate = (db: Db, id: string) => db.delete(ownTemplates).where(eq(ownTemplates.id, id));

/** What waits, the oldest first, and then what everybody has. */
export const listModerated = (db: Db) =>
  db
    .select({ row: ownTemplates, email: users.email })
    .from(ownTemplates)
    .innerJoin(users, eq(users.id, ownTemplates.userId))
    .where(and(there, or(isNotNull(ownTemplates.proposed), isNotNull(ownTemplates.published))))
    .orderBy(sql`${ownTemplates.proposed} is null`, ownTemplates.decidedAt)
    .limit(MAX_LISTED);
