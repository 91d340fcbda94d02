/** The shell: data, fault screen, toasts, and the screen that the address asks for. */

import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { queryClient } from '#platform/browser/api.ts';
import { subscribeToasts, toastList } from '#ui/overlay/toast-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Screen } from './screen.tsx';

/**
 * Every page but the landing page may have something to say at once, e.g. that the person is signed out. There the
 * toaster loads with the first toast, because most visits have none.
 */
const hasToastsFromStart = () => location.pathname !== '/';
const isToasterNeeded = () => hasToastsFromStart() || toastList().length > 0;

function Toasts() {
  const isNeeded = useSyncExternalStore(subscribeToasts, isToasterNeeded, () => false);
  /* Not lazy(): React may hold back what was suspended for 300 ms, most of the time until a redirect. */
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    if (isNeeded) void import('#ui/overlay/toaster.tsx').then((module) => setToaster(() => module.Toaster));
  }, [isNeeded]);
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
