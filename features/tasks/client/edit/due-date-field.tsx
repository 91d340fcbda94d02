/** Chooses the day a task is due, or none. The calendar is fetched when it is first opened. */

import { CalendarDays, X } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { t } from '#common/texts.ts';
import { onWall, wallNow } from '#platform/browser/preferences/time-zone.ts';
import { cn } from '#ui/cn.ts';
import { Spinner } from '#ui/display/spinner.tsx';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#ui/overlay/popover.tsx';
import { showDate } from './task-draft.ts';

const Calendar = lazy(async () => ({ default: (await import('#ui/form/calendar.tsx')).Calendar }));

export interface DueDateFieldProps {
  value: string | null;
  onChange: (day: Date | null) => void;
  error?: string;
}

export function DueDateField({ value, onChange, error }: DueDateFieldProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const day = value === null ? undefined : onWall(value);
  const text = value === null ? t('Pick a date') : showDate(value);
  return (
    <FormField id={id} label={t('Due Date')} aside={t('Optional')} error={error}>
      <div className="flex gap-1">
        <Popover open={open} onOpenChange={setOpen}>
          <PopoverTrigger asChild>
            <Button
              id={id}
              variant="outline"
              aria-label={t('Due Date: {0}', text)}
              className={cn(
                'min-w-0 flex-1 justify-start border-input font-normal',
                !day && 'text-muted-foreground',
              )}
            >
              <CalendarDays /> {text}
            </Button>
          </PopoverTrigger>
          <PopoverContent
            aria-label={t('Choose a due date')}
            className="grid min-h-80 w-auto min-w-72 place-items-center p-3"
          >
            <Suspense fallback={<Spinner className="size-6 text-muted-foreground" />}>
              <Calendar
                mode="single"
                autoFocus
                today={wallNow()}
                selected={day}
                defaultMonth={day}
                onSelect={(chosen) => {
                  onChange(chosen ?? null);
                  setOpen(false);
                }}
              />
            </Suspense>
          </PopoverContent>
        </Popover>
        {day && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('Remove due date')}
            onClick={() => onChange(null)}
          >
            <X />
          </Button>
        )}
      </div>
    </FormField>
  );
}
