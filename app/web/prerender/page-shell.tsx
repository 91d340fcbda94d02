/** The frame and the top of a page before anything in it can be used: nothing here takes a click that would be lost. */

import type { Page } from '#app/pages.ts';
import { t } from '#common/texts.ts';
import { DashboardTop, NAMELESS } from '#features/dashboard/client/dashboard-top.tsx';
import { Brand } from '#ui/display/brand.tsx';
import { PageHeader } from '#ui/display/page-header.tsx';
import { PAGE_TOPS } from './page-tops.ts';

export function PageShell({ page }: { page: Page }) {
  return (
    <div inert aria-hidden className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="sticky top-0 hidden h-dvh border-r bg-card lg:block">
        <div className="flex h-16 items-center px-5">
          <Brand />
        </div>
      </div>
      <div className="flex min-h-dvh min-w-0 flex-col">
        <div className="h-16 border-b bg-background" />
        <div className="mx-auto w-full max-w-7xl flex-1 px-4 py-6 sm:px-6 sm:py-8 lg:px-8">
          <Top page={page} />
        </div>
      </div>
    </div>
  );
}

function Top({ page: { path, title } }: { page: Page }) {
  if (path in PAGE_TOPS) {
    const { lead, icon: Icon } = PAGE_TOPS[path as keyof typeof PAGE_TOPS];
    return <PageHeader title={t(title)} description={t(lead)} icon={<Icon />} />;
  }
  return (
    <div className="grid grid-cols-1 gap-8 pb-20">
      <DashboardTop
        // The server puts the name here.
        name={`{{first name|${NAMELESS}}}`}
        stats={{ data: { projectCount: 0, generationCount: 0, usedThisMonth: 0 }, loading: true }}
        projects={{ data: [], loading: true }}
      />
    </div>
  );
}
