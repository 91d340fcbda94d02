/** A signed-in screen: the frame around the page, both fetched when first needed. */

import { lazy, Suspense, useEffect } from 'react';
import { documentTitle, type Page } from '#app/pages.ts';
import type { User } from '#common/user.ts';
import { useServerEvents } from '#platform/browser/events.ts';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FRAMED_PAGES } from './lazy-pages.ts';
import { TakeShared } from './pwa/take-shared.tsx';

/** With what the tools take from each other: visitors need neither. */
const Frame = lazy(async () => {
  const [frame, tools] = await Promise.all([import('./frame/frame.tsx'), import('./send-targets.ts')]);
  tools.connectTools();
  return { default: frame.Frame };
});

export function Workspace({ page, user }: { page: Page; user: User }) {
  useServerEvents(user.id);
  useEffect(() => {
    document.title = documentTitle(page.title);
  }, [page.title]);

  const Body = FRAMED_PAGES[page.path];
  const waiting = <LoadingScreen label={page.loading ?? 'Loading...'} />;
  return (
    <Suspense fallback={<main className="grid min-h-dvh place-items-center">{waiting}</main>}>
      <Frame user={user}>
        <TakeShared />
        <ErrorBoundary inFrame resetKey={page.path}>
          <Suspense fallback={waiting}>{Body && <Body />}</Suspense>
        </ErrorBoundary>
      </Frame>
    </Suspense>
  );
}
