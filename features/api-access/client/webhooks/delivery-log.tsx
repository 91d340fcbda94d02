/** The latest messages of a webhook: what came of each, and a button to send it again. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { callApi } from '#common/api-client.ts';
import { t, tn } from '#common/texts.ts';
import { timeAgo } from '#common/wording/time/time-ago.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { type Delivery, listDeliveries, resendDelivery, type Webhook } from '../../calls/webhook-calls.ts';
import { DeliveryStatus } from './delivery-status.tsx';
import { eventTitle } from './event-words.ts';

export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const { data, isError, refetch } = useQuery(apiQuery(listDeliveries, { params: { id: webhook.id } }));
  if (isError && !data)
    return (
      <ErrorState className="py-4" title={t('The log could not be loaded')} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton className="h-14" />;
  if (data.length === 0) return <p className="text-muted-foreground text-sm">{t('Nothing was sent yet.')}</p>;
  return (
    <ul className="max-h-72 divide-y overflow-y-auto border-t">
      {data.map((one) => (
        <DeliveryRow key={one.id} webhook={webhook} delivery={one} />
      ))}
    </ul>
  );
}

function DeliveryRow({ webhook, delivery }: { webhook: Webhook; delivery: Delivery }) {
  const client = useQueryClient();
  const { id, event, status, attempts, responseStatus, error, createdAt } = delivery;
  const params = { id: webhook.id, deliveryId: id };
  const resend = useMutation({
    mutationFn: () => callApi(resendDelivery, { params }),
    onSuccess: () => refreshAfter(client, resendDelivery, { params }),
    onError: onErrorNotify(t('Not sent'), t('The message could not be sent again. Please try again.')),
  });
  const facts = [
    timeAgo(createdAt),
    attempts > 1 && tn(attempts, 'tried once', 'tried {n} times'),
    responseStatus && t('status {0}', responseStatus),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{t(eventTitle(event))}</span>
          <DeliveryStatus status={status} />
        </p>
        <p className="text-muted-foreground text-xs">{facts.join(' · ')}</p>
        {error && <p className="break-words text-destructive text-xs">{error}</p>}
      </div>
      {status !== 'pending' && (
        <Button
          size="sm"
          variant="ghost"
          disabled={!webhook.isActive}
          pending={resend.isPending}
          onClick={() => resend.mutate()}
        >
          <RotateCw /> {t('Send again')}
        </Button>
      )}
    </li>
  );
}
