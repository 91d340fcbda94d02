/** Rows of the reports, and of whom and what they are about. */

import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AssetRow } from '#platform/assets/assets.service.ts';
import type { Db } from '#platform/db/database.ts';
import { lockUntilEnd } from '#platform/db/locks/transaction-lock.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { assets } from '#platform/db/tables/work.table.ts';
import { contentReports } from '../reports.table.ts';

export type ReportRow = typeof contentReports.$inferSelect;
export type Content = Pick<ReportRow, 'contentType' | 'contentId'>;
export type ReportWithReporter = ReportRow & { reporterEmail: string | null };

const MAX = 500;
const isPending = eq(contentReports.status, 'pending');
const about = ({ contentType, contentId }: Content) =>
  and(eq(contentReports.contentType, contentType), eq(contentReports.contentId, contentId));

const withReporter = (db: Db) =>
  db
    .select({ report: contentReports, reporterEmail: users.email })
    .from(contentReports)
    .leftJoin(users, eq(users.id, contentReports.reporterId));

const flat = (rows: { report: ReportRow; reporterEmail: string | null }[]): ReportWithReporter[] =>
  rows.map(({ report, reporterEmail }) => ({ ...report, reporterEmail }));

/** Pending ones first, newest first. */
export async function listReports(db: Db, status: string | undefined): Promise<ReportWithReporter[]> {
  return flat(
    await withReporter(db)
      .where(status ? eq(contentReports.status, status) : undefined)
      .orderBy(
        sql`${contentReports.status} = 'pending' desc`,
        desc(contentReports.createdAt),
        desc(contentReports.id),
      )
      .limit(MAX),
  );
}

export async function findReport(db: Db, id: string): Promise<ReportWithReporter | undefined> {
  return flat(await withReporter(db).where(eq(contentReports.id, id)))[0];
}

/** A second report by the same person, while the first waits, replaces what it says. */
export async function mergeReport(
  tx: Db,
  report: Content & Pick<ReportRow, 'reporterId' | 'reason' | 'description'>,
): Promise<{ row: ReportRow; isNew: boolean }> {
  // Two at the same moment must not both find nothing: the same person and content wait for each other.
  const key = [report.reporterId, report.contentType, report.contentId].join('\n');
  await lockUntilEnd(tx, key);
  const [merged] = await tx
    .update(contentReports)
    .set({ reason: report.reason, description: report.description })
    .where(and(about(report), isPending, eq(contentReports.reporterId, report.reporterId)))
    .returning();
  if (merged) return { row: merged, isNew: false };
  const [added] = await tx.insert(contentReports).values(report).returning();
  return { row: added!, isNew: true };
}

/** Ends every waiting report of this content at once; the first to end them wins. */
export const endReports = (
  tx: Db,
  content: Content,
  end: { status: string; reviewedBy: string },
): Promise<ReportRow[]> =>
  tx
    .update(contentReports)
    .set({ ...end, reviewedAt: new Date() })
    .where(and(about(content), isPending))
    .returning();

export async function emailsOf(db: Db, userIds: string[]): Promise<Map<string, string | null>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, userIds));
  return new Map(rows.map((row) => [row.id, row.email]));
}

export async function findAsset(db: Db, id: string): Promise<AssetRow | undefined> {
  const [row] = await db.select().from(assets).where(eq(assets.id, id));
  return row;
}
