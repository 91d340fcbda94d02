/** The four counts over all tasks, whatever the filters show. */

import { CalendarX2, CircleCheck, Clock, ListChecks } from 'lucide-react';
import { StatCard } from '#ui/display/stat-card.tsx';
import type { TaskStats } from './task-list.ts';

export function TaskStatCards({ stats }: { stats: TaskStats }) {
  return (
    <section aria-label="Task counts" className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4">
      <StatCard label="Total" value={stats.total} icon={<ListChecks />} />
      <StatCard label="Completed" value={stats.completed} icon={<CircleCheck />} tone="success" />
      <StatCard label="Pending" value={stats.pending} icon={<Clock />} tone="warning" />
      <StatCard
        label="Overdue"
        value={stats.overdue}
        icon={<CalendarX2 />}
        tone={stats.overdue > 0 ? 'destructive' : 'neutral'}
      />
    </section>
  );
}
