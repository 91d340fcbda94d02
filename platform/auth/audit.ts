/** Appends to the trail of who did what; nothing in the application changes or removes what is there. */

import type { Db } from '#platform/db/database.ts';
import { auditLogs } from '#platform/db/tables/governance.table.ts';
import { redactSecrets } from './redact-secrets.ts';

export interface AuditEntry {
  /** Who acted; null for the system or an unknown visitor. */
  actorId: string | null;
  action: string;
  targetType: string;
  targetId?: string;
  /** Before and after, address and the like. What looks like a secret is hidden before it is written. */
  details?: Record<string, unknown>;
}

/** Pass the transaction of the change itself, so that neither exists without the other. */
export async function audit(db: Db, entry: AuditEntry): Promise<void> {
  await db.insert(auditLogs).values({
    adminId: entry.actorId,
    action: entry.action,
    targetType: entry.targetType,
    targetId: entry.targetId,
    details: entry.details && redactSecrets(entry.details),
  });
}
