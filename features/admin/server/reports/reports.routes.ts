/** HTTP for reporting content, and for the queue in which admins and moderators review it. */

import * as contract from '#common/report.ts';
import { sendAsset } from '#platform/assets/assets.routes.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { createReportService } from './reports.service.ts';

export function registerReportRoutes(api: Api, platform: Platform): void {
  const reports = createReportService(platform);

  api.handle(contract.reportContent, ({ user, body }) => reports.report(user.id, body));
  api.handle(contract.listReports, ({ query }) => reports.list(query.status));
  api.handle(contract.listReportsToReview, ({ query }) => reports.list(query.status));
  api.handle(contract.reviewReport, ({ user, params, body, request }) =>
    reports.review({ user, address: request.ip }, params.id, body.action),
  );
  api.handle(contract.reportPreview, async ({ params, request, reply }) =>
    sendAsset(request, reply, await reports.preview(params.id), platform.storage, 'no-store'),
  );
}
