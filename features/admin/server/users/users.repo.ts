/** People as the admin's list needs them: searched by index, sorted by index, one page at a time. */

import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#common/contract.ts';
import type { Db } from '#platform/db/database.ts';
import { signIns } from '#platform/db/tables/usage.table.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { assets } from '#platform/db/tables/work.table.ts';
import { countProjects } from '#platform/usage/totals.ts';
import type { listUsers } from '../../contract.ts';

export type UserRow = typeof users.$inferSelect;
export type UserQuery = QueryOf<typeof listUsers>;
export type UserFilter = Pick<UserQuery, 'search' | 'role' | 'plan' | 'active'>;

/** Beginning with this text, taken literally. */
const beginning = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

function matches(search: string): SQL {
  const text = search.toLowerCase();
  const pattern = beginning(text);
  const [first = '', ...rest] = text.split(/\s+/);
  // 'ada love' is the whole first name and the beginning of the last.
  const byFullName =
    rest.length > 0
      ? sql` or (lower(${users.firstName}) = ${first} and lower(${users.lastName}) like ${beginning(rest.join(' '))})`
      : sql``;
  return sql`(lower(${users.email}) like ${pattern} or lower(${users.firstName}) like ${pattern}
    or lower(${users.lastName}) like ${pattern}${byFullName})`;
}

const where = ({ search, role, plan, active }: UserFilter): SQL | undefined =>
  and(
    search ? matches(search) : undefined,
    role && eq(users.role, role),
    plan && eq(users.subscriptionPlan, plan),
    active && eq(users.isActive, active === 'true'),
  );

const byTime = {
  newest: [desc(users.createdAt), desc(users.id)],
  oldest: [asc(users.createdAt), asc(users.id)],
};

/** `using ~<~` compares bytes, which is the order of the search indexes: no sorting of everybody. */
const ORDERS: Record<UserQuery['sort'], SQL[]> = {
  ...byTime,
  email: [asc(users.email), asc(users.id)],
  name: [sql`lower(${users.firstName}) using ~<~`, sql`lower(${users.lastName}) using ~<~`, asc(users.id)],
};

/**
 * The same orders for those whom a search found. Sorting the few is cheap; walking the index of everybody from its
 * beginning, until enough of them came by, is not, and what is no plain column keeps the planner from trying.
 */
const ORDERS_OF_FOUND: Record<UserQuery['sort'], SQL[]> = {
  ...byTime,
  email: [sql`(${users.email} || '')`, asc(users.id)],
  name: [
    sql`(lower(${users.firstName}) || '') using ~<~`,
    sql`lower(${users.lastName}) using ~<~`,
    asc(users.id),
  ],
};

/** Named by hand: inside a selection the query builder would leave the table's name away. */
const lastSignInAt = sql<Date | null>`(
  select sign_in.created_at from ${signIns} as sign_in where sign_in.user_id = users.id
  order by sign_in.created_at desc limit 1
)`.mapWith(signIns.createdAt);

export function findPage(db: Db, query: UserQuery) {
  const order = (query.search ? ORDERS_OF_FOUND : ORDERS)[query.sort];
  // Only ids are walked to reach the page; whole rows and sign-ins are read for the page alone.
  const ids = db
    .select({ id: users.id })
    .from(users)
    .where(where(query))
    .orderBy(...order)
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  return db
    .select({ user: users, lastSignInAt })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(...order);
}

export async function countUsers(db: Db, filter: UserFilter): Promise<number> {
  const [row] = await db.select({ value: count() }).from(users).where(where(filter));
  return row!.value;
}

export async function findUser(db: Db, id: string) {
  const [row] = await db.select({ user: users, lastSignInAt }).from(users).where(eq(users.id, id));
  return row;
}

export async function findUserRow(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

export async function updateUser(db: Db, id: string, values: Partial<UserRow>): Promise<void> {
  await db.update(users).set(values).where(eq(users.id, id));
}

export async function ownedTotals(db: Db, userId: string) {
  const [projectCount, [stored]] = await Promise.all([
    countProjects(db, userId),
    db
      .select({ bytes: sql<number>`coalesce(sum(${assets.size}), 0)`.mapWith(Number) })
      .from(assets)
      .where(eq(assets.userId, userId)),
  ]);
  return { projectCount, storageBytes: stored!.bytes };
}

export const lastSignIns = (db: Db, userId: string, howMany: number) =>
  db
    .select()
    .from(signIns)
    .where(eq(signIns.userId, userId))
    .orderBy(desc(signIns.createdAt), desc(signIns.id))
    .limit(howMany);
