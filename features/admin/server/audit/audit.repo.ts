/** Reads the audit trail; nothing here, or anywhere, changes or removes what it says. */

import { and, desc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#common/contract.ts';
import type { Db } from '#platform/db/database.ts';
import { auditLogs } from '#platform/db/tables/governance.table.ts';
import { users } from '#platform/db/tables/users.table.ts';
import type { AuditLog, exportAuditLogs } from '../../contract.ts';

export type AuditFilter = QueryOf<typeof exportAuditLogs>;

/** Where a page ended; the next begins after it. */
export interface Place {
  createdAt: string;
  id: string;
}

/** An id, or the address of somebody who still has an account. */
const personIs = (column: typeof auditLogs.adminId | typeof auditLogs.targetId, who: string, db: Db) =>
  or(
    eq(column, who),
    inArray(column, db.select({ id: users.id }).from(users).where(eq(users.email, who.trim().toLowerCase()))),
  );

const where = (db: Db, filter: AuditFilter, after: Place | undefined): SQL | undefined =>
  and(
    filter.action ? eq(auditLogs.action, filter.action) : undefined,
    filter.actor ? personIs(auditLogs.adminId, filter.actor, db) : undefined,
    filter.target ? personIs(auditLogs.targetId, filter.target, db) : undefined,
    filter.from ? gte(auditLogs.createdAt, new Date(filter.from)) : undefined,
    filter.to ? lte(auditLogs.createdAt, new Date(filter.to)) : undefined,
    after
      ? sql`(${auditLogs.createdAt}, ${auditLogs.id}) < (${after.createdAt}::timestamptz, ${after.id})`
      : undefined,
  );

/** Newest first. */
export async function readAuditLog(
  db: Db,
  filter: AuditFilter,
  page: { limit: number; after?: Place },
): Promise<AuditLog[]> {
  const rows = await db
    .select({ entry: auditLogs, actorEmail: users.email })
    .from(auditLogs)
    .leftJoin(users, eq(users.id, auditLogs.adminId))
    .where(where(db, filter, page.after))
    .orderBy(desc(auditLogs.createdAt), desc(auditLogs.id))
    .limit(page.limit);
  return rows.map(({ entry, actorEmail }) => ({
    ...entry,
    actorEmail,
    details: entry.details ?? null,
    createdAt: entry.createdAt.toISOString(),
  }));
}

/** Hops from one action to the next along the index, instead of reading every entry. */
export async function knownActions(db: Db): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    with recursive hop as (
      (select action from ${auditLogs} order by action limit 1)
      union all
      select (select next.action from ${auditLogs} as next where next.action > hop.action order by next.action limit 1)
      from hop where hop.action is not null
    )
    select action from hop where action is not null
  `)) as unknown as { rows: { action: string }[] };
  return rows.map((row) => row.action);
}
