/** Connects the layers, asks who is there, draws. */

import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setNoticeHandler } from '#platform/browser/notice.ts';
import { watchTheme } from '#platform/browser/preferences/theme.ts';
import { isProbablySignedIn, loadCurrentUser } from '#platform/browser/session.ts';
import { forgetWhoSignedOut } from '#platform/browser/sign-in/leave-nothing.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { App } from './app.tsx';
import { preloadLanding } from './lazy-pages.ts';
import { registerServiceWorker } from './pwa/register-service-worker.ts';
import { reloadOnStaleBuild } from './stale-build.ts';
import { preloadWorkspace } from './workspace.tsx';

/** `isPrepared`: what the page shows already is in the right language. */
export async function start(isPrepared: boolean): Promise<void> {
  await forgetWhoSignedOut();
  setNoticeHandler(toast);
  watchTheme();
  reloadOnStaleBuild();
  const root = document.getElementById('root')!;
  const prepared = isPrepared ? root.dataset.prepared : undefined;
  const requested = [loadCurrentUser()];
  if (isProbablySignedIn()) requested.push(preloadWorkspace(location.pathname));
  else if (location.pathname === '/') requested.push(preloadLanding());
  registerServiceWorker();

  /* What was prepared stays until there is something better; elsewhere a spinner is better than an empty page. */
  if (prepared) await Promise.all(requested);
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  /* In small steps, so that the page answers meanwhile. */
  startTransition(() => {
    if (prepared === 'visitor') hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  delete document.documentElement.dataset.waiting;
}
