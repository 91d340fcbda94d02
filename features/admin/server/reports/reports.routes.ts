/** HTTP for reporting content, and for the queue in which admins and moderators review it. */

import { notFound } from '#common/errors.ts';
import * as contract from '#common/report.ts';
import { sendAsset } from '#platform/assets/assets.routes.ts';
import { tooMany } from '#platform/auth/rate-limits.ts';
import type { Db } from '#platform/db/database.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { findItem, reportableFor, toReports } from './reported-items.ts';
import * as repo from './reports.repo.ts';
import { review } from './review.service.ts';

/** Far more than anybody honest needs; keeps one person from flooding the queue. */
const PER_PERSON = { max: 60, windowSeconds: 3600 };

export function registerReportRoutes(api: Api, platform: Platform): void {
  const { db } = platform;

  api.handle(contract.reportContent, async ({ user, body }) => {
    const { hits, resetsAt } = await platform.rateLimits.hit(`report:${user.id}`, PER_PERSON);
    if (hits > PER_PERSON.max) throw tooMany('You have sent many reports.', resetsAt);
    const item = await reportableFor(platform, body.contentType)?.find(body.contentId, user.id);
    if (!item) throw notFound('What you want to report');
    const { id, status } = await db.transaction((tx) =>
      repo.mergeReport(tx as Db, {
        ...body,
        description: body.description || null,
        reporterId: user.id,
      }),
    );
    return { id, status };
  });

  const queue = async ({ query }: { query: { status?: string } }) =>
    toReports(platform, await repo.listReports(db, query.status));
  api.handle(contract.listReports, queue);
  api.handle(contract.listReportsToReview, queue);

  api.handle(contract.reviewReport, async ({ user, params, body, request }) => {
    await review(platform, { user, address: request.ip }, params.id, body.action);
    const row = await repo.findReport(db, params.id);
    if (!row) throw notFound('That report');
    const [report] = await toReports(platform, [row]);
    return report!;
  });

  api.handle(contract.reportPreview, async ({ params, request, reply }) => {
    const report = await repo.findReport(db, params.id);
    const item = report?.status === 'pending' ? await findItem(platform, report) : undefined;
    const asset = item?.previewAssetId ? await repo.findAsset(db, item.previewAssetId) : undefined;
    // Content that points at a stranger's file does not open that file to reviewers.
    const isTheirs = asset && (asset.isPublic || asset.userId === item?.ownerId);
    if (!isTheirs) throw notFound('That picture');
    return sendAsset(request, reply, asset, platform.storage, 'no-store');
  });
}
