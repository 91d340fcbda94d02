/** A week of tasks: seven columns side by side, or one under the other where the screen is narrow. */

import { Plus } from 'lucide-react';
import { t } from '#common/texts.ts';
import { dayKey, longDay, shortDay, weekdayName } from '#platform/browser/calendar/days.ts';
import { onWall } from '#platform/browser/preferences/time-zone.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import type { Task } from '../../contract.ts';
import type { Entry } from './entries.ts';
import { TaskChip, type TaskMove } from './task-chip.tsx';

export interface WeekGridProps {
  days: readonly Date[];
  entries: ReadonlyMap<string, Entry[]>;
  now: number;
  move: TaskMove;
  onAdd: (day: Date) => void;
  onEdit: (task: Task) => void;
  onToggle: (task: Task) => void;
}

export function WeekGrid({ days, entries, now, move, onAdd, onEdit, onToggle }: WeekGridProps) {
  return (
    <ul className="grid overflow-hidden rounded-2xl border bg-card shadow-soft lg:grid-cols-7">
      {days.map((day) => {
        const isToday = dayKey(day) === dayKey(onWall(now));
        const own = entries.get(dayKey(day)) ?? [];
        return (
          <li
            key={dayKey(day)}
            aria-current={isToday ? 'date' : undefined}
            data-day={dayKey(day)}
            className={cn(
              'flex min-w-0 flex-col gap-2 px-3.5 py-2.5 not-last:border-b lg:min-h-80 lg:p-2 lg:not-last:border-r lg:not-last:border-b-0',
              isToday && 'bg-accent/60',
              move.over === dayKey(day) && 'bg-primary/15 ring-2 ring-primary ring-inset',
            )}
          >
            <div className="flex items-center justify-between gap-1">
              <h3 className="flex items-baseline gap-2 lg:flex-col lg:gap-0 lg:text-sm">
                <span className={cn('font-semibold', isToday && 'text-primary')}>{weekdayName(day)}</span>
                <span className="text-muted-foreground text-sm tabular-nums lg:text-xs">{shortDay(day)}</span>
              </h3>
              <Button
                variant="ghost"
                size="icon"
                className="text-muted-foreground lg:size-8"
                aria-label={t('Add a task on {0}', longDay(day))}
                onClick={() => onAdd(day)}
              >
                <Plus />
              </Button>
            </div>
            {own.length > 0 && (
              <ul className="grid grid-cols-1 gap-2 lg:gap-1.5">
                {own.map((entry) => (
                  <li
                    key={`${entry.task.id}-${entry.at.getTime()}`}
                    className="flex min-w-0 items-start gap-3 lg:gap-1.5"
                  >
                    {!entry.isUpcoming && (
                      <Checkbox
                        checked={entry.task.completed}
                        onCheckedChange={() => onToggle(entry.task)}
                        aria-label={entry.task.title}
                        className="mt-2.5 lg:mt-0.5"
                      />
                    )}
                    <TaskChip {...{ entry, now, move, onEdit }} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
