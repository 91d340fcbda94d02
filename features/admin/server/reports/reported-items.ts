/** Finds out what reports are about, by asking the feature that owns each kind of content. */

import type { Report } from '#common/report.ts';
import { reportPreview } from '#common/report.ts';
import type { ItemFacts } from '#platform/generation-jobs/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import { type Content, emailsOf, type ReportWithReporter } from './reports.repo.ts';

/** Lookups at once; more would only queue up inside the database. */
const AT_ONCE = 10;

const keyOf = ({ contentType, contentId }: Content) => `${contentType}\n${contentId}`;

/** As reviewers see it; undefined when it is gone or its kind no longer exists. */
export const findItem = (platform: Platform, { contentType, contentId }: Content) =>
  platform.items.findFor(null, { type: contentType, id: contentId });

export async function toReports(platform: Platform, rows: ReportWithReporter[]): Promise<Report[]> {
  const contents = [...new Map(rows.map((row) => [keyOf(row), row])).values()];
  const items = new Map<string, ItemFacts | undefined>();
  for (let start = 0; start < contents.length; start += AT_ONCE) {
    await Promise.all(
      contents.slice(start, start + AT_ONCE).map(async (content) => {
        items.set(keyOf(content), await findItem(platform, content));
      }),
    );
  }
  const owners = [...items.values()].flatMap((item) => item?.ownerId ?? []);
  const emails = await emailsOf(platform.db, [...new Set(owners)]);
  return rows.map((row) => toReport(row, items.get(keyOf(row)), emails));
}

function toReport(
  row: ReportWithReporter,
  item: ItemFacts | undefined,
  emails: Map<string, string | null>,
): Report {
  const hasPreview = row.status === 'pending' && item?.previewAssetId;
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    item: item
      ? {
          title: item.title,
          ownerId: item.ownerId,
          ownerEmail: (item.ownerId && emails.get(item.ownerId)) || null,
          previewUrl: hasPreview ? reportPreview.path.replace(':id', row.id) : null,
        }
      : null,
  };
}
