/** Four numbers at a glance, each counted from the person's own data and the same as on the page it belongs to. */

import { CalendarClock, Clapperboard, FolderOpen, Sparkles } from 'lucide-react';
import { Link } from 'wouter';
import { t, tn } from '#common/texts.ts';
import type { User } from '#common/user.ts';
import { daysRemaining, planState } from '#features/subscription/contract.ts';
import type { Project } from '#features/video/contract.ts';
import { StatCard } from '#ui/display/stat-card.tsx';
import type { UserStats } from '../contract.ts';
import type { Read } from './use-dashboard.ts';

export interface StatRowProps {
  /** undefined while it is not known who is there. */
  user?: User;
  stats: Read<Omit<UserStats, 'counts'>>;
  projects: Read<Project[]>;
  /** How many things the library shows; undefined while that is not known. */
  inLibrary?: number | undefined;
}

export function StatRow({ user, stats, projects, inLibrary }: StatRowProps) {
  // As the video maker lists them.
  const videos = projects.data.filter((project) => project.type === 'video').length;
  const days = user ? daysRemaining(user.subscriptionEndsAt ?? user.trialEndsAt) : 0;
  return (
    <section aria-label={t('Your numbers')} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard
        label={t('Total Projects')}
        value={stats.data.projectCount}
        icon={<FolderOpen />}
        hint={<InLibrary count={inLibrary} />}
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

/** Projects are films; whoever made pictures and logos sees here that they were counted, and where they are. */
const InLibrary = ({ count }: { count: number | undefined }) =>
  count === undefined ? (
    '\u00a0'
  ) : (
    <Link href="/library" className="focus-ring rounded-sm underline-offset-2 hover:underline">
      {tn(count, '{n} item in your library', '{n} items in your library')}
    </Link>
  );
