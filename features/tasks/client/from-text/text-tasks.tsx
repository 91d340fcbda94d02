/** A transcript that was sent here: the person ticks what becomes a task. */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t, tn } from '#common/texts.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { useTaken } from '#platform/browser/library/use-taken.ts';
import { notify } from '#platform/browser/notice.ts';
import { Button } from '#ui/form/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import { createTask } from '../../contract.ts';
import { type Found, tasksOf } from './tasks-of-text.ts';

export function TextTasks() {
  const [found, setFound] = useState<Found[]>();
  useTaken({
    tasks: (item) => {
      const tasks = tasksOf(item.text ?? '');
      if (tasks.length > 0) setFound(tasks);
      else
        notify({
          title: t('No tasks found'),
          description: t('This text is empty.'),
          variant: 'destructive',
        });
    },
  });
  return found ? <ChooseTasks found={found} onClose={() => setFound(undefined)} /> : null;
}

function ChooseTasks({ found, onClose }: { found: Found[]; onClose: () => void }) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(found.filter((one) => one.isLikely).map((one) => one.title)),
  );
  const add = useMutation({
    mutationFn: async (titles: string[]) => {
      // One after the other: they are listed in the order of the text, and a refusal ends it.
      for (const title of titles) {
        await callApi(createTask, { body: { title } });
        setChosen((now) => new Set([...now].filter((one) => one !== title)));
      }
    },
    onSuccess: (_nothing, { length }) => {
      notify({
        title: t('Tasks added'),
        description: tn(length, '{n} task added.', '{n} tasks added.'),
      });
      onClose();
    },
    onError: onErrorNotify(
      t('Some tasks weren’t added'),
      t('The ones still checked weren’t added. Please try again.'),
    ),
    onSettled: () => refreshAfter(client, createTask),
  });
  const toggle = (title: string) => {
    const next = new Set(chosen);
    if (!next.delete(title)) next.add(title);
    setChosen(next);
  };
  const count = chosen.size;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('Which of these are tasks?')}</DialogTitle>
          <DialogDescription>{t('Likely tasks are already checked.')}</DialogDescription>
        </DialogHeader>
        <ul className="grid grid-cols-1 max-h-[50vh] gap-1 overflow-y-auto">
          {found.map(({ title }, at) => (
            <li key={title} className="flex items-start gap-2.5 rounded-md p-1.5">
              <Checkbox
                id={`text-task-${at}`}
                className="mt-0.5"
                disabled={add.isPending}
                checked={chosen.has(title)}
                onCheckedChange={() => toggle(title)}
              />
              <label htmlFor={`text-task-${at}`} className="min-w-0 break-words text-sm">
                {title}
              </label>
            </li>
          ))}
        </ul>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            pending={add.isPending}
            disabled={count === 0}
            onClick={() => add.mutate(found.filter((one) => chosen.has(one.title)).map((one) => one.title))}
          >
            {tn(count, 'Add {n} task', 'Add {n} tasks')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
