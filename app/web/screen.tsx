/** Chooses the screen for the address and for who is there. */

import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import {
  CONFIRM_EMAIL_PAGE,
  documentTitle,
  type Page,
  pageAt,
  RESET_PASSWORD_PAGE,
  SIGN_IN_PAGE,
  VERIFY_PAGE,
} from '#app/pages.ts';
import { t } from '#common/texts.ts';
import {
  isProbablySignedIn,
  LOGO_MAKER_PROMPT,
  type Session,
  useCurrentUser,
  useRequireAdmin,
  useRequireUser,
} from '#platform/browser/session.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { ConfirmEmailPage, LandingPage, ResetPasswordPage, SignInPage, VerifyPage } from './lazy-pages.ts';
import { NotFound } from './not-found.tsx';
import { Workspace } from './workspace.tsx';

export function Screen() {
  const [location] = useLocation();
  if (location === SIGN_IN_PAGE.path) {
    return (
      <Standalone title={t(SIGN_IN_PAGE.title)}>
        <SignInPage />
      </Standalone>
    );
  }
  if (location === RESET_PASSWORD_PAGE.path) {
    return (
      <Standalone title={t(RESET_PASSWORD_PAGE.title)}>
        <ResetPasswordPage />
      </Standalone>
    );
  }
  if (location === CONFIRM_EMAIL_PAGE.path) {
    return (
      <Standalone title={t(CONFIRM_EMAIL_PAGE.title)}>
        <ConfirmEmailPage />
      </Standalone>
    );
  }
  if (location === VERIFY_PAGE.path) {
    return (
      <Standalone title={VERIFY_PAGE.title}>
        <VerifyPage />
      </Standalone>
    );
  }
  const page = pageAt(location);
  if (!page) {
    return (
      <Standalone title={t('Page not found')}>
        <NotFound />
      </Standalone>
    );
  }
  if (page.access === 'admin') return <AdminOnly page={page} />;
  if (page.access === 'user') return <SignedIn page={page} />;
  return <Home page={page} />;
}

/** Visitors see the landing page at once unless a cookie hints that somebody is signed in here. */
function Home({ page }: { page: Page }) {
  const session = useCurrentUser();
  const visitor = session.user === null && (!session.isLoading || !isProbablySignedIn());
  if (!visitor) return <Awaited page={page} session={session} />;
  return (
    <Standalone>
      <LandingPage />
    </Standalone>
  );
}

function SignedIn({ page }: { page: Page }) {
  const session = useRequireUser(page.path === '/logo-maker' ? LOGO_MAKER_PROMPT : undefined);
  return <Awaited page={page} session={session} />;
}

function AdminOnly({ page }: { page: Page }) {
  return <Awaited page={page} session={useRequireAdmin()} />;
}

function Awaited({ page, session }: { page: Page; session: Session }) {
  if (session.user) return <Workspace page={page} user={session.user} />;
  return (
    <Standalone title={t(page.title)}>
      <main className="grid min-h-dvh place-items-center">
        <h1 className="sr-only">{t(page.title)}</h1>
        {session.error ? (
          <ErrorState
            title={t('The server didn’t respond')}
            message={t('We couldn’t check your account. Please try again in a moment.')}
            onRetry={session.retry}
          />
        ) : (
          <LoadingScreen label={t(page.loading ?? 'Loading...')} />
        )}
      </main>
    </Standalone>
  );
}

function Standalone({ title, children }: { title?: string; children: ReactNode }) {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
  return <Suspense fallback={<div className="min-h-dvh" />}>{children}</Suspense>;
}
