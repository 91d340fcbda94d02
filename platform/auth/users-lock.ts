/** One lock for what concerns all accounts together: who is first, and that somebody stays to run the place. */

import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';

const USERS_LOCK = 7_230_115;

/** Held until the transaction ends; others who need it wait. */
export async function lockUsers(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${USERS_LOCK})`);
}
