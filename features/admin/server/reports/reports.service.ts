/** Rules of reports: only what one can see and what can be removed, not too many, and one entry per person and thing. */

import type { BodyOf } from '#common/contract.ts';
import { notFound } from '#common/errors.ts';
import type { Report, reportContent, reviewReport } from '#common/report.ts';
import { tooManyRequests } from '#platform/auth/rate-limits.ts';
import type { Platform } from '#platform/platform.ts';
import { findItem, toReports } from './reported-items.ts';
import * as repo from './reports.repo.ts';
import { review } from './review.service.ts';

type Action = BodyOf<typeof reviewReport>['action'];

/** Far more than anybody honest needs; keeps one person from flooding the queue. */
const PER_PERSON = { max: 60, windowSeconds: 3600 };

export function createReportService(platform: Platform) {
  const { db, items, rateLimits } = platform;
  return {
    async report(userId: string, body: BodyOf<typeof reportContent>) {
      const { hits, resetsAt } = await rateLimits.hit(`report:${userId}`, PER_PERSON);
      if (hits > PER_PERSON.max) throw tooManyRequests('You have sent many reports.', resetsAt);
      const content = { type: body.contentType, id: body.contentId };
      const isReportable = items.kindOf(content.type)?.remove !== undefined;
      const item = isReportable ? await items.findFor(userId, content) : undefined;
      if (!item) throw notFound('What you want to report');
      const values = { ...body, description: body.description || null, reporterId: userId };
      return db.transaction(async (tx) => {
        const { row, isNew } = await repo.mergeReport(tx, values);
        const { id, status, contentType, contentId, reason, description, createdAt } = row;
        const report = { id, contentType, contentId, reason, description, createdAt };
        if (isNew) await platform.publishDomainEvent(tx, { type: 'report.filed', report });
        return { id, status };
      });
    },

    list: async (status?: string): Promise<Report[]> =>
      toReports(platform, await repo.listReports(db, status)),

    async review(actor: Parameters<typeof review>[1], id: string, action: Action): Promise<Report> {
      await review(platform, actor, id, action);
      const row = await repo.findReport(db, id);
      if (!row) throw notFound('That report');
      const [report] = await toReports(platform, [row]);
      return report!;
    },

    async preview(id: string) {
      const report = await repo.findReport(db, id);
      const item = report?.status === 'pending' ? await findItem(platform, report) : undefined;
      const asset = item?.previewAssetId ? await repo.findAsset(db, item.previewAssetId) : undefined;
      // Content that points at a stranger's file does not open that file to reviewers.
      const isTheirs = asset && (asset.isPublic || asset.userId === item?.ownerId);
      if (!isTheirs) throw notFound('That picture');
      return asset;
    },
  };
}
