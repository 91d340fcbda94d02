/** Makes transactions about the same thing wait for each other, where no row could be locked for it. */

import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';

/** `name`: what it is about, such as `keys:<user>`. Held until the transaction ends. */
export async function lockUntilEnd(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
