/** One way to change something as an administrator: send, say what happened, read the figures again. */

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '#common/texts.ts';
import { firstProblem, handleApiError } from '#platform/browser/failure.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { getAdminCharts } from '../contract.ts';

const ADMIN_PATHS = /^\/api\/(admin|moderation)\//;

const refresh = (client: QueryClient, isConcerned: (path: string) => boolean): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && isConcerned(path),
  });

/** Reads again all that is shown of this area. */
export const refreshAdmin = (client: QueryClient) => refresh(client, (path) => ADMIN_PATHS.test(path));

/** A change moves several figures and always adds to the trail; only the costly charts do not depend on it. */
export const refreshAfterChange = (client: QueryClient) =>
  refresh(client, (path) => ADMIN_PATHS.test(path) && path !== getAdminCharts.path);

export interface ChangeOptions<V, R> {
  send: (value: V) => Promise<R>;
  /** Title of the message on success. */
  done: string;
  /** Title on failure; the server's sentence stands under it. */
  failed: string;
  undo?: (value: V) => void;
}

export function useChange<V, R>({ send, done, failed, undo }: ChangeOptions<V, R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (_, value) => {
      toast({ title: done, action: undo && { label: t('Undo'), onClick: () => undo(value) } });
    },
    onError: (error) => handleApiError(error, { title: failed, description: firstProblem(error) }),
    onSettled: () => refreshAfterChange(client),
  });
}
