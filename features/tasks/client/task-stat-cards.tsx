/** The four counts over all tasks, whatever the filters show. */

import { CalendarX2, CircleCheck, Clock, ListChecks } from 'lucide-react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { StatCard } from '#ui/display/stat-card.tsx';
import type { TaskStats } from './task-list.ts';

/** `isAside`: on a phone something else needs the room. */
export function TaskStatCards({ stats, isAside = false }: { stats: TaskStats; isAside?: boolean }) {
  return (
    <section
      aria-label={t('Task counts')}
      className={cn('grid grid-cols-4 gap-2 sm:gap-4', isAside && 'max-sm:hidden')}
    >
      <StatCard dense label={t('Total')} value={stats.total} icon={<ListChecks />} />
      <StatCard dense label={t('Completed')} value={stats.completed} icon={<CircleCheck />} tone="success" />
      <StatCard dense label={t('Pending')} value={stats.pending} icon={<Clock />} tone="warning" />
      <StatCard
        dense
        label={t('Overdue')}
        value={stats.overdue}
        icon={<CalendarX2 />}
        tone={stats.overdue > 0 ? 'destructive' : 'neutral'}
      />
    </section>
  );
}
