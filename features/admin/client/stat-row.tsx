/** The four figures of the installation. */

import { useQuery } from '@tanstack/react-query';
import { Crown, Flag, FolderOpen, Users } from 'lucide-react';
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
        <ErrorState className="py-8" title="The figures could not be loaded" onRetry={() => void refetch()} />
      </Card>
    );
  }
  const figure = (value: number | undefined) => (value === undefined ? '' : showNumber(value));
  const pending = data?.pendingReports ?? 0;
  return (
    <section aria-label="Figures" className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard
        dense
        label="Total Users"
        value={figure(data?.totalUsers)}
        hint={data ? `${showNumber(data.activeUsers)} active` : ' '}
        icon={<Users />}
        loading={!data}
      />
      <StatCard
        dense
        label="Premium Users"
        value={figure(data?.premiumUsers)}
        hint={data ? `${showNumber(data.trialUsers)} on trial` : ' '}
        icon={<Crown />}
        tone="warning"
        loading={!data}
      />
      <StatCard
        dense
        label="Total Projects"
        value={figure(data?.totalProjects)}
        hint={data ? `${showNumber(data.totalGenerations)} generations` : ' '}
        icon={<FolderOpen />}
        tone="success"
        loading={!data}
      />
      <StatCard
        dense
        label="Pending Reports"
        value={figure(data?.pendingReports)}
        hint="Need review"
        icon={<Flag />}
        tone={pending > 0 ? 'destructive' : 'neutral'}
        loading={!data}
      />
    </section>
  );
}
