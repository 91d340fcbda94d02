/** Live news from the server: keeps the query cache true without asking again and again. */

import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ServerEvent } from '#common/job.ts';
import { queryClient } from './api.ts';
import { goToSignIn } from './sign-in.ts';

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
      for (const key of event.keys)
        void client.invalidateQueries(key === EVERYTHING ? {} : { queryKey: [key] });
      break;
    case 'session-ended':
      goToSignIn();
      break;
  }
}

/** What may have changed unheard while no stream was open. */
function catchUp(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && (path === NOTIFICATIONS_PATH || path.startsWith(JOBS_PREFIX)),
  });
}

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
      if (interrupted) catchUp(client);
      interrupted = false;
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
      }, HIDDEN_LIMIT);
    } else if (source?.readyState === EventSource.CLOSED) {
      connect();
    }
  };

  connect();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(timer);
    source?.close();
  };
}

/** Listens while somebody is signed in. */
export function useServerEvents(userId: string | undefined): void {
  useEffect(() => (userId ? openEvents(queryClient) : undefined), [userId]);
}
