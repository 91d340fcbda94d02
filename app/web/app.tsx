/** The shell: data, fault screen, toasts, and the screen that the address asks for. */

import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { queryClient } from '#platform/browser/api.ts';
import { subscribeToasts, toastList } from '#ui/overlay/toast-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Screen } from './screen.tsx';

const loadToaster = () => import('#ui/overlay/toaster.tsx');
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

/* Every page but the landing page may have something to say at once, e.g. that the person is signed out. */
if (location.pathname !== '/') void loadToaster();

/** On the landing page it loads with the first toast, because most visits have none. */
function Toasts() {
  const any = useSyncExternalStore(subscribeToasts, () => toastList().length > 0);
  return any ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
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
