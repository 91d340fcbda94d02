/** The reports to review, the same for administrators in their tab and for moderators in their window. */

import { Flag } from 'lucide-react';
import { useState } from 'react';
import { REPORT_STATUSES, type Report } from '#common/report.ts';
import { t, tn } from '#common/texts.ts';
import { labelOf } from '#platform/browser/format.ts';
import { useAddressChoice } from '#platform/browser/work/use-address.ts';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { ReportRow } from './report-row.tsx';
import { type ReportFilter, type ReportSource, useReports } from './use-reports.ts';

const FILTERS = ['all', ...REPORT_STATUSES] as const;

export function ReportQueue({ source }: { source: ReportSource }) {
  const [filter, setFilter] = useAddressChoice<ReportFilter>('reports', FILTERS);
  const { list, review } = useReports(source, filter);
  const [toRemove, setToRemove] = useState<Report>();
  const reports = list.data;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="text-muted-foreground text-sm tabular-nums">
          {reports && tn(reports.length, '{n} report', '{n} reports')}
        </p>
        <ChoiceSelect
          label={t('Status')}
          value={filter}
          choices={FILTERS}
          nameOf={(status) => (status === 'all' ? t('All reports') : labelOf(status))}
          onChange={setFilter}
          className="w-40"
        />
      </div>
      <Card>
        {list.isError && !reports ? (
          <ErrorState title={t('The reports could not be loaded')} onRetry={() => void list.refetch()} />
        ) : !reports ? (
          <div role="status" aria-label={t('Loading reports')} className="grid grid-cols-1 gap-4 p-5">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
        ) : reports.length === 0 ? (
          <EmptyState
            icon={<Flag />}
            title={t('No reports found.')}
            description={t('Reported content shows up here for review.')}
          />
        ) : (
          <ul className="divide-y">
            {reports.map((report) => (
              <ReportRow
                key={report.id}
                report={report}
                pending={
                  review.isPending && review.variables.report.id === report.id
                    ? review.variables.action
                    : undefined
                }
                disabled={review.isPending}
                onReview={(action) =>
                  action === 'remove' ? setToRemove(report) : review.mutate({ report, action })
                }
              />
            ))}
          </ul>
        )}
      </Card>
      {toRemove && (
        <ConfirmDialog
          title={t('Remove this content?')}
          text={t(
            '“{0}” and its files will be deleted for good. We’ll tell its owner and everyone who reported it.',
            toRemove.item?.title ?? '',
          )}
          confirm={t('Remove content')}
          pending={review.isPending}
          onClose={() => setToRemove(undefined)}
          onConfirm={() =>
            review.mutate({ report: toRemove, action: 'remove' }, { onSettled: () => setToRemove(undefined) })
          }
        />
      )}
    </div>
  );
}
