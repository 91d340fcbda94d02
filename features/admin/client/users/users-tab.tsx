/** The people of this installation: find them, suspend them, appoint them, grant them plans. */

import { SearchX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '#common/texts.ts';
import { useOpened } from '#platform/browser/library/use-taken.ts';
import { useCurrentUser } from '#platform/browser/session.ts';
import { useAddressView } from '#platform/browser/work/use-address.ts';
import { cn } from '#ui/cn.ts';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import type { AdminUser } from '../../contract.ts';
import { Pager } from './pager.tsx';
import { useUserChanges } from './use-user-changes.ts';
import { ALL_USERS, PAGE_SIZE, useUserList } from './use-user-list.ts';
import type { UserControls } from './user-controls.tsx';
import { UserFilters } from './user-filters.tsx';
import { UserRows } from './user-rows.tsx';

const UserDrawer = lazy(async () => ({ default: (await import('./user-drawer.tsx')).UserDrawer }));
const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }));

export function UsersTab() {
  const { user: me } = useCurrentUser();
  const [view, setView] = useAddressView(ALL_USERS);
  const { data, isError, isPlaceholderData, refetch } = useUserList(view);
  const changes = useUserChanges();
  const [detailId, setDetailId] = useState<string>();
  useOpened('person', setDetailId);
  const [planFor, setPlanFor] = useState<AdminUser>();
  const controls: UserControls = {
    changes,
    ownId: me?.id ?? '',
    onDetails: ({ id }) => setDetailId(id),
    onPlan: setPlanFor,
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <UserFilters view={view} onChange={setView} total={data?.total} />
      {isError && !data ? (
        <Card>
          <ErrorState title={t('The users could not be loaded')} onRetry={() => void refetch()} />
        </Card>
      ) : !data ? (
        <div className="grid grid-cols-1 gap-3">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-16 rounded-2xl" />
          ))}
        </div>
      ) : data.users.length === 0 ? (
        <Card>
          <EmptyState
            icon={<SearchX />}
            title={t('No users found.')}
            description={t('Try another name, role, plan or status.')}
          />
        </Card>
      ) : (
        <div className={cn('transition-opacity', isPlaceholderData && 'opacity-60')}>
          <UserRows users={data.users} controls={controls} />
        </div>
      )}
      <Pager
        page={view.page}
        pages={Math.ceil((data?.total ?? 0) / PAGE_SIZE)}
        onPage={(page) => setView({ ...view, page })}
      />
      <Suspense>
        {detailId && (
          <UserDrawer userId={detailId} onClose={() => setDetailId(undefined)} onPlan={setPlanFor} />
        )}
        {planFor && (
          <PlanDialog
            user={planFor}
            pending={changes.plan.isPending}
            onClose={() => setPlanFor(undefined)}
            onSave={(choice) =>
              changes.plan.mutate({ user: planFor, ...choice }, { onSuccess: () => setPlanFor(undefined) })
            }
          />
        )}
      </Suspense>
    </div>
  );
}
