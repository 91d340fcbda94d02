/** Every row that belongs to a person, found by following the database's own references. */

import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { listReferences, type Reference } from '#platform/db/table-graph.ts';

/** Secrets are nobody's to read, not even their owner's; counters of ours tell nothing about a person. */
const LEFT_OUT = new Set([
  'credentials',
  'password_resets',
  'second_factors',
  'recovery_codes',
  'email_changes',
  'task_calendars',
  'calendars',
  'campaign_reviews',
  'usage_charges',
  'api_keys',
  'webhooks',
  'channels',
  'mail_report_hooks',
]);

export interface OwnTable {
  table: string;
  rows: Record<string, unknown>[];
}

export async function collectOwnRows(db: Db, userId: string): Promise<OwnTable[]> {
  const references = (await listReferences(db)).filter((one) => one.belongs && !LEFT_OUT.has(one.child));
  const found: OwnTable[] = [];
  const follow = async (reference: Reference, owners: string[]) => {
    if (owners.length === 0 || found.some((one) => one.table === reference.child)) return;
    const rows = await rowsWhere(db, reference, owners);
    if (rows.length === 0) return;
    found.push({ table: reference.child, rows });
    for (const next of references.filter((one) => one.parent === reference.child)) {
      await follow(
        next,
        rows.map((row) => String(row[next.parentColumn])),
      );
    }
  };
  for (const reference of references.filter((one) => one.parent === 'users'))
    await follow(reference, [userId]);
  return found.sort((a, b) => (a.table < b.table ? -1 : 1));
}

async function rowsWhere(
  db: Db,
  { child, column }: Reference,
  owners: string[],
): Promise<Record<string, unknown>[]> {
  const keys = sql.join(
    owners.map((owner) => sql`${owner}`),
    sql`, `,
  );
  const { rows } = (await db.execute(
    sql`select row_to_json(one) as row from ${sql.identifier(child)} as one where one.${sql.identifier(column)} in (${keys})`,
  )) as unknown as { rows: { row: Record<string, unknown> }[] };
  return rows.map(({ row }) => row);
}
