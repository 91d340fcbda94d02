/** Connects the layers, asks who is there, draws. */

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setNoticeHandler } from '#platform/browser/notice.ts';
import { watchTheme } from '#platform/browser/preferences/theme.ts';
import { isProbablySignedIn, loadCurrentUser } from '#platform/browser/session.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { App } from './app.tsx';
import { preloadLanding } from './lazy-pages.ts';
import { registerServiceWorker } from './pwa/register-service-worker.ts';
import { reloadOnStaleBuild } from './stale-build.ts';
import { preloadWorkspace } from './workspace.tsx';

export function start(): void {
  setNoticeHandler(toast);
  watchTheme();
  reloadOnStaleBuild();
  void loadCurrentUser();
  if (isProbablySignedIn()) preloadWorkspace(location.pathname);
  else if (location.pathname === '/') preloadLanding();
  registerServiceWorker();

  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
