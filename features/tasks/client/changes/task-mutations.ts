/** What happens around each change: it shows at once, goes back if the server refuses, and refreshes what depends on it. */

import { MutationObserver, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { apiKey, refreshAfter } from '#platform/browser/api.ts';
import { handleApiError } from '#platform/browser/failure.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { createTask, deleteTask, listTasks, type Task, updateTask } from '../../contract.ts';
import { draftOf, type TaskDraft } from '../edit/task-draft.ts';
import { wantRow } from '../keys/wanted-row.ts';
import { patched, restored, reverted, type TaskPatch, without, withTask } from './task-cache.ts';
import { undoable } from './undo.ts';

export const TASKS = apiKey(listTasks);
const MUTATION = ['tasks'];

export interface Creation {
  draft: TaskDraft;
  /** The task is one that was just deleted. */
  undo?: boolean;
}

export interface Change {
  id: string;
  patch: TaskPatch;
  /** Said when it has worked, with a way back. */
  done?: string;
}

type Update = MutationOptions<Task, Error, Change, { before: Task | undefined }>;

const failed = (title: string, description: string) => (error: unknown) =>
  handleApiError(error, { title, description });

export function taskMutations(client: QueryClient) {
  const kept = () => client.getQueryData<Task[]>(TASKS) ?? [];
  const change = (step: (tasks: readonly Task[]) => Task[]) =>
    client.setQueryData<Task[]>(TASKS, (tasks) => tasks && step(tasks));

  /* While other changes are under way a refetch would show their old state; the last one refreshes for all. */
  const onSettled = () => {
    if (client.isMutating({ mutationKey: MUTATION }) > 1) return;
    void refreshAfter(client, updateTask);
  };

  const create: MutationOptions<Task, Error, Creation> = {
    mutationKey: MUTATION,
    mutationFn: ({ draft }) => callApi(createTask, { body: draft }),
    onSuccess: (task, { undo }) => {
      change((tasks) => withTask(tasks, task));
      if (undo) wantRow(task.id);
      toast({ title: undo ? t('Task Restored') : t('Task Created!') });
    },
    onError: failed(t('Creation Failed'), t('Failed to create task. Please try again.')),
    onSettled,
  };

  const update: Update = {
    mutationKey: MUTATION,
    mutationFn: ({ id, patch }) => callApi(updateTask, { params: { id }, body: patch as TaskDraft }),
    onMutate: async ({ id, patch }) => {
      await client.cancelQueries({ queryKey: TASKS });
      const before = kept().find((task) => task.id === id);
      change((tasks) => patched(tasks, id, patch));
      return { before };
    },
    onSuccess: (_task, { id, patch, done }, context) => {
      const before = context?.before;
      if (!before || !done) return;
      const back = Object.fromEntries(
        (Object.keys(patch) as (keyof TaskPatch)[]).map((key) => [key, before[key]]),
      );
      const undo = undoable(() => takeBack({ id, patch: back }));
      toast({ title: done, action: { label: t('Undo'), onClick: undo } });
    },
    onError: (error, { patch }, context) => {
      const before = context?.before;
      if (before) change((tasks) => reverted(tasks, before, patch));
      failed(t('Update Failed'), t('Failed to update task. Please try again.'))(error);
    },
    onSettled,
  };

  const takeBack = (change: Change) =>
    void new MutationObserver(client, update).mutate(change).catch(() => undefined);

  /* Runs by itself and not through a component, so that Undo works after the person has left the screen. */
  const bringBack = (task: Task) =>
    void new MutationObserver(client, create)
      .mutate({ draft: { ...draftOf(task), completed: task.completed }, undo: true })
      .catch(() => undefined);

  const remove: MutationOptions<undefined, Error, Task, { index: number }> = {
    mutationKey: MUTATION,
    mutationFn: ({ id }) => callApi(deleteTask, { params: { id } }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: TASKS });
      const index = kept().findIndex((task) => task.id === id);
      change((tasks) => without(tasks, id));
      return { index };
    },
    onSuccess: (_, task) => {
      const undo = undoable(() => bringBack(task));
      toast({ title: t('Task Deleted'), action: { label: t('Undo'), onClick: undo } });
    },
    onError: (error, task, context) => {
      const index = context?.index ?? -1;
      if (index >= 0) change((tasks) => restored(tasks, task, index));
      failed(t('Deletion Failed'), t('Failed to delete task. Please try again.'))(error);
    },
    onSettled,
  };

  return { create, update, remove };
}
