/** Four numbers at a glance, each counted from the person's own data and the same as on the page it belongs to. */

import { CalendarClock, Clapperboard, FolderOpen, Sparkles } from 'lucide-react';
import { t } from '#common/texts.ts';
import type { User } from '#common/user.ts';
import { daysRemaining, planState } from '#features/subscription/contract.ts';
import type { Project } from '#features/video/contract.ts';
import { StatCard } from '#ui/display/stat-card.tsx';
import type { UserStats } from '../contract.ts';
import type { Read } from './use-dashboard.ts';

export interface StatRowProps {
  /** undefined while it is not known who is there. */
  user?: User;
  stats: Read<UserStats>;
  projects: Read<Project[]>;
}

export function StatRow({ user, stats, projects }: StatRowProps) {
  // As the video maker lists them.
  const videos = projects.data.filter((project) => project.type === 'video').length;
  const days = user ? daysRemaining(user.subscriptionEndsAt ?? user.trialEndsAt) : 0;
  return (
    <section aria-label={t('Your numbers')} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard
        label={t('Total Projects')}
        value={stats.data.projectCount}
        icon={<FolderOpen />}
        hint={<span className="max-sm:hidden">{t('in the video maker')}</span>}
        loading={stats.loading}
      />
      <StatCard
        label={t('AI Generations')}
        value={stats.data.usedThisMonth}
        icon={<Sparkles />}
        hint={t('this month')}
        loading={stats.loading}
      />
      <StatCard
        label={t('Videos Created')}
        value={videos}
        icon={<Clapperboard />}
        hint={<span className="max-sm:hidden">{t('drafts included')}</span>}
        loading={projects.loading}
      />
      <StatCard
        label={t('Days Remaining')}
        value={days}
        icon={<CalendarClock />}
        tone={user && days <= 3 ? 'warning' : 'primary'}
        hint={user && planState(user) === 'trial' ? t('in your trial') : t('in your plan')}
        loading={!user}
      />
    </section>
  );
}
