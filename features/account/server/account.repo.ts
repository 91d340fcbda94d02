/** Rows about who a person is and how they prove it. */

import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { credentials, externalIdentities, users } from '#platform/db/tables/users.table.ts';

export type UserRow = typeof users.$inferSelect;

export async function anyUserExists(db: Db): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0;
}

export const findUsers = (db: Db, ids: readonly string[]): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));

export async function insertUser(db: Db, values: typeof users.$inferInsert): Promise<UserRow> {
  const [row] = await db.insert(users).values(values).returning();
  return row!;
}

export async function findByEmail(db: Db, email: string) {
  const [row] = await db
    .select({ user: users, passwordHash: credentials.passwordHash })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(users.email, email));
  return row;
}

export async function findByIdentity(db: Db, issuer: string, subject: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(externalIdentities)
    .innerJoin(users, eq(users.id, externalIdentities.userId))
    .where(and(eq(externalIdentities.issuer, issuer), eq(externalIdentities.subject, subject)));
  return row?.user;
}

export async function insertIdentity(db: Db, userId: string, issuer: string, subject: string): Promise<void> {
  await db.insert(externalIdentities).values({ userId, issuer, subject });
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db.select().from(credentials).where(eq(credentials.userId, userId));
  return row?.passwordHash;
}

export async function savePasswordHash(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db
    .insert(credentials)
    .values({ userId, passwordHash })
    .onConflictDoUpdate({ target: credentials.userId, set: { passwordHash, updatedAt: new Date() } });
}

export async function updateUser(
  db: Db,
  id: string,
  values: Partial<typeof users.$inferInsert>,
): Promise<UserRow> {
  const [row] = await db.update(users).set(values).where(eq(users.id, id)).returning();
  return row!;
}

export async function otherUsers(db: Db, exceptId: string): Promise<{ all: number; admins: number }> {
  const [row] = await db
    .select({
      all: count(),
      admins: sql<number>`count(*) filter (where ${users.role} = 'admin' and ${users.isActive})`.mapWith(
        Number,
      ),
    })
    .from(users)
    .where(ne(users.id, exceptId));
  return row!;
}

export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

/** True for exactly one caller: the one who may send the mail. */
export async function claimWelcomeMail(db: Db, userId: string): Promise<UserRow | undefined> {
  const [row] = await db
    .update(users)
    .set({ welcomeEmailSent: true })
    .where(and(eq(users.id, userId), eq(users.welcomeEmailSent, false)))
    .returning();
  return row;
}
