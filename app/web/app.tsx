/** The shell: data, fault screen, toasts, and the screen that the address asks for. */

import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { queryClient } from '#platform/browser/api.ts';
import { isProbablySignedIn } from '#platform/browser/session.ts';
import { useOnDemand } from '#ui/overlay/on-demand.ts';
import { subscribeToasts, toastList } from '#ui/overlay/toast-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Screen } from './screen.tsx';

/**
 * The toaster loads with the first toast, because most visits have none; but a visitor who asks for a page of
 * somebody signed in is told at once, and then led away.
 */
const hasToastsFromStart = () => location.pathname !== '/' && !isProbablySignedIn();
const isToasterNeeded = () => hasToastsFromStart() || toastList().length > 0;

const loadToaster = async () => (await import('#ui/overlay/toaster.tsx')).Toaster;

function Toasts() {
  const isNeeded = useSyncExternalStore(subscribeToasts, isToasterNeeded, () => false);
  const { part: Toaster, ask } = useOnDemand(loadToaster);
  useEffect(() => {
    if (isNeeded) ask();
  }, [isNeeded, ask]);
  return Toaster ? <Toaster /> : null;
}

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary>
        <Screen />
      </ErrorBoundary>
      <Toasts />
    </QueryClientProvider>
  );
}
