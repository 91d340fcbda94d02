/** Ends the API keys of a person together, when whoever made them may not have been their owner. */

import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { apiKeys } from '#platform/db/tables/api-keys.table.ts';
import { audit } from '../audit.ts';

/** Rows only: the caller has every process read again (`sessions.announce`, or ending sessions) after its transaction. */
export async function endKeysOf(tx: Db, userId: string, address: string): Promise<void> {
  const ended = await tx.delete(apiKeys).where(eq(apiKeys.userId, userId)).returning({ name: apiKeys.name });
  if (ended.length === 0) return;
  const details = { names: ended.map((one) => one.name), address };
  await audit(tx, {
    actorId: userId,
    action: 'api_keys_ended',
    targetType: 'user',
    targetId: userId,
    details,
  });
}
