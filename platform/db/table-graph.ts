/** What the database itself says about its tables: who refers to whom, so that whole-data work needs no list to forget. */

import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

export interface Reference {
  child: string;
  column: string;
  parent: string;
  parentColumn: string;
  /** The child's rows go with the parent's: they belong to it. */
  belongs: boolean;
}

const rowsOf = async <T>(db: Db, query: ReturnType<typeof sql>): Promise<T[]> =>
  ((await db.execute(query)) as unknown as { rows: T[] }).rows;

export const listReferences = (db: Db): Promise<Reference[]> =>
  rowsOf<Reference>(
    db,
    sql`
      select child.relname as child, child_column.attname as column,
             parent.relname as parent, parent_column.attname as "parentColumn", con.confdeltype = 'c' as belongs
      from pg_constraint con
      join pg_class child on child.oid = con.conrelid
      join pg_class parent on parent.oid = con.confrelid
      join pg_namespace space on space.oid = child.relnamespace and space.nspname = 'public'
      join pg_attribute child_column on child_column.attrelid = child.oid and child_column.attnum = con.conkey[1]
      join pg_attribute parent_column on parent_column.attrelid = parent.oid and parent_column.attnum = con.confkey[1]
      where con.contype = 'f'
      order by 1, 2
    `,
  );

/** Every table of the product, parents before children. */
export async function listTables(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const references = await listReferences(db);
  const sorted: string[] = [];
  const visit = (table: string) => {
    if (sorted.includes(table)) return;
    for (const { child, parent } of references) if (child === table && parent !== table) visit(parent);
    sorted.push(table);
  };
  for (const { name } of rows) visit(name);
  return sorted;
}
