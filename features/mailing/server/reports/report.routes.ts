/** HTTP for providers' reports: an address of one's own, and what comes to it. */

import type { RouteContract } from '#common/contract.ts';
import type { Api } from '#platform/http/api.ts';
import * as calls from '../../calls/report-calls.ts';
import type { Reports } from './report.service.ts';

const REPORT_BYTES = 1024 * 1024;

export function registerReportRoutes(api: Api, reports: Reports): void {
  api.handle(calls.getReportHook, ({ user }) => reports.get(user.id));
  api.handle(calls.renewReportHook, ({ user }) => reports.renew(user.id));
  api.handle(calls.updateReportHook, ({ user, body }) => reports.update(user, body));
  api.handle(calls.deleteReportHook, ({ user }) => reports.remove(user.id));

  // Signatures are of the bytes, and Amazon calls its JSON plain text.
  api.contracts.push(calls.takeReports as RouteContract);
  void api.fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: REPORT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(calls.takeReports.path, { bodyLimit: REPORT_BYTES }, async (request, reply) => {
      const { token } = calls.takeReports.params.parse(request.params);
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      return reply.send(await reports.take(token, request.headers, raw));
    });
  });
}
