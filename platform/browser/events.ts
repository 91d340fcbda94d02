/** Live news from the server: keeps the query cache true without asking again and again. */

import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { PAGE_ID } from '#common/api-client.ts';
import type { ServerEvent } from '#common/job.ts';
import { queryClient } from './api.ts';
import { goToSignIn } from './sign-in/sign-in.ts';

const EVENTS_PATH = '/api/events';
const NOTIFICATIONS_PATH = '/api/notifications';
const JOBS_PREFIX = '/api/jobs/';

/** The server's word for news that were lost or too large to tell. */
const EVERYTHING = '*';

/** Milliseconds: the wait after a lost stream doubles from the first to the last. */
const FIRST_WAIT = 1000;
const LAST_WAIT = 30_000;

/** A browser grants a site six connections; a tab that nobody sees gives its stream back after this long. */
const HIDDEN_LIMIT = 60_000;

export function applyServerEvent(event: ServerEvent, client: QueryClient): void {
  switch (event.type) {
    case 'job':
      client.setQueryData([JOBS_PREFIX + event.job.id], event.job);
      break;
    case 'notification':
      void client.invalidateQueries({ queryKey: [NOTIFICATIONS_PATH] });
      break;
    case 'invalidate':
      if (event.page === PAGE_ID) break;
      for (const key of event.keys)
        void client.invalidateQueries(key === EVERYTHING ? {} : { queryKey: [key] });
      break;
    case 'session-ended':
      goToSignIn();
      break;
  }
}

let isLive = false;
const onLive = new Set<() => void>();
const setLive = (next: boolean) => {
  isLive = next;
  for (const tell of onLive) tell();
};

/** Whether news arrive at this moment; while they do not, whoever follows something has to ask. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    (tell) => {
      onLive.add(tell);
      return () => onLive.delete(tell);
    },
    () => isLive,
    () => false,
  );

/** Opens the stream and keeps it open; the returned function ends it for good. */
export function openEvents(client: QueryClient): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;
  let interrupted = false;

  const connect = () => {
    clearTimeout(timer);
    source?.close();
    source = new EventSource(EVENTS_PATH, { withCredentials: true });
    source.onopen = () => {
      wait = FIRST_WAIT;
      /* Anything may have changed unheard: what is shown is read again now, the rest when it is shown. */
      if (interrupted) void client.invalidateQueries();
      interrupted = false;
      setLive(true);
    };
    source.onmessage = ({ data }) => {
      try {
        applyServerEvent(JSON.parse(data) as ServerEvent, client);
      } catch {
        /* A message of a newer server that this page does not know. */
      }
    };
    source.onerror = () => {
      interrupted = true;
      setLive(false);
      /* The browser retries a broken stream itself, but gives up on an error answer. */
      if (source?.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(connect, wait);
      wait = Math.min(wait * 2, LAST_WAIT);
    };
  };

  const onVisibility = () => {
    clearTimeout(timer);
    if (document.hidden) {
      timer = setTimeout(() => {
        source?.close();
        interrupted = true;
        setLive(false);
      }, HIDDEN_LIMIT);
    } else if (!source || source.readyState === EventSource.CLOSED) {
      connect();
    }
  };

  /* A tab opened in the background listens when it is looked at: a browser has six lines to one server for all its tabs. */
  if (!document.hidden) connect();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(timer);
    source?.close();
    setLive(false);
  };
}

/** Listens while somebody is signed in. */
export function useServerEvents(userId: string | undefined): void {
  useEffect(() => (userId ? openEvents(queryClient) : undefined), [userId]);
}
