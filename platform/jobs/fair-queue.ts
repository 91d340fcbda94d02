/** Fair turns in every queue: whoever asks for much waits behind those who ask for little, and everybody sees their place. */

import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';

/** Of a line, so many are told where they stand. */
const TOLD = 50;

const rowsOf = async <T>(db: Db, query: ReturnType<typeof sql>): Promise<T[]> =>
  ((await db.execute(query)) as unknown as { rows: T[] }).rows;

/**
 * The library takes the highest priority first, then the oldest, so a turn is minus the priority. A job's turn comes after
 * the last one of the same person, and not before the turn that is being served: people alternate, however many jobs one of
 * them has, and nobody waits for ever.
 */
export async function nextPriority(tx: Db, queue: string, userId: string): Promise<number> {
  const [row] = await rowsOf<{ turn: number }>(
    tx,
    sql`select greatest(
      coalesce(max(-priority) filter (where state >= 'active'), 0),
      coalesce(max(-priority) filter (where group_id = ${userId}) + 1, 0)
    )::int as turn from pgboss.job where name = ${queue}`,
  );
  return -(row?.turn ?? 0);
}

/** Ids of those that wait, in the order in which they will be taken. */
export async function queuedIds(db: Db, queue: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id::text as id from pgboss.job where name = ${queue} and state < 'active'
      order by priority desc, created_on limit ${TOLD}`,
  );
  return rows.map((row) => row.id);
}

/** Duties that the library did by a clock which ran ahead would otherwise not be due until then: dead workers among them. */
export async function forgetFuture(db: Db): Promise<void> {
  const isAhead = (column: string) => sql`${sql.identifier(column)} > now() + interval '1 hour'`;
  for (const column of ['monitor_claim_on', 'monitor_on', 'maintain_on'])
    await db.execute(sql`update pgboss.queue set ${sql.identifier(column)} = null where ${isAhead(column)}`);
}
