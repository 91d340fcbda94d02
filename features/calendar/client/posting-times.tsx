/** When posts go out: weekdays and times by which campaigns are planned. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addDays } from 'date-fns';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import type { BodyOf } from '#common/contract.ts';
import { t } from '#common/texts.ts';
import { listPostingTimes, MAX_POSTING_TIMES, savePostingTimes } from '#features/campaign/contract.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { weekdayName } from '#platform/browser/calendar/days.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { cn } from '#ui/cn.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';

type Times = BodyOf<typeof savePostingTimes>['times'];

/** Any Monday will do for a name. */
const MONDAY = new Date(2026, 0, 5);
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

export function PostingTimes({ onClose }: { onClose: () => void }) {
  const { data, isError, refetch } = useQuery(apiQuery(listPostingTimes));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('Posting times')}</DialogTitle>
          <DialogDescription>
            {t('New campaigns are planned at these times. Without any, at the usual hour of each network.')}
          </DialogDescription>
        </DialogHeader>
        {isError && !data ? (
          <ErrorState
            className="py-6"
            title={t('Your posting times could not be loaded')}
            onRetry={() => void refetch()}
          />
        ) : data ? (
          <Rules saved={data.times} onClose={onClose} />
        ) : (
          <Skeleton className="h-24" />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Rules({ saved, onClose }: { saved: Times; onClose: () => void }) {
  const client = useQueryClient();
  const [times, setTimes] = useState<Times>(
    saved.length > 0 ? saved : [{ weekdays: [1, 3, 5], time: '18:00', networks: [] }],
  );
  const save = useMutation({
    mutationFn: () => callApi(savePostingTimes, { body: { times } }),
    onSuccess: async () => {
      await refreshAfter(client, savePostingTimes);
      onClose();
    },
    onError: onErrorNotify(t('Not saved'), t('Please try again.')),
  });
  const change = (at: number, over: Partial<Times[number]>) =>
    setTimes(times.map((one, index) => (index === at ? { ...one, ...over } : one)));
  return (
    <>
      <ul className="grid max-h-80 grid-cols-1 gap-3 overflow-y-auto p-1">
        {times.map(({ weekdays, time }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rules may be the same.
          <li key={at} className="grid gap-2 rounded-xl border p-3">
            <fieldset className="flex flex-wrap gap-1">
              <legend className="sr-only">{t('Weekdays')}</legend>
              {WEEKDAYS.map((day) => {
                const isOn = weekdays.includes(day);
                return (
                  <button
                    key={day}
                    type="button"
                    aria-pressed={isOn}
                    onClick={() =>
                      change(at, {
                        weekdays: isOn ? weekdays.filter((one) => one !== day) : [...weekdays, day].sort(),
                      })
                    }
                    className={cn(
                      'focus-ring h-9 min-w-11 rounded-lg border px-2 text-sm transition-colors',
                      isOn ? 'border-primary bg-primary/12 font-medium text-primary' : 'hover:bg-accent',
                    )}
                  >
                    {weekdayName(addDays(MONDAY, day - 1))}
                  </button>
                );
              })}
            </fieldset>
            <div className="flex items-center gap-2">
              <Input
                type="time"
                className="w-36"
                aria-label={t('Time')}
                value={time}
                onChange={(event) => change(at, { time: event.target.value })}
              />
              <Button
                variant="ghost"
                size="icon"
                className="ml-auto"
                aria-label={t('Remove this time')}
                onClick={() => setTimes(times.filter((_, index) => index !== at))}
              >
                <Trash2 />
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        className="w-fit"
        disabled={times.length >= MAX_POSTING_TIMES}
        onClick={() => setTimes([...times, { weekdays: [1, 2, 3, 4, 5], time: '12:00', networks: [] }])}
      >
        <Plus /> {t('Add a time')}
      </Button>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">{t('Cancel')}</Button>
        </DialogClose>
        <Button
          pending={save.isPending}
          disabled={times.some(({ weekdays, time }) => weekdays.length === 0 || time === '')}
          onClick={() => save.mutate()}
        >
          {t('Save')}
        </Button>
      </DialogFooter>
    </>
  );
}
