/** What a day of the month shows of its tasks: a few of them, or dots on phones, where its list stands below. */

import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import type { Task } from '../../contract.ts';
import type { Entry } from './entries.ts';
import { TaskChip, type TaskMove } from './task-chip.tsx';

/** In a cell; the rest stands in the list of the day. */
const CHIPS = 3;

export interface DayTasksProps {
  entries: readonly Entry[];
  isChosen: boolean;
  now: number;
  move: TaskMove;
  onEdit: (task: Task) => void;
}

export function DayTasks({ entries, isChosen, now, move, onEdit }: DayTasksProps) {
  const count = entries.length;
  const shown = count > CHIPS ? entries.slice(0, CHIPS - 1) : entries;
  return (
    <>
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
    </>
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
