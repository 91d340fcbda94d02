/** What surrounds every signed-in page: sidebar, top bar, and the place for the page itself. */

import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { t } from '#common/texts.ts';
import { hasRole, type User } from '#common/user.ts';
import { AnnouncementBanner } from '#features/notifications/client/announcement-banner.tsx';
import { useFitsSidebar } from '#platform/browser/use-media.ts';
import { Brand } from '#ui/display/brand.tsx';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';

export function Frame({ user, children }: { user: User; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const [location] = useLocation();
  const shown = useRef(location);
  const isWide = useFitsSidebar();

  /* A new page starts at its top, and screen readers start reading there. */
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [location]);

  return (
    <>
      <a
        href="#main"
        className="sr-only z-100 rounded-lg bg-accent-gradient font-medium text-sm text-white shadow-lift focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-2"
      >
        {t('Skip to content')}
      </a>
      <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
        {isWide && (
          <aside className="sticky top-0 flex h-dvh flex-col border-r bg-card">
            <div className="flex h-16 shrink-0 items-center px-5">
              <Link href="/" aria-label={t('Atelier, go to dashboard')} className="focus-ring rounded-lg">
                <Brand />
              </Link>
            </div>
            <Sidebar isAdmin={hasRole(user, 'admin')} />
          </aside>
        )}
        <div className="flex min-h-dvh min-w-0 flex-col">
          <Header user={user} />
          <AnnouncementBanner />
          <main
            id="main"
            ref={main}
            tabIndex={-1}
            className="mx-auto w-full max-w-7xl flex-1 px-4 py-6 outline-none sm:px-6 sm:py-8 lg:px-8"
          >
            {children}
          </main>
        </div>
      </div>
    </>
  );
}
