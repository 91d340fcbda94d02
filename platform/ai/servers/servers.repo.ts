/** Rows of model servers, with their keys opened for whoever calls them. */

import { asc, eq } from 'drizzle-orm';
import { serverOptionsSchema } from '#common/model-server.ts';
import { openSealed } from '#platform/auth/sealed-text.ts';
import type { Db } from '#platform/db/database.ts';
import { modelServers } from '#platform/db/tables/model-servers.table.ts';
import type { ModelServer } from './model-server.ts';

export const SEALED_FOR = 'model-servers';

type Row = typeof modelServers.$inferSelect;

const toServer = (secret: string, { sealedKey, ...row }: Row): ModelServer => ({
  ...row,
  key: sealedKey ? (openSealed(secret, SEALED_FOR, row.id, sealedKey) ?? null) : null,
  options: serverOptionsSchema.catch(serverOptionsSchema.parse({})).parse(row.options),
});

export const listServers = async (db: Db, secret: string): Promise<ModelServer[]> =>
  (await db.select().from(modelServers).orderBy(asc(modelServers.createdAt), asc(modelServers.id))).map(
    (row) => toServer(secret, row),
  );

export async function findServer(
  db: Db,
  secret: string,
  by: { id: string } | { slug: string },
): Promise<ModelServer | undefined> {
  const where = 'id' in by ? eq(modelServers.id, by.id) : eq(modelServers.slug, by.slug);
  const [row] = await db.select().from(modelServers).where(where);
  return row && toServer(secret, row);
}

export const insertServer = (db: Db, values: typeof modelServers.$inferInsert) =>
  db.insert(modelServers).values(values);

export const updateServer = (db: Db, id: string, values: Partial<Row>) =>
  db.update(modelServers).set(values).where(eq(modelServers.id, id));

export const deleteServer = (db: Db, id: string) => db.delete(modelServers).where(eq(modelServers.id, id));
