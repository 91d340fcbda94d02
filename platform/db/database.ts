/** One door to the data, whichever PostgreSQL stands behind it: the embedded one or a server. */

import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Db as BossDb } from 'pg-boss';

/** What repositories take: a connection or a transaction of either driver. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface Database {
  kind: 'pglite' | 'postgres';
  db: Db;
  /** The same connection, or pool, as the job queue wants it. */
  boss: BossDb;
  /** Sends a short message to every process that listens on the same data, this one included. */
  signal(channel: string, payload: string): Promise<void>;
  /** `onGap` tells that messages may have been missed while the connection was down. */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  healthy(): Promise<boolean>;
  close(): Promise<void>;
}
