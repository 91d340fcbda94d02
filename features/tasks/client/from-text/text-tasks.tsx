/** A transcript that was sent here: the person ticks what becomes a task. */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { currentLocale, t, tn } from '#common/texts.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { useTaken } from '#platform/browser/library/use-taken.ts';
import { notify } from '#platform/browser/notice.ts';
import { zoneHere } from '#platform/browser/preferences/time-zone.ts';
import { Badge } from '#ui/display/badge.tsx';
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
import { type ParsedTask, parseTasks } from '../../calls/parse-calls.ts';
import { createTask } from '../../contract.ts';
import { dueWords } from '../edit/title-words.tsx';
import { dueParts } from '../edit/use-title-words.ts';
import { type Found, tasksOf } from './tasks-of-text.ts';

interface Suggestion {
  /** As it was said; no two are alike. */
  text: string;
  task: ParsedTask;
  isLikely: boolean;
}

/** With the dates that their words name; without a server that reads them, as they stand. */
async function withDates(found: Found[]): Promise<Suggestion[]> {
  const texts = found.map(({ title }) => title);
  const plain = texts.map((title): ParsedTask => ({ title }));
  const body = { texts, timeZone: zoneHere(), language: currentLocale() };
  const { tasks } = await callApi(parseTasks, { body }).catch(() => ({ tasks: plain }));
  return found.map(({ title, isLikely }, at) => ({ text: title, task: tasks[at] ?? plain[at]!, isLikely }));
}

export function TextTasks() {
  const [found, setFound] = useState<Suggestion[]>();
  useTaken({
    tasks: (item) => {
      const tasks = tasksOf(item.text ?? '');
      if (tasks.length > 0) void withDates(tasks).then(setFound);
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

function ChooseTasks({ found, onClose }: { found: Suggestion[]; onClose: () => void }) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<ParsedTask>>(
    new Set(found.filter((one) => one.isLikely).map((one) => one.task)),
  );
  const add = useMutation({
    mutationFn: async (tasks: ParsedTask[]) => {
      // One after the other: they are listed in the order of the text, and a refusal ends it.
      for (const task of tasks) {
        await callApi(createTask, { body: { title: task.title, ...dueParts(task) } });
        setChosen((now) => new Set([...now].filter((one) => one !== task)));
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
  const toggle = (task: ParsedTask) => {
    const next = new Set(chosen);
    if (!next.delete(task)) next.add(task);
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
          {found.map(({ text, task }, at) => (
            <li key={text} className="flex items-start gap-2.5 rounded-md p-1.5">
              <Checkbox
                id={`text-task-${at}`}
                className="mt-0.5"
                disabled={add.isPending}
                checked={chosen.has(task)}
                onCheckedChange={() => toggle(task)}
              />
              <label htmlFor={`text-task-${at}`} className="grid min-w-0 gap-1 break-words text-sm">
                {task.title}
                {task.dueDate && (
                  <Badge variant="secondary">
                    <CalendarClock aria-hidden /> {dueWords(task)}
                  </Badge>
                )}
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
            onClick={() => add.mutate(found.map(({ task }) => task).filter((task) => chosen.has(task)))}
          >
            {tn(count, 'Add {n} task', 'Add {n} tasks')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
