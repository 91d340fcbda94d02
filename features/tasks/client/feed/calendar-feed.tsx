/** Tasks in other calendars: a secret address to subscribe to, which can be renewed and switched off. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { apiKey, apiQuery } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { copyText } from '#platform/browser/work/copy-download.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import { deleteTaskCalendar, getTaskCalendar, renewTaskCalendar } from '../../calls/calendar-calls.ts';
import { zoneHere } from '../edit/task-draft.ts';

const KEY = apiKey(getTaskCalendar);

export function CalendarFeed({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(apiQuery(getTaskCalendar));
  const renew = useMutation({
    mutationFn: () => callApi(renewTaskCalendar, { body: { timeZone: zoneHere() ?? undefined } }),
    onSuccess: (calendar) => client.setQueryData(KEY, calendar),
    onError: onErrorNotify(t('Update Failed'), t('The address could not be created. Please try again.')),
  });
  const remove = useMutation({
    mutationFn: () => callApi(deleteTaskCalendar),
    onSuccess: () => client.setQueryData(KEY, { url: null }),
    onError: onErrorNotify(t('Update Failed'), t('The address could not be turned off. Please try again.')),
  });
  const isBusy = renew.isPending || remove.isPending;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('Show tasks in your calendar')}</DialogTitle>
          <DialogDescription>
            {t(
              'Subscribe to a private address in Google Calendar, Apple Calendar or Outlook to see your due dates there.',
            )}
          </DialogDescription>
        </DialogHeader>
        {isError && !data ? (
          <ErrorState
            className="py-6"
            title={t('The address could not be loaded')}
            onRetry={() => void refetch()}
          />
        ) : !data ? (
          <Skeleton className="h-10" />
        ) : data.url ? (
          <FormField
            label={t('Private address')}
            hint={t(
              'Anyone with this address can see your tasks. If it gets into the wrong hands, create a new one.',
            )}
          >
            <div className="flex gap-2">
              <Input
                readOnly
                aria-label={t('Private address')}
                value={data.url}
                onFocus={(event) => event.target.select()}
              />
              <Button variant="outline" onClick={() => void copyText(data.url!)}>
                <Copy /> {t('Copy')}
              </Button>
            </div>
          </FormField>
        ) : null}
        {data && (
          <DialogFooter>
            {data.url ? (
              <>
                <Button variant="outline" disabled={isBusy} onClick={() => remove.mutate()}>
                  {t('Turn off')}
                </Button>
                <Button
                  variant="outline"
                  pending={renew.isPending}
                  disabled={isBusy}
                  onClick={() => renew.mutate()}
                >
                  {t('Create a new address')}
                </Button>
              </>
            ) : (
              <Button pending={renew.isPending} disabled={isBusy} onClick={() => renew.mutate()}>
                {t('Create private address')}
              </Button>
            )}
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  );
}
