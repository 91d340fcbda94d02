/** A task in a day of the calendar: open it, drag it, or move it by keyboard. */

import { Repeat } from 'lucide-react';
import type { MouseEvent } from 'react';
import { t } from '#common/texts.ts';
import { longDay } from '#platform/browser/calendar/days.ts';
import type { DayMove } from '#platform/browser/calendar/use-day-move.ts';
import { cn } from '#ui/cn.ts';
import type { Task } from '../../contract.ts';
import { showTime } from '../edit/task-draft.ts';
import { PriorityFlag } from '../priority-flag.tsx';
import { isOverdue } from '../task-list.ts';
import type { Entry } from './entries.ts';

/** A task as it is moved. */
export interface MovableTask {
  id: string;
  at: string | null;
  task: Task;
}
export type TaskMove = DayMove<MovableTask>;

export interface TaskChipProps {
  entry: Entry;
  now: number;
  move: TaskMove;
  onEdit: (task: Task) => void;
  /** In a month there is room for one line. */
  isShort?: boolean;
  tabIndex?: number;
}

export function TaskChip({ entry, now, move, onEdit, isShort, tabIndex }: TaskChipProps) {
  const { task, at, isUpcoming } = entry;
  const time = task.hasTime && showTime(at);
  const words = (
    <>
      <PriorityFlag priority={task.priority} short />
      {isUpcoming && <Repeat aria-hidden className="mt-0.5 size-3 shrink-0" />}
      <span className={cn('min-w-0', isShort ? 'truncate' : 'line-clamp-3 break-words')}>
        {time && <span className="font-medium tabular-nums">{time} </span>}
        {task.title}
      </span>
    </>
  );
  const look = cn(
    'focus-ring flex w-full min-w-0 items-start gap-1 rounded-md px-1.5 py-1 text-left text-xs leading-4 transition-colors',
    !isShort && 'max-lg:gap-2 max-lg:rounded-lg max-lg:px-3 max-lg:py-2.5 max-lg:text-sm max-lg:leading-5',
  );
  const open = (event: MouseEvent) => {
    event.stopPropagation();
    if (move.isClick()) onEdit(task);
  };
  if (isUpcoming) {
    return (
      <button
        type="button"
        tabIndex={tabIndex}
        title={t('{0} (repeats)', task.title)}
        aria-label={`${t('{0} (repeats)', task.title)}, ${longDay(at)}${time ? `, ${time}` : ''}`}
        onClick={open}
        className={cn(
          look,
          'border border-dashed text-muted-foreground hover:border-primary hover:text-foreground',
        )}
      >
        {words}
      </button>
    );
  }
  const isLate = isOverdue(task, now);
  return (
    <button
      type="button"
      {...move.chip({ id: task.id, at: task.dueDate, task })}
      tabIndex={tabIndex}
      title={task.title}
      aria-label={`${task.title}, ${longDay(at)}${time ? `, ${time}` : ''}${task.completed ? ', completed' : isLate ? ', overdue' : ''}`}
      aria-keyshortcuts={t('Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown')}
      onClick={open}
      className={cn(
        look,
        'relative cursor-grab select-none active:cursor-grabbing',
        task.completed
          ? 'bg-muted text-muted-foreground line-through'
          : isLate
            ? 'bg-destructive/12 text-destructive hover:bg-destructive/18'
            : 'bg-primary/12 text-foreground hover:bg-primary/18',
      )}
    >
      {words}
    </button>
  );
}
