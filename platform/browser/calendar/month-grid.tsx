/** A month of days. Arrow keys go from day to day; what stands on a day is drawn by whoever has it. */

import { addDays, isSameMonth } from 'date-fns';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { onWall } from '../preferences/time-zone.ts';
import { dayKey, dayOfKey, daysOfKey, longDay, weekdayName } from './days.ts';

export interface MonthGridProps {
  days: readonly Date[];
  month: Date;
  chosen: Date;
  now: number;
  /** The day that something is dragged over. */
  over: string | undefined;
  onChoose: (day: Date) => void;
  /** Enter on a day. */
  onAdd: (day: Date) => void;
  /** What is on a day, for whoever hears it. */
  sayDay: (key: string) => string;
  drawDay: (key: string, isChosen: boolean) => ReactNode;
}

export function MonthGrid({
  days,
  month,
  chosen,
  now,
  over,
  onChoose,
  onAdd,
  sayDay,
  drawDay,
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
  const today = dayKey(onWall(now));
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
              {week.map((day) => {
                const key = dayKey(day);
                const isChosen = key === chosenKey;
                const isToday = key === today;
                const isOutside = !isSameMonth(day, month);
                return (
                  <td
                    key={key}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of that grid.
                    role="gridcell"
                    data-day={key}
                    tabIndex={isChosen ? 0 : -1}
                    aria-selected={isChosen}
                    aria-current={isToday ? 'date' : undefined}
                    aria-label={`${longDay(day)}, ${sayDay(key)}`}
                    className={cn(
                      'focus-ring -outline-offset-2 h-14 cursor-pointer p-1 align-top not-last:border-r sm:h-28 sm:p-1.5',
                      isOutside && 'bg-muted/50',
                      isChosen && 'bg-accent',
                      over === key && 'bg-primary/15 ring-2 ring-primary ring-inset',
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
                      {drawDay(key, isChosen)}
                    </div>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
