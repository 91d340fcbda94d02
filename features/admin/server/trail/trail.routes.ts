/** HTTP for reading the audit trail: no call changes it. */

import { Readable } from 'node:stream';
import { audit } from '#platform/auth/audit.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { exportAuditLogs, listAuditActions, listAuditLogs } from '../../contract.ts';
import { fromCursor, toCursor } from './cursor.ts';
import { knownActions, readTrail } from './trail.repo.ts';
import { trailCsv } from './trail-csv.ts';

const EXPORT_BATCH = 1000;

export function registerTrailRoutes(api: Api, { db }: Platform): void {
  api.handle(listAuditLogs, async ({ query, reply }) => {
    const { cursor, limit, ...filter } = query;
    const after = cursor ? fromCursor(cursor) : undefined;
    // One more than asked for tells whether there is a next page.
    const rows = await readTrail(db, filter, { limit: limit + 1, after });
    const page = rows.slice(0, limit);
    if (rows.length > limit) reply.header('x-next-cursor', toCursor(page.at(-1)!));
    return page;
  });

  api.handle(listAuditActions, () => knownActions(db));

  api.handle(exportAuditLogs, async ({ user, query, request, reply }) => {
    await audit(db, {
      actorId: user.id,
      action: 'audit_log_exported',
      targetType: 'audit_log',
      details: { filter: query, address: request.ip },
    });
    const rows = trailCsv((after) => readTrail(db, query, { limit: EXPORT_BATCH, after }));
    const name = `audit-log-${new Date().toISOString().slice(0, 10)}.csv`;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(rows));
  });
}
