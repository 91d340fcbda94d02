/** Reads and writes whole tables as JSON lines, in pieces, whatever their columns are. */

import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';

const BATCH = 500;

/** Must run inside a transaction: a cursor lives no longer. */
export async function* readTable(tx: Db, table: string): AsyncGenerator<string> {
  const name = sql.identifier(table);
  const cursor = sql.identifier(`backup_${table}`);
  await tx.execute(
    sql`declare ${cursor} no scroll cursor for select row_to_json(one)::text as line from ${name} as one`,
  );
  for (;;) {
    const { rows } = (await tx.execute(sql`fetch ${sql.raw(String(BATCH))} from ${cursor}`)) as unknown as {
      rows: { line: string }[];
    };
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
  }
  await tx.execute(sql`close ${cursor}`);
}

/** PostgreSQL turns each JSON object back into a row of the table, with its types. */
export async function writeTable(tx: Db, table: string, lines: AsyncIterable<string>): Promise<number> {
  const name = sql.identifier(table);
  let batch: string[] = [];
  let written = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    const rows = `[${batch.join(',')}]`;
    await tx.execute(
      sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${rows}::json)`,
    );
    written += batch.length;
    batch = [];
  };
  for await (const line of lines) {
    if (line.trim() === '') continue;
    batch.push(line);
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  return written;
}
