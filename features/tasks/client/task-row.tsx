/** One task: tick it, read it, change it, remove it. */

import { Bell, CalendarDays, Pencil, Repeat, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { t } from '#common/texts.ts';
import { labelOf } from '#platform/browser/format.ts';
import { cn } from '#ui/cn.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Button } from '#ui/form/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import type { Task } from '../contract.ts';
import { repeatWords } from './edit/repeat-words.ts';
import { showDue } from './edit/task-draft.ts';
import { PriorityFlag } from './priority-flag.tsx';
import { isOverdue } from './task-list.ts';

export interface TaskRowActions {
  onToggle: (task: Task) => void;
  onEdit: (task: Task) => void;
  onRemove: (task: Task) => void;
}

export const TaskRow = memo(function TaskRow({
  task,
  now,
  onToggle,
  onEdit,
  onRemove,
}: TaskRowActions & { task: Task; now: number }) {
  const overdue = isOverdue(task, now);
  return (
    <article
      className={cn(
        'relative flex items-start gap-3 overflow-hidden rounded-2xl border bg-card p-3.5 shadow-soft transition-colors sm:gap-4 sm:p-4',
        overdue &&
          'border-destructive/50 before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-destructive',
      )}
    >
      <Checkbox
        checked={task.completed}
        onCheckedChange={() => onToggle(task)}
        aria-label={task.title}
        className="mt-0.5"
      />
      <div className="min-w-0 flex-1">
        <p
          className={cn(
            'line-clamp-4 break-words font-medium text-[0.9375rem] leading-6',
            task.completed && 'text-muted-foreground line-through',
          )}
        >
          {task.title}
        </p>
        {task.description && (
          <p className="mt-0.5 line-clamp-2 whitespace-pre-line break-words text-muted-foreground text-sm">
            {task.description}
          </p>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {task.category && <Badge variant="secondary">{labelOf(task.category)}</Badge>}
          <PriorityFlag priority={task.priority} />
          {task.dueDate && (
            <span
              className={cn(
                'inline-flex items-center gap-1.5 text-xs tabular-nums',
                overdue ? 'font-medium text-destructive' : 'text-muted-foreground',
              )}
            >
              <CalendarDays className="size-3.5" />
              <time dateTime={task.dueDate}>{showDue({ dueDate: task.dueDate, hasTime: task.hasTime })}</time>
            </span>
          )}
          {task.repeat && (
            <span className="inline-flex items-center gap-1.5 text-muted-foreground text-xs">
              <Repeat aria-hidden className="size-3.5" /> {repeatWords(task.repeat)}
            </span>
          )}
          {task.reminder != null && !task.completed && (
            <span className="inline-flex text-muted-foreground">
              <Bell aria-hidden className="size-3.5" />
              <span className="sr-only">{t('Reminder set')}</span>
            </span>
          )}
          {overdue && <Badge variant="destructive">{t('Overdue')}</Badge>}
        </div>
      </div>
      <div className="-my-1 -mr-1.5 flex shrink-0">
        <Button
          variant="ghost"
          size="icon"
          className="text-muted-foreground"
          aria-label={t('Edit {0}', task.title)}
          onClick={() => onEdit(task)}
        >
          <Pencil />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          className="text-muted-foreground hover:bg-destructive/12 hover:text-destructive"
          aria-label={t('Delete {0}', task.title)}
          onClick={() => onRemove(task)}
        >
          <Trash2 />
        </Button>
      </div>
    </article>
  );
});
