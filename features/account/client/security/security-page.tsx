/** The page at /security: how one signs in, and where one is signed in. */

import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { PageHeader } from '#ui/display/page-header.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { getSecurity } from '../../calls/security-calls.ts';
import { PasskeysCard } from './passkeys-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SignInCard } from './sign-in-card.tsx';

export function SecurityPage() {
  const { user } = useRequireUser();
  const { data: security, isError, refetch } = useQuery({ ...apiQuery(getSecurity), enabled: user !== null });
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeader
        icon={<ShieldCheck />}
        title={t('Security')}
        description={t('How you sign in, and where you’re signed in.')}
      />
      {isError && !security ? (
        <ErrorState
          title={t('Your security settings could not be loaded')}
          message={t('Please try again in a moment.')}
          onRetry={() => void refetch()}
        />
      ) : user && security ? (
        <div className="grid grid-cols-1 gap-5">
          <SignInCard user={user} security={security} />
          {security.hasPassword && <SecondFactorCard security={security} />}
          {security.hasPassword && <PasskeysCard security={security} />}
          <SessionsCard />
        </div>
      ) : (
        <div role="status" aria-label={t('Loading')} className="grid grid-cols-1 gap-5">
          <Skeleton className="h-48" />
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </div>
      )}
    </div>
  );
}
