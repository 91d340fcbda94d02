/** Ends reports: everybody who reported the same content gets the same answer. */

import type { BodyOf } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import type { reviewReport } from '#common/report.ts';
import type { User } from '#common/user.ts';
import { said } from '#common/wording/sentence.ts';
import { listLinks } from '#platform/assets/asset-links.ts';
import { audit } from '#platform/auth/audit.ts';
import type { ItemFacts } from '#platform/generation-jobs/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import { findItem } from './reported-items.ts';
import * as repo from './reports.repo.ts';

type Action = BodyOf<typeof reviewReport>['action'];

const ENDS = {
  resolve: {
    status: 'resolved',
    action: 'report_resolved',
    title: 'Your report was resolved',
    body: 'Thank you. We looked at what you reported and took care of it.',
  },
  dismiss: {
    status: 'dismissed',
    action: 'report_dismissed',
    title: 'Your report was reviewed',
    body: 'Thank you. We looked at what you reported and found nothing against our rules.',
  },
  remove: {
    status: 'removed',
    action: 'content_removed',
    title: 'What you reported was removed',
    body: 'Thank you. We looked at what you reported and removed it.',
  },
} as const;

export async function review(
  platform: Platform,
  actor: { user: Pick<User, 'id'>; address: string },
  id: string,
  action: Action,
): Promise<void> {
  const report = await repo.findReport(platform.db, id);
  if (!report) throw notFound('That report');
  if (report.status !== 'pending') throw alreadyReviewed();
  const item = await findItem(platform, report);
  // Removed first and noted afterwards: removing is safe to repeat, a note about what did not happen is not.
  if (action === 'remove') await removeContent(platform, report);

  const { status, action: noted } = ENDS[action];
  const ended = await platform.db.transaction(async (tx) => {
    const rows = await repo.endReports(tx, report, { status, reviewedBy: actor.user.id });
    // Somebody else was faster; only a removal has happened nevertheless and is noted.
    if (rows.length === 0 && action !== 'remove') throw alreadyReviewed();
    await audit(tx, {
      actorId: actor.user.id,
      action: noted,
      targetType: report.contentType,
      targetId: report.contentId,
      details: {
        before: 'pending',
        after: status,
        reports: rows.map((row) => row.id),
        title: item?.title,
        ownerId: item?.ownerId,
        address: actor.address,
      },
    });
    return rows;
  });
  await notifyReporters(platform, ended, action);
  if (action === 'remove') await notifyOwner(platform, report, item);
}

const alreadyReviewed = () => new AppError('conflict', 'This report was reviewed already.');

async function removeContent(platform: Platform, content: repo.Content): Promise<void> {
  const kind = platform.items.kindOf(content.contentType);
  if (!kind?.remove)
    throw new AppError('conflict', 'This kind of content can no longer be removed from here.');
  const item = { type: content.contentType, id: content.contentId };
  // What was taken away must not stay as part of something else.
  const files = (await listLinks(platform.db, item)).filter((one) => one.isOwner).map((one) => one.assetId);
  const owner = (await findItem(platform, content))?.ownerId;
  await kind.remove(content.contentId);
  if (owner) await platform.assets.delete(owner, files);
}

async function notifyReporters(platform: Platform, ended: repo.ReportRow[], action: Action): Promise<void> {
  const { title, body } = ENDS[action];
  for (const { id, reporterId } of ended) {
    await platform.notify(reporterId, { kind: 'report', title, body, dedupeKey: `report:${id}` });
  }
}

async function notifyOwner(
  platform: Platform,
  content: repo.Content,
  item: ItemFacts | undefined,
): Promise<void> {
  if (!item?.ownerId) return;
  await platform.notify(item.ownerId, {
    kind: 'report',
    title: 'Something of yours was removed',
    body: said`“${item.title}” was removed after a report, because it is against our rules.`,
    dedupeKey: `removed:${content.contentType}:${content.contentId}`,
  });
}
