/** One's usage of this month and the room of one's files, for the settings. */

import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Button } from '#ui/form/button.tsx';
import { getUsage } from '../calls/billing-calls.ts';
import { UsageCards } from './usage-cards.tsx';

export function OwnUsage() {
  const { data, isError, refetch } = useQuery(apiQuery(getUsage));
  if (isError && !data)
    return <ErrorState title={t('Your usage could not be loaded')} onRetry={() => void refetch()} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <UsageCards usage={data} />
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="outline">
          <Link href="/library">{t('Look through my files')}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link href="/subscription">{t('See my plan')}</Link>
        </Button>
      </div>
    </div>
  );
}
