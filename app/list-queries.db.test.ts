/** A list asks the database as often for fifty things as for one: otherwise it is slow for who makes much. */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RouteContract } from '#common/contract.ts';
import { oneOfEach } from '#tests/factories/one-of-each.ts';
import { doubledFeatures } from '#tests/fakes/doubled-features.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

const COPIES = 49;
/** A stream, and what would sign its caller out. */
const LEFT_OUT = new Set(['/api/events', '/api/logout']);

let app: TestApp;
let ann: Visitor;
let requested = 0;
beforeAll(async () => {
  app = await openTestApp({ work: false, features: doubledFeatures() });
  // The first is the admin, who may read every list.
  ann = await app.person('ann');
  const client = (app.platform.db as unknown as { $client: { query: (...args: unknown[]) => unknown } })
    .$client;
  const query = client.query.bind(client);
  client.query = (...args) => {
    requested += 1;
    return query(...args);
  };
});
afterAll(() => app.dispose());

const lists = (): RouteContract[] =>
  app.contracts.filter(
    ({ method, path, access }) =>
      method === 'GET' && !path.includes(':') && access !== 'public' && !LEFT_OUT.has(path),
  );

/** The least of three tries: the first fills caches, and maintenance may ask something in between. */
async function queriesOf(path: string): Promise<number> {
  const counts: number[] = [];
  for (let i = 0; i < 3; i++) {
    const before = requested;
    await ann.get(path);
    counts.push(requested - before);
  }
  return Math.min(...counts);
}

/** Every row that somebody owns once more, under other ids and names. */
async function copyRows(userId: string): Promise<number> {
  const { rows: tables } = (await app.platform.db.execute(sql`
    select c.table_name as name, array(
      select distinct k.column_name::text from information_schema.table_constraints t
        join information_schema.key_column_usage k using (constraint_name, table_schema)
        where t.table_name = c.table_name and t.constraint_type = 'FOREIGN KEY') as foreign_keys,
      array(select distinct a.attname::text from pg_index i join pg_attribute a
        on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = quote_ident(c.table_name)::regclass and i.indisunique
          and a.atttypid = 'text'::regtype) as unique_texts
    from information_schema.columns c
    where c.table_schema = 'public' and c.column_name = 'user_id'
      and exists (select 1 from information_schema.columns o where o.table_name = c.table_name
        and o.table_schema = 'public' and o.column_name = 'id' and o.data_type = 'text')`)) as unknown as {
    rows: { name: string; foreign_keys: string[]; unique_texts: string[] }[];
  };
  let copied = 0;
  for (const { name, foreign_keys, unique_texts } of tables) {
    const changed = [...new Set(['id', ...unique_texts])].filter((one) => !foreign_keys.includes(one));
    const values = changed.map((one) => `'${one}', "${one}" || '-' || n`).join(', ');
    const result = (await app.platform.db.execute(
      sql.raw(`insert into "${name}" select (jsonb_populate_record(t, to_jsonb(t) || jsonb_build_object(${values}))).*
        from "${name}" t, generate_series(1, ${COPIES}) n where t.user_id = '${userId}' on conflict do nothing returning 1`),
    )) as unknown as { rows: unknown[] };
    copied += result.rows.length;
  }
  // What is in them, and which files they have.
  await app.platform.db.execute(sql`
    insert into collection_items (collection_id, item_type, item_id)
    select collection_id || '-' || n, item_type, item_id from collection_items, generate_series(1, ${COPIES}) n`);
  await app.platform.db.execute(sql`
    insert into asset_links (asset_id, item_type, item_id, role, is_owner)
    select asset_id, item_type, item_id || '-' || n, role, false from asset_links, generate_series(1, ${COPIES}) n
    on conflict do nothing`);
  return copied;
}

it('asks as often for fifty things as for one', async () => {
  await oneOfEach(app, ann, 'orchard');
  const before = new Map<string, number>();
  for (const { path } of lists()) before.set(path, await queriesOf(path));
  expect(await copyRows(ann.user!.id)).toBeGreaterThan(COPIES * 10);
  const grown: string[] = [];
  for (const { path } of lists()) {
    const [few, many] = [before.get(path)!, await queriesOf(path)];
    if (many > few) grown.push(`${path}: ${few} queries for one, ${many} for fifty`);
  }
  expect(grown).toEqual([]);
  expect((await ann.get<unknown[]>('/api/collections')).body.length).toBeGreaterThan(COPIES);
});
