/** HTTP for reading the audit log: no call changes it. */

import { Readable } from 'node:stream';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { exportAuditLogs, listAuditActions, listAuditLogs } from '../../contract.ts';
import { exportAuditLog, listActions, readAuditPage } from './audit.service.ts';

export function registerAuditRoutes(api: Api, { db }: Platform): void {
  api.handle(listAuditLogs, async ({ query, reply }) => {
    const { page, nextCursor } = await readAuditPage(db, query);
    if (nextCursor) reply.header('x-next-cursor', nextCursor);
    return page;
  });

  api.handle(listAuditActions, () => listActions(db));

  api.handle(exportAuditLogs, async ({ user, query, request, reply }) => {
    const rows = await exportAuditLog(db, { user, address: request.ip }, query);
    const name = `audit-log-${new Date().toISOString().slice(0, 10)}.csv`;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(rows));
  });
}
