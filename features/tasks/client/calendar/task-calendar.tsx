/** Tasks on the days they are due, a week or a month at a time. */

import { endOfDay, isSameMonth } from 'date-fns';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { t, tn } from '#common/texts.ts';
import {
  dayKey,
  dayOfKey,
  daysShown,
  type Span,
  shortDay,
  spanTitle,
  step,
} from '#platform/browser/calendar/days.ts';
import { MonthGrid } from '#platform/browser/calendar/month-grid.tsx';
import { useDayMove } from '#platform/browser/calendar/use-day-move.ts';
import { fromWall, onWall, zoneHere } from '#platform/browser/preferences/time-zone.ts';
import { Button } from '#ui/form/button.tsx';
import type { Task } from '../../contract.ts';
import { movedTo } from '../edit/task-draft.ts';
import type { TaskRowActions } from '../task-row.tsx';
import { DayList } from './day-list.tsx';
import { DayTasks } from './day-tasks.tsx';
import { entriesByDay } from './entries.ts';
import type { MovableTask } from './task-chip.tsx';
import { WeekGrid } from './week-grid.tsx';

export interface TaskCalendarProps extends TaskRowActions {
  span: Span;
  day: Date;
  tasks: readonly Task[];
  now: number;
  onShow: (day: Date) => void;
  onAdd: (day: Date) => void;
  onMove: (task: Task, to: { dueDate: string; timeZone: string | null }, done: string) => void;
}

export function TaskCalendar({
  span,
  day,
  tasks,
  now,
  onShow,
  onAdd,
  onMove,
  onToggle,
  onEdit,
  onRemove,
}: TaskCalendarProps) {
  const root = useRef<HTMLElement>(null);
  const [picked, setPicked] = useState(day);
  const shownKey = dayKey(day);
  const days = useMemo(() => daysShown(span, dayOfKey(shownKey)!), [span, shownKey]);
  const entries = useMemo(
    () => entriesByDay(tasks, fromWall(days[0]!), fromWall(endOfDay(days.at(-1)!))),
    [tasks, days],
  );
  /* The picked day stays while it is on show; another month begins with its own. */
  const chosen = days.some((one) => dayKey(one) === dayKey(picked)) ? picked : day;
  const choose = (next: Date) => {
    setPicked(next);
    if (!days.some((one) => dayKey(one) === dayKey(next)) || !isSameMonth(next, day)) onShow(next);
  };
  const move = useDayMove<MovableTask>(root, ({ task }, to) => {
    setPicked(to);
    onMove(task, { dueDate: movedTo(to, task), timeZone: zoneHere() }, t('Moved to {0}', shortDay(to)));
  });
  const undated = tasks.filter((task) => task.dueDate === null && !task.completed).length;
  return (
    <section ref={root} aria-label={spanTitle(span, day)} className="max-sm:mb-6">
      <div className="mb-3 flex items-center gap-1">
        <h2 aria-live="polite" className="mr-auto font-semibold text-lg tracking-tight">
          {spanTitle(span, day)}
        </h2>
        <Button variant="outline" size="sm" onClick={() => onShow(onWall(now))}>
          {t('Today')}
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={span === 'week' ? t('Previous week') : t('Previous month')}
          onClick={() => onShow(step(span, day, -1))}
        >
          <ChevronLeft />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={span === 'week' ? t('Next week') : t('Next month')}
          onClick={() => onShow(step(span, day, 1))}
        >
          <ChevronRight />
        </Button>
      </div>
      {span === 'week' ? (
        <WeekGrid {...{ days, entries, now, move, onAdd, onEdit, onToggle }} />
      ) : (
        <>
          <MonthGrid
            month={day}
            over={move.over}
            onChoose={choose}
            sayDay={(key) => {
              const count = entries.get(key)?.length ?? 0;
              return count === 0 ? t('no tasks') : tn(count, '{n} task', '{n} tasks');
            }}
            drawDay={(key, isChosen) => (
              <DayTasks entries={entries.get(key) ?? []} {...{ isChosen, now, move, onEdit }} />
            )}
            {...{ days, chosen, now, onAdd }}
          />
          <DayList
            day={chosen}
            entries={entries.get(dayKey(chosen)) ?? []}
            {...{ now, onAdd, onToggle, onEdit, onRemove }}
          />
        </>
      )}
      {undated > 0 && (
        <p className="mt-4 text-muted-foreground text-sm">
          {tn(
            undated,
            '{n} task has no due date and is only shown in the list.',
            '{n} tasks have no due date and are only shown in the list.',
          )}
        </p>
      )}
    </section>
  );
}
