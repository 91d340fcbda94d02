/** One webhook: where it sends and when, whether it works, and what can be done with it. */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Send, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Button } from '#ui/form/button.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { deleteWebhook, testWebhook, updateWebhook, type Webhook } from '../../calls/webhook-calls.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { DeliveryStatus } from './delivery-status.tsx';
import { eventTitle } from './event-words.ts';

export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { id, url, events, isActive, lastDelivery } = webhook;
  const client = useQueryClient();
  const logId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const params = { id };
  const test = useMutation({
    mutationFn: () => callApi(testWebhook, { params }),
    onSuccess: async () => {
      setOpen(true);
      await refreshAfter(client, testWebhook, { params });
    },
    onError: onErrorNotify(t('Not sent'), t('The test could not be sent. Please try again.')),
  });
  const change = useMutation({
    mutationFn: (body: { isActive: boolean }) => callApi(updateWebhook, { params, body }),
    onSuccess: () => refreshAfter(client, updateWebhook),
    onError: onErrorNotify(t('Not changed'), t('The webhook could not be changed. Please try again.')),
  });
  const remove = useMutation({
    mutationFn: () => callApi(deleteWebhook, { params }),
    onSuccess: () => refreshAfter(client, deleteWebhook),
    onError: onErrorNotify(t('Not deleted'), t('The webhook could not be deleted. Please try again.')),
  });
  return (
    <li className="grid grid-cols-1 min-w-0 gap-3 rounded-xl border p-4">
      <div className="flex items-start gap-3">
        <div className="grid grid-cols-1 min-w-0 flex-1 gap-2">
          <p className="break-all font-medium text-sm">{url}</p>
          <div className="flex flex-wrap items-center gap-1.5">
            {events.map((event) => (
              <Badge key={event} variant="secondary">
                {t(eventTitle(event))}
              </Badge>
            ))}
            {lastDelivery && <DeliveryStatus status={lastDelivery.status} />}
          </div>
        </div>
        <Switch
          aria-label={t('Send to {0}', url)}
          checked={isActive}
          disabled={change.isPending}
          onCheckedChange={(isOn) => change.mutate({ isActive: isOn })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="outline"
          disabled={!isActive}
          pending={test.isPending}
          onClick={() => test.mutate()}
        >
          <Send /> {t('Send test')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isOpen}
          aria-controls={logId}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown className={isOpen ? 'rotate-180 transition-transform' : 'transition-transform'} />
          {isOpen ? t('Hide log') : t('Show log')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          className="ml-auto"
          aria-label={t('Delete webhook {0}', url)}
          onClick={() => setDeleting(true)}
        >
          <Trash2 /> <span className="hidden sm:inline">{t('Delete')}</span>
        </Button>
      </div>
      <div id={logId} hidden={!isOpen}>
        {isOpen && <DeliveryLog webhook={webhook} />}
      </div>
      {isDeleting && (
        <ConfirmDialog
          title={t('Delete this webhook?')}
          text={t('Nothing more is sent to {0}, and its log is deleted.', url)}
          confirm={t('Delete')}
          pending={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setDeleting(false)}
        />
      )}
    </li>
  );
}
