/** Four numbers at a glance, each counted from the person's own data. */

import { CalendarClock, Clapperboard, FolderOpen, Sparkles } from 'lucide-react';
import type { User } from '#common/user.ts';
import { daysRemaining, planState } from '#features/subscription/contract.ts';
import type { Project } from '#features/video/contract.ts';
import { StatCard } from '#ui/display/stat-card.tsx';
import type { UserStats } from '../contract.ts';
import type { Read } from './use-dashboard.ts';

export interface StatRowProps {
  user: User;
  stats: Read<UserStats>;
  projects: Read<Project[]>;
}

export function StatRow({ user, stats, projects }: StatRowProps) {
  const videos = projects.data.filter((project) => project.type === 'video').length;
  const days = daysRemaining(user.subscriptionEndsAt ?? user.trialEndsAt);
  return (
    <section aria-label="Your numbers" className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard
        label="Total Projects"
        value={stats.data.projectCount}
        icon={<FolderOpen />}
        hint={<span className="max-sm:hidden">saved in your studio</span>}
        loading={stats.loading}
      />
      <StatCard
        label="AI Generations"
        value={stats.data.generationCount}
        icon={<Sparkles />}
        hint={<span className="max-sm:hidden">{stats.data.usedThisMonth} counted this month</span>}
        loading={stats.loading}
      />
      <StatCard
        label="Videos Created"
        value={videos}
        icon={<Clapperboard />}
        hint={<span className="max-sm:hidden">among your projects</span>}
        loading={projects.loading}
      />
      <StatCard
        label="Days Remaining"
        value={days}
        icon={<CalendarClock />}
        tone={days <= 3 ? 'warning' : 'primary'}
        hint={planState(user) === 'trial' ? 'in your trial' : 'in your plan'}
      />
    </section>
  );
}
