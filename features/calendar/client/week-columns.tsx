/** A week: seven columns side by side, or one under the other where the screen is narrow. */

import { t } from '#common/texts.ts';
import { dayKey, longDay, shortDay, weekdayName } from '#platform/browser/calendar/days.ts';
import { onWall } from '#platform/browser/preferences/time-zone.ts';
import { cn } from '#ui/cn.ts';
import type { CalendarEntry } from '../contract.ts';
import type { SpecialDay } from '../days/special-days.ts';
import { SpecialLine } from './day-entries.tsx';
import { EntryChip, type EntryMove } from './entry-chip.tsx';

export interface WeekColumnsProps {
  days: readonly Date[];
  entries: ReadonlyMap<string, CalendarEntry[]>;
  specials: ReadonlyMap<string, SpecialDay[]>;
  /** Free posting times, as the clock shows them. */
  slots: (day: Date) => readonly string[];
  now: number;
  move: EntryMove;
  onOpen: (entry: CalendarEntry) => void;
  onDay: (day: Date) => void;
}

export function WeekColumns({ days, entries, specials, slots, now, move, onOpen, onDay }: WeekColumnsProps) {
  const today = dayKey(onWall(now));
  return (
    <ul className="grid overflow-hidden rounded-2xl border bg-card shadow-soft lg:grid-cols-7">
      {days.map((day) => {
        const key = dayKey(day);
        const own = entries.get(key) ?? [];
        const named = specials.get(key) ?? [];
        const free = slots(day);
        return (
          <li
            key={key}
            aria-current={key === today ? 'date' : undefined}
            data-day={key}
            className={cn(
              'flex min-w-0 flex-col gap-1.5 px-3.5 py-2.5 not-last:border-b lg:min-h-96 lg:p-2 lg:not-last:border-r lg:not-last:border-b-0',
              key === today && 'bg-accent/60',
              move.over === key && 'bg-primary/15 ring-2 ring-primary ring-inset',
            )}
          >
            <h3>
              <button
                type="button"
                aria-label={t('Open {0}', longDay(day))}
                onClick={() => onDay(day)}
                className="focus-ring flex w-full items-baseline gap-2 rounded-md text-left hover:text-primary lg:flex-col lg:gap-0 lg:text-sm"
              >
                <span className={cn('font-semibold', key === today && 'text-primary')}>
                  {weekdayName(day)}
                </span>
                <span className="text-muted-foreground text-sm tabular-nums lg:text-xs">{shortDay(day)}</span>
              </button>
            </h3>
            {named.length > 0 && <SpecialLine specials={named} />}
            {own.map((entry) => (
              <EntryChip key={entry.id + entry.at} {...{ entry, move, onOpen }} />
            ))}
            {free.map((time) => (
              <p
                key={time}
                className="rounded-md border border-dashed px-1.5 py-0.5 text-muted-foreground text-xs"
              >
                {t('{0} free to post', time)}
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
