/** Reads the audit log page by page, and exports it: which is itself an entry. */

import type { QueryOf } from '#common/contract.ts';
import type { User } from '#common/user.ts';
import { audit } from '#platform/auth/audit.ts';
import type { Db } from '#platform/db/database.ts';
import type { AuditLog, exportAuditLogs, listAuditLogs } from '../../contract.ts';
import { knownActions, readAuditLog } from './audit.repo.ts';
import { auditCsv } from './audit-csv.ts';
import { fromCursor, toCursor } from './cursor.ts';

const EXPORT_BATCH = 1000;

export const listActions = knownActions;

export async function readAuditPage(
  db: Db,
  { cursor, limit, ...filter }: QueryOf<typeof listAuditLogs>,
): Promise<{ page: AuditLog[]; nextCursor: string | null }> {
  const after = cursor ? fromCursor(cursor) : undefined;
  // One more than asked for tells whether there is a next page.
  const rows = await readAuditLog(db, filter, { limit: limit + 1, after });
  const page = rows.slice(0, limit);
  return { page, nextCursor: rows.length > limit ? toCursor(page.at(-1)!) : null };
}

export async function exportAuditLog(
  db: Db,
  actor: { user: User; address: string },
  filter: QueryOf<typeof exportAuditLogs>,
) {
  await audit(db, {
    actorId: actor.user.id,
    action: 'audit_log_exported',
    targetType: 'audit_log',
    details: { filter, address: actor.address },
  });
  return auditCsv((after) => readAuditLog(db, filter, { limit: EXPORT_BATCH, after }));
}
