/** Subscriptions of deleted accounts that are still to be ended: shown only while there are any. */

import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { t } from '#common/texts.ts';
import { timeAgo } from '#common/wording/time/time-ago.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card, CardDescription, CardHeader, CardTitle } from '#ui/display/card.tsx';
import { listCancellations } from '../../calls/cost-calls.ts';

export function CancellationsCard() {
  const { data = [] } = useQuery(apiQuery(listCancellations));
  if (data.length === 0) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle className="flex items-center gap-2">
          <TriangleAlert className="size-4 text-warning" /> {t('Subscriptions still to be cancelled')}
        </CardTitle>
        <CardDescription>
          {t('These accounts were deleted, but the payment provider may still charge them.')}
        </CardDescription>
      </CardHeader>
      <ul className="divide-y border-t">
        {data.map(({ customerId, isTried, error, createdAt }) => (
          <li
            key={customerId}
            className="flex flex-wrap items-center justify-between gap-3 px-5 py-3 text-sm"
          >
            <span className="wrap-anywhere min-w-0 font-medium">{customerId}</span>
            <span className="flex flex-wrap items-center gap-2 text-muted-foreground">
              {error && <span>{error}</span>}
              <time dateTime={createdAt}>{timeAgo(createdAt)}</time>
              <Badge variant={isTried ? 'warning' : 'destructive'}>
                {isTried ? t('Still trying') : t('Cancel it at the provider')}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
