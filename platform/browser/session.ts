/** Who is signed in, and what happens on a screen that needs somebody to be. */

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { t } from '#common/texts.ts';
import type { User } from '#common/user.ts';
import { getPath, queryClient } from './api.ts';
import type { Notice } from './notice.ts';
import { goToSignIn, LOGGED_OUT, redirectWithNotice, SIGN_IN_DELAY } from './sign-in/sign-in.ts';

const USER_KEY = ['/api/auth/user'] as const;

const userQuery = {
  queryKey: USER_KEY,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    getPath(USER_KEY, 'returnNull', signal) as Promise<User | null>,
};

/** Who asked for this page, as the server wrote into it; undefined where it did not. */
function toldUser(): User | null | undefined {
  const told = document.getElementById('session')?.textContent;
  return told ? (JSON.parse(told) as { user: User | null }).user : undefined;
}

/** Finds out who is there before the first screen is drawn; failure is shown by whoever reads it. */
export async function loadCurrentUser(): Promise<void> {
  const user = toldUser();
  if (user === undefined) await queryClient.prefetchQuery(userQuery);
  else setCurrentUser(user);
}

/** Keeps the answer of a profile change, so that the whole screen shows it at once. */
export const setCurrentUser = (user: User | null): void => {
  queryClient.setQueryData(USER_KEY, user);
};

/** For what is kept in this browser under a name of theirs. */
export const currentUserId = (): string | undefined => queryClient.getQueryData<User | null>(USER_KEY)?.id;

export interface Session {
  user: User | null;
  isLoading: boolean;
  /** The check itself failed: neither signed in nor out is known. */
  error: Error | null;
  retry: () => void;
}

export function useCurrentUser(): Session {
  const { data, isFetching, isPending, error, refetch } = useQuery(userQuery);
  return {
    user: data ?? null,
    isLoading: isPending || (isFetching && !data),
    error: data === undefined && !isFetching ? error : null,
    retry: () => void refetch(),
  };
}

/** Set by the server beside the session cookie: a hint for what to show first, never a proof. */
export const isProbablySignedIn = (): boolean => /(?:^|;\s*)atelier_in=1(?:;|$)/.test(document.cookie);

export interface SignInPrompt {
  notice?: Notice;
  /** Milliseconds until the redirect. */
  delay?: number;
}

/** The screen needs a person: without one, says so and goes to the sign-in page. */
export function useRequireUser({ notice = LOGGED_OUT, delay = SIGN_IN_DELAY }: SignInPrompt = {}): Session {
  const session = useCurrentUser();
  const missing = !session.isLoading && !session.user && !session.error;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wording is fixed where the screen is written
  useEffect(() => {
    if (missing) goToSignIn(notice, delay);
  }, [missing]);
  return session;
}

export const LOGO_MAKER_PROMPT: SignInPrompt = {
  notice: {
    title: t('Authentication Required'),
    description: t('Please log in to access the logo maker.'),
    variant: 'destructive',
  },
  delay: 1000,
};

const DENIED: Notice = {
  title: t('Access Denied'),
  description: t('You need admin privileges to access this page.'),
  variant: 'destructive',
};

/** The screen is for administrators: anybody else is told and goes home after a second. */
export function useRequireAdmin(): Session {
  const session = useCurrentUser();
  const isAdmin = session.user?.role === 'admin';
  const refused = !session.isLoading && !session.error && !isAdmin;
  useEffect(() => {
    if (refused) redirectWithNotice(DENIED, '/', 1000);
  }, [refused]);
  return isAdmin ? session : { ...session, user: null };
}
