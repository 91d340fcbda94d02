/** A month of tasks. Arrow keys go from day to day; on phones a day shows dots, and its list stands below. */

import { addDays, isSameMonth } from 'date-fns';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { t, tn } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import type { Task } from '../../contract.ts';
import { dayKey, dayOfKey, daysOfKey, longDay, weekdayName } from './days.ts';
import type { Entry } from './entries.ts';
import { TaskChip } from './task-chip.tsx';
import type { DayMove } from './use-day-move.ts';

/** In a cell; the rest stands in the list of the day. */
const CHIPS = 3;

export interface MonthGridProps {
  days: readonly Date[];
  month: Date;
  chosen: Date;
  entries: ReadonlyMap<string, Entry[]>;
  now: number;
  move: DayMove;
  onChoose: (day: Date) => void;
  onAdd: (day: Date) => void;
  onEdit: (task: Task) => void;
}

export function MonthGrid({
  days,
  month,
  chosen,
  entries,
  now,
  move,
  onChoose,
  onAdd,
  onEdit,
}: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const isWalking = useRef(false);
  const chosenKey = dayKey(chosen);
  useEffect(() => {
    if (!isWalking.current) return;
    isWalking.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${chosenKey}"]`)?.focus();
  });
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const day = (event.target as HTMLElement).dataset.day;
    if (!day || event.altKey || event.ctrlKey || event.metaKey) return;
    const by = daysOfKey(event.key);
    if (by !== undefined) {
      isWalking.current = true;
      onChoose(addDays(chosen, by));
    } else if (event.key === 'Enter') onAdd(chosen);
    else return;
    event.preventDefault();
  };
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7));
  const onClick = (event: MouseEvent<HTMLTableElement>) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-day]');
    const day = dayOfKey(cell?.dataset.day ?? null);
    if (day) onChoose(day);
  };
  return (
    <div className="overflow-hidden rounded-2xl border bg-card shadow-soft">
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is what ARIA makes of a table.
        role="grid"
        aria-label={t('Month')}
        onKeyDown={onKeyDown}
        onClick={onClick}
        className="w-full table-fixed border-collapse"
      >
        <thead>
          <tr className="border-b">
            {weeks[0]!.map((day) => (
              <th
                key={day.getDay()}
                scope="col"
                className="py-2 text-center font-medium text-muted-foreground text-xs"
              >
                {weekdayName(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={dayKey(week[0]!)} className="not-last:border-b">
              {week.map((day) => (
                <DayCell
                  key={dayKey(day)}
                  day={day}
                  entries={entries.get(dayKey(day)) ?? []}
                  isChosen={dayKey(day) === chosenKey}
                  isToday={dayKey(day) === dayKey(new Date(now))}
                  isOutside={!isSameMonth(day, month)}
                  {...{ now, move, onEdit }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayCellProps extends Pick<MonthGridProps, 'now' | 'move' | 'onEdit'> {
  day: Date;
  entries: Entry[];
  isChosen: boolean;
  isToday: boolean;
  isOutside: boolean;
}

function DayCell({ day, entries, isChosen, isToday, isOutside, now, move, onEdit }: DayCellProps) {
  const count = entries.length;
  const said = count === 0 ? t('no tasks') : tn(count, '{n} task', '{n} tasks');
  const shown = count > CHIPS ? entries.slice(0, CHIPS - 1) : entries;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of that grid.
      role="gridcell"
      data-day={dayKey(day)}
      tabIndex={isChosen ? 0 : -1}
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={`${longDay(day)}, ${said}`}
      className={cn(
        'focus-ring -outline-offset-2 h-14 cursor-pointer p-1 align-top not-last:border-r sm:h-28 sm:p-1.5',
        isOutside && 'bg-muted/50',
        isChosen && 'bg-accent',
        move.over === dayKey(day) && 'bg-primary/15 ring-2 ring-primary ring-inset',
      )}
    >
      <div className="flex min-w-0 flex-col gap-1">
        <span
          aria-hidden
          className={cn(
            'grid size-7 place-items-center self-center rounded-full text-sm tabular-nums sm:size-6 sm:self-start sm:text-xs',
            isOutside && 'text-muted-foreground',
            isToday && 'bg-primary font-semibold text-primary-foreground',
          )}
        >
          {day.getDate()}
        </span>
        <Dots entries={entries} />
        <div className="hidden min-w-0 gap-1 sm:grid">
          {shown.map((entry) => (
            <TaskChip
              key={`${entry.task.id}-${entry.at.getTime()}`}
              isShort
              tabIndex={isChosen ? 0 : -1}
              {...{ entry, now, move, onEdit }}
            />
          ))}
          {count > shown.length && (
            <p className="px-1.5 text-muted-foreground text-xs">{t('{0} more', count - shown.length)}</p>
          )}
        </div>
      </div>
    </td>
  );
}

const Dots = ({ entries }: { entries: readonly Entry[] }) => (
  <span aria-hidden className="flex h-1.5 justify-center gap-0.5 sm:hidden">
    {entries.slice(0, 3).map(({ task, at, isUpcoming }) => (
      <span
        key={`${task.id}-${at.getTime()}`}
        className={cn(
          'size-1.5 rounded-full',
          task.completed || isUpcoming
            ? 'bg-muted-foreground/50'
            : task.priority === 'high'
              ? 'bg-destructive'
              : 'bg-primary',
        )}
      />
    ))}
  </span>
);
