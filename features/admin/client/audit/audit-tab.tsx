/** The audit trail: who did what and when, newest first, as far back as one wants to read. */

import { FileClock } from 'lucide-react';
import { t } from '#common/texts.ts';
import { useCursorPages } from '#platform/browser/cursor-pages.ts';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { useAddressView } from '#platform/browser/work/use-address.ts';
import { cn } from '#ui/cn.ts';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { listAuditLogs } from '../../contract.ts';
import { AuditEntryRow, COLUMNS } from './audit-entry.tsx';
import { isFiltered, NO_AUDIT_FILTER, toQuery } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';

const PIECE = 50;

export function AuditTab() {
  const [filter, setFilter] = useAddressView(NO_AUDIT_FILTER);
  const settled = useDebounced(filter);
  const trail = useCursorPages(listAuditLogs, { ...toQuery(settled), limit: PIECE });
  const entries = trail.data;
  return (
    <div className="grid grid-cols-1 gap-4">
      <AuditFilters filter={filter} onChange={setFilter} />
      <Card className={cn('overflow-hidden transition-opacity', trail.isPlaceholderData && 'opacity-60')}>
        {trail.isError && !entries ? (
          <ErrorState title={t('The audit log could not be loaded')} onRetry={() => void trail.refetch()} />
        ) : !entries ? (
          <div role="status" aria-label={t('Loading audit logs')} className="grid grid-cols-1 gap-3 p-5">
            {[1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} className="h-8" />
            ))}
          </div>
        ) : entries.length === 0 ? (
          <EmptyState
            icon={<FileClock />}
            title={t('No audit logs found.')}
            description={isFiltered(filter) ? t('Nothing matches these filters.') : undefined}
          />
        ) : (
          <>
            <div
              aria-hidden
              className={cn(
                'hidden border-b px-5 py-2.5 font-medium text-muted-foreground text-xs md:grid',
                COLUMNS,
              )}
            >
              <span>{t('Time')}</span>
              <span>{t('Action')}</span>
              <span>{t('Done by')}</span>
              <span>{t('Target')}</span>
            </div>
            <ul className="divide-y">
              {entries.map((entry) => (
                <AuditEntryRow key={entry.id} entry={entry} />
              ))}
            </ul>
          </>
        )}
      </Card>
      {trail.hasNextPage && (
        <Button
          variant="outline"
          className="justify-self-center"
          pending={trail.isFetchingNextPage}
          onClick={() => void trail.fetchNextPage()}
        >
          {t('Load more')}
        </Button>
      )}
    </div>
  );
}
