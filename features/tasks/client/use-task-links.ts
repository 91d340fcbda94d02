/** Lets other screens link straight to a new task by `?new`, and to one that exists by `?task=ID`. */

import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { t } from '#common/texts.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import type { Task } from '../contract.ts';

export function useTaskLinks(
  tasks: readonly Task[] | undefined,
  { onNew, onEdit }: { onNew: () => void; onEdit: (task: Task) => void },
): void {
  const [params, setParams] = useSearchParams();
  const isNew = params.has('new');
  const id = params.get('task');
  useEffect(() => {
    if (!isNew && !(id && tasks)) return;
    /* Taken out of the address, so that a reload or the back button does not ask again. */
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('new');
        next.delete('task');
        return next;
      },
      { replace: true },
    );
    if (isNew) return onNew();
    const task = tasks?.find((one) => one.id === id);
    if (task) onEdit(task);
    else toast({ title: t('Task not found'), description: t('It may have been deleted.') });
  }, [isNew, id, tasks, setParams, onNew, onEdit]);
}
