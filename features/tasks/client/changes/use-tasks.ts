/** The task list and its three changes, for the screen. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiQuery } from '#platform/browser/api.ts';
import { listTasks } from '../../contract.ts';
import { taskMutations } from './task-mutations.ts';

/** The list is read once the person is known. */
export function useTasks(enabled: boolean) {
  const client = useQueryClient();
  const mutations = useMemo(() => taskMutations(client), [client]);
  return {
    query: useQuery({ ...apiQuery(listTasks), enabled }),
    create: useMutation(mutations.create),
    update: useMutation(mutations.update),
    remove: useMutation(mutations.remove),
  };
}
