/** Reads and changes the task list; changes show at once and go back if the server refuses. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import { apiKey, apiQuery } from '#platform/browser/api.ts';
import { handleApiError } from '#platform/browser/failure.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { createTask, deleteTask, listTasks, type Task, updateTask } from '../contract.ts';
import { patched, restored, reverted, type TaskPatch, without, withTask } from './task-cache.ts';
import { draftOf, type TaskDraft } from './task-draft.ts';

const TASKS = apiKey(listTasks);
/** The dashboard's numbers, which every change may move. */
const STATS = ['/api/users/stats'];
const MUTATION = ['tasks'];

interface Creation {
  draft: TaskDraft;
  /** The task is one that was just deleted. */
  undo?: boolean;
}

export function useTasks(enabled: boolean) {
  const client = useQueryClient();
  const query = useQuery({ ...apiQuery(listTasks), enabled });

  const change = (update: (tasks: readonly Task[]) => Task[]) =>
    client.setQueryData<Task[]>(TASKS, (tasks) => tasks && update(tasks));
  const kept = () => client.getQueryData<Task[]>(TASKS) ?? [];

  /* While other changes are under way a refetch would show their old state; the last one refreshes for all. */
  const refresh = () => {
    if (client.isMutating({ mutationKey: MUTATION }) > 1) return;
    void client.invalidateQueries({ queryKey: TASKS });
    void client.invalidateQueries({ queryKey: STATS });
  };

  const create = useMutation({
    mutationKey: MUTATION,
    mutationFn: ({ draft }: Creation) => callApi(createTask, { body: draft }),
    onSuccess: (task, { undo }) => {
      change((tasks) => withTask(tasks, task));
      toast({ title: undo ? 'Task Restored' : 'Task Created!' });
    },
    onError: (error) =>
      handleApiError(error, {
        title: 'Creation Failed',
        description: 'Failed to create task. Please try again.',
      }),
    onSettled: refresh,
  });

  const bringBack = (task: Task) =>
    create.mutate({ draft: { ...draftOf(task), completed: task.completed }, undo: true });

  const update = useMutation({
    mutationKey: MUTATION,
    mutationFn: ({ id, patch }: { id: string; patch: TaskPatch }) =>
      callApi(updateTask, { params: { id }, body: patch as TaskDraft }),
    onMutate: async ({ id, patch }) => {
      await client.cancelQueries({ queryKey: TASKS });
      const before = kept().find((task) => task.id === id);
      change((tasks) => patched(tasks, id, patch));
      return { before };
    },
    onError: (error, { patch }, context) => {
      const before = context?.before;
      if (before) change((tasks) => reverted(tasks, before, patch));
      handleApiError(error, {
        title: 'Update Failed',
        description: 'Failed to update task. Please try again.',
      });
    },
    onSettled: refresh,
  });

  const remove = useMutation({
    mutationKey: MUTATION,
    mutationFn: (task: Task) => callApi(deleteTask, { params: { id: task.id } }),
    onMutate: async (task) => {
      await client.cancelQueries({ queryKey: TASKS });
      const index = kept().findIndex(({ id }) => id === task.id);
      change((tasks) => without(tasks, task.id));
      return { index };
    },
    onSuccess: (_, task) => {
      toast({
        title: 'Task Deleted',
        action: { label: 'Undo', onClick: () => bringBack(task) },
      });
    },
    onError: (error, task, context) => {
      const index = context?.index ?? -1;
      if (index >= 0) change((tasks) => restored(tasks, task, index));
      handleApiError(error, {
        title: 'Deletion Failed',
        description: 'Failed to delete task. Please try again.',
      });
    },
    onSettled: refresh,
  });

  return { query, create, update, remove };
}
