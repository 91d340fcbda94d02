/** The four figures of the installation. */

import { useQuery } from '@tanstack/react-query';
import { Crown, Flag, FolderOpen, Users } from 'lucide-react';
import { t, tn } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { showNumber } from '#platform/browser/format.ts';
import { Card } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { StatCard } from '#ui/display/stat-card.tsx';
import { getAdminStats } from '../contract.ts';

export function StatRow() {
  const { data, isError, refetch } = useQuery(apiQuery(getAdminStats));
  if (isError && !data) {
    return (
      <Card>
        <ErrorState
          className="py-8"
          title={t('The figures could not be loaded')}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  const figure = (value: number | undefined) => (value === undefined ? '' : showNumber(value));
  const pending = data?.pendingReports ?? 0;
  return (
    <section aria-label={t('Figures')} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard
        dense
        label={t('Total Users')}
        value={figure(data?.totalUsers)}
        hint={data ? t('{0} active', showNumber(data.activeUsers)) : ' '}
        icon={<Users />}
        loading={!data}
      />
      <StatCard
        dense
        label={t('Premium Users')}
        value={figure(data?.premiumUsers)}
        hint={data ? t('{0} on trial', showNumber(data.trialUsers)) : ' '}
        icon={<Crown />}
        tone="warning"
        loading={!data}
      />
      <StatCard
        dense
        label={t('Total Projects')}
        value={figure(data?.totalProjects)}
        hint={data ? tn(data.totalGenerations, '{n} generation', '{n} generations') : ' '}
        icon={<FolderOpen />}
        tone="success"
        loading={!data}
      />
      <StatCard
        dense
        label={t('Pending Reports')}
        value={figure(data?.pendingReports)}
        hint={t('Need review')}
        icon={<Flag />}
        tone={pending > 0 ? 'destructive' : 'neutral'}
        loading={!data}
      />
    </section>
  );
}
