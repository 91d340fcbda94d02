/** Everything of one day, below the month. */

import { Plus, Repeat } from 'lucide-react';
import { t } from '#common/texts.ts';
import { longDay } from '#platform/browser/calendar/days.ts';
import { Button } from '#ui/form/button.tsx';
import { showTime } from '../edit/task-draft.ts';
import { TaskRow, type TaskRowActions } from '../task-row.tsx';
import type { Entry } from './entries.ts';

export interface DayListProps extends TaskRowActions {
  day: Date;
  entries: readonly Entry[];
  now: number;
  onAdd: (day: Date) => void;
}

export function DayList({ day, entries, now, onAdd, ...actions }: DayListProps) {
  return (
    <section aria-label={longDay(day)} className="mt-5 grid grid-cols-1 gap-2.5">
      <div className="flex min-h-10 items-center justify-between gap-3">
        <h3 className="font-semibold">{longDay(day)}</h3>
        <Button variant="outline" size="sm" onClick={() => onAdd(day)}>
          <Plus /> {t('Add to this day')}
        </Button>
      </div>
      {entries.length === 0 && (
        <p className="text-muted-foreground text-sm">{t('Nothing due on this day.')}</p>
      )}
      {entries.map(({ task, at, isUpcoming }) =>
        isUpcoming ? (
          <button
            key={`${task.id}-${at.getTime()}`}
            type="button"
            onClick={() => actions.onEdit(task)}
            className="focus-ring flex items-center gap-2 rounded-2xl border border-dashed px-4 py-3 text-left text-muted-foreground text-sm transition-colors hover:border-primary hover:text-foreground"
          >
            <Repeat aria-hidden className="size-4 shrink-0" />
            <span className="min-w-0 break-words">
              {task.hasTime && `${showTime(at)} `}
              {task.title}
              <span className="sr-only"> {t('repeats')}</span>
            </span>
          </button>
        ) : (
          <TaskRow key={task.id} task={task} now={now} {...actions} />
        ),
      )}
    </section>
  );
}
