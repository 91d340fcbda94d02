/** The signed-in person's start: where things stand, and every way to begin something new. */

import { useDeferredValue } from 'react';
import { t } from '#common/texts.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { DESIGN_STUDIO, VIDEO_STUDIO } from './creative-links.ts';
import { DashboardTop, NAMELESS } from './dashboard-top.tsx';
import { PlanBanner } from './plan-banner.tsx';
import { QuickCreate } from './quick-create.tsx';
import { RecentProjects } from './recent-projects.tsx';
import { Shelf } from './shelf.tsx';
import { TaskCard } from './task-card.tsx';
import { ToolCards } from './tool-cards.tsx';
import { useDashboard } from './use-dashboard.ts';

export function DashboardPage() {
  const { user, error, retry } = useRequireUser();
  const { tasks, ...numbers } = useDashboard(user !== null);
  // What nobody sees without scrolling is drawn after the rest is there.
  const hasRest = useDeferredValue(true, false);
  if (error) {
    return (
      <ErrorState
        title={t('The server didn’t respond')}
        message={t('Your workspace could not be loaded. Please try again in a moment.')}
        onRetry={retry}
      />
    );
  }
  if (!user) return <LoadingScreen label={t('Loading your creative workspace...')} />;
  return (
    <div className="grid grid-cols-1 gap-8 pb-20">
      <DashboardTop name={user.firstName || NAMELESS} user={user} {...numbers} />
      {hasRest && (
        <>
          <ToolCards
            id="video-studio"
            title={t('Video Studio')}
            description={t('Films for every occasion, from template to export.')}
            links={VIDEO_STUDIO}
          />
          <ToolCards
            id="design-studio"
            title={t('Design Studio')}
            description={t('Posts, flyers and cards with your pictures, words and colors.')}
            links={DESIGN_STUDIO}
          />
          <Shelf stats={numbers.stats} />
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-6">
            <TaskCard tasks={tasks.data} loading={tasks.loading} />
            <RecentProjects projects={numbers.projects.data} loading={numbers.projects.loading} />
          </div>
          <PlanBanner user={user} />
          <QuickCreate />
        </>
      )}
    </div>
  );
}
