/** The first three tasks, as a reminder; working on them happens on their own screen. */

import { Circle, CircleCheck, ListTodo } from 'lucide-react';
import { t } from '#common/texts.ts';
import type { Task } from '#features/tasks/contract.ts';
import { showDate } from '#platform/browser/format.ts';
import { cn } from '#ui/cn.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ListCard, SHOWN } from './list-card.tsx';

export function TaskCard({ tasks, loading }: { tasks: Task[]; loading: boolean }) {
  return (
    <ListCard title={t('Tasks')} href="/task-management" linkText={t('View all')} loading={loading}>
      {tasks.length === 0 ? (
        <EmptyState compact icon={<ListTodo />} title={t('No tasks yet. Create your first task!')} />
      ) : (
        <ul className="divide-y">
          {tasks.slice(0, SHOWN).map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </ul>
      )}
    </ListCard>
  );
}

function TaskRow({ task }: { task: Task }) {
  const overdue = !task.completed && task.dueDate !== null && Date.parse(task.dueDate) < Date.now();
  const Icon = task.completed ? CircleCheck : Circle;
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <Icon className={cn('size-5 shrink-0', task.completed ? 'text-success' : 'text-muted-foreground')} />
      <span className="sr-only">{task.completed ? t('Completed:') : t('Pending:')}</span>
      <div className="min-w-0 flex-1">
        <p
          className={cn(
            'truncate font-medium text-sm',
            task.completed && 'text-muted-foreground line-through',
          )}
        >
          {task.title}
        </p>
        {task.dueDate && (
          <p className="text-muted-foreground text-xs">{t('Due {0}', showDate(task.dueDate))}</p>
        )}
      </div>
      {overdue ? (
        <Badge variant="destructive">{t('Overdue')}</Badge>
      ) : (
        task.category && (
          <Badge variant="secondary" className="capitalize">
            {t(task.category)}
          </Badge>
        )
      )}
    </li>
  );
}
