/** A signed-in screen: the frame around the page, both fetched when first needed. */

import { lazy, Suspense, useEffect } from 'react';
import { documentTitle, type Page } from '#app/pages.ts';
import { t } from '#common/texts.ts';
import type { User } from '#common/user.ts';
import { useServerEvents } from '#platform/browser/events.ts';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FRAMED_PAGES, preloadPage } from './lazy-pages.ts';

/** With what the tools take from each other: visitors need neither. */
const loadFrame = () => Promise.all([import('./frame/frame.tsx'), import('./send-targets.ts')]);

const Frame = lazy(async () => {
  const [frame, tools] = await loadFrame();
  tools.connectTools();
  return { default: frame.Frame };
});

/** Needed when something was shared with the installed app, which is seldom. */
const TakeShared = lazy(async () => ({ default: (await import('./pwa/take-shared.tsx')).TakeShared }));

/** Asks for frame and page while it is still found out who is there. */
export async function preloadWorkspace(path: string): Promise<void> {
  if (!FRAMED_PAGES[path]) return;
  await Promise.all([loadFrame().catch(() => {}), preloadPage(path)]);
}

export function Workspace({ page, user }: { page: Page; user: User }) {
  useServerEvents(user.id);
  useEffect(() => {
    document.title = documentTitle(t(page.title));
  }, [page.title]);

  const Body = FRAMED_PAGES[page.path];
  const waiting = <LoadingScreen label={t(page.loading ?? 'Loading...')} />;
  return (
    <Suspense fallback={<main className="grid min-h-dvh place-items-center">{waiting}</main>}>
      <Frame user={user}>
        <Suspense>
          <TakeShared />
        </Suspense>
        <ErrorBoundary inFrame resetKey={page.path}>
          <Suspense fallback={waiting}>{Body && <Body />}</Suspense>
        </ErrorBoundary>
      </Frame>
    </Suspense>
  );
}
