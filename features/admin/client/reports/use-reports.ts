/** The queue of reports, by the way that fits the reader's role, and the three ways to end one. */

import { useQuery } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import type { BodyOf } from '#common/contract.ts';
import {
  listReports,
  listReportsToReview,
  type REPORT_STATUSES,
  type Report,
  reviewReport,
} from '#common/report.ts';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { useChange } from '../use-change.ts';

/** 'moderation' is open to moderators as well; /api/admin is for administrators only. */
export type ReportSource = 'admin' | 'moderation';
export type ReportFilter = (typeof REPORT_STATUSES)[number] | 'all';
export type ReviewAction = BodyOf<typeof reviewReport>['action'];

export function useReports(source: ReportSource, filter: ReportFilter) {
  const call = { query: filter === 'all' ? {} : { status: filter } };
  const list = useQuery({
    ...(source === 'admin' ? apiQuery(listReports, call) : apiQuery(listReportsToReview, call)),
    refetchOnMount: 'always',
  });
  const review = useChange({
    send: ({ report, action }: { report: Report; action: ReviewAction }) =>
      callApi(reviewReport, { params: { id: report.id }, body: { action } }),
    done: t('Report updated successfully'),
    failed: t('Failed to update report'),
  });
  return { list, review };
}
