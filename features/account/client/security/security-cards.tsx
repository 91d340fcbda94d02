/** How one signs in, and where one is signed in: the cards of the security page and of the settings. */

import { useQuery } from '@tanstack/react-query';
import { t } from '#common/texts.ts';
import type { User } from '#common/user.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { getSecurity } from '../../calls/security-calls.ts';
import { PasskeysCard } from './passkeys-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** `user`: null while it is found out. */
export function SecurityCards({ user }: { user: User | null }) {
  const { data: security, isError, refetch } = useQuery({ ...apiQuery(getSecurity), enabled: user !== null });
  if (isError && !security)
    return (
      <ErrorState
        title={t('Your security settings could not be loaded')}
        message={t('Please try again in a moment.')}
        onRetry={() => void refetch()}
      />
    );
  if (!user || !security)
    return (
      <div role="status" aria-label={t('Loading')} className="grid grid-cols-1 gap-5">
        <Skeleton className="h-48" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-5">
      <SignInCard user={user} security={security} />
      {security.hasPassword && <SecondFactorCard security={security} />}
      {security.hasPassword && <PasskeysCard security={security} />}
      <SessionsCard />
    </div>
  );
}
