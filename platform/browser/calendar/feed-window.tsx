/** What stands here in other calendars: a secret address to subscribe to, which can be renewed and switched off. */

import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { t } from '#common/texts.ts';
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

export interface Feed {
  url: string | null;
}

export interface FeedWindowProps {
  title: string;
  text: string;
  /** Who sees what with the address. */
  warning: string;
  /** Under which the address is known. */
  queryKey: QueryKey;
  read: () => Promise<Feed>;
  renew: () => Promise<Feed>;
  remove: () => Promise<unknown>;
  onClose: () => void;
}

export function FeedWindow({ title, text, warning, queryKey, onClose, ...calls }: FeedWindowProps) {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: calls.read });
  const renew = useMutation({
    mutationFn: calls.renew,
    onSuccess: (feed) => client.setQueryData(queryKey, feed),
    onError: onErrorNotify(t('Update Failed'), t('The address could not be created. Please try again.')),
  });
  const remove = useMutation({
    mutationFn: calls.remove,
    onSuccess: () => client.setQueryData<Feed>(queryKey, (before) => ({ ...before, url: null })),
    onError: onErrorNotify(t('Update Failed'), t('The address could not be turned off. Please try again.')),
  });
  const isBusy = renew.isPending || remove.isPending;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{text}</DialogDescription>
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
          <FormField label={t('Private address')} hint={warning}>
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
