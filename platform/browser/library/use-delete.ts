/** Deleting, the same everywhere: gone from the page at once, kept in the bin for 30 days, and back with Undo. */

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import type { FileUse } from '#common/asset.ts';
import { changedPaths, type RouteContract } from '#common/contract.ts';
import { LIBRARY_LISTS, listItemUses, restoreLibraryItems } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { refreshAfter } from '../api.ts';
import { onErrorNotify } from '../failure.ts';
import { notify } from '../notice.ts';
import { usedIn, without } from './deleted.ts';

interface DeleteOptions<T> {
  /** The call that deletes it. */
  contract: RouteContract;
  /** Its kind, as the library knows it. */
  type: string;
  title: string;
  description?: string;
  onError: (error: unknown) => void;
  /** Nothing is left of what was still being made. */
  isFinal?: (thing: T) => boolean;
  onDeleted?: (thing: T) => void;
}

/** Not worth waiting for: the toast comes without it. */
const MAX_WAIT_MS = 1500;

const usesOf = (type: string, id: string): Promise<FileUse[]> =>
  Promise.race([
    callApi(listItemUses, { query: { type, id } }).catch(() => []),
    new Promise<FileUse[]>((resolve) => setTimeout(() => resolve([]), MAX_WAIT_MS)),
  ]);

/* Runs by itself and not through a component, so that Undo works after the person has left the page. */
const bringBack = (client: QueryClient, id: string): void =>
  void callApi(restoreLibraryItems, { body: { ids: [id] } })
    .then(() => notify({ title: t('Restored') }))
    .catch(onErrorNotify(t('Could not restore'), t('Please try again.')))
    .finally(() => refreshAfter(client, restoreLibraryItems));

export function useDelete<T extends { id: string }>(options: DeleteOptions<T>) {
  const { contract, type, title, description, onError, isFinal, onDeleted } = options;
  const client = useQueryClient();
  const isList = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    changedPaths(contract).some((path) => queryKey[0] === path);
  return useMutation({
    mutationFn: async ({ id }: T) => {
      const uses = usesOf(type, id);
      await callApi(contract as RouteContract, { params: { id } } as never);
      return uses;
    },
    onMutate: async ({ id }) => {
      await client.cancelQueries({ predicate: isList });
      client.setQueriesData({ predicate: isList }, (data: unknown) => without(data, id));
    },
    onSuccess: (uses, thing) => {
      const used = usedIn(uses);
      const text = [description, used && t('{0} It stays there until you empty the bin.', used)]
        .filter(Boolean)
        .join('. ');
      notify({
        title,
        ...(text && { description: text }),
        ...(!isFinal?.(thing) && {
          action: { label: t('Undo'), onClick: () => bringBack(client, thing.id) },
        }),
      });
      onDeleted?.(thing);
    },
    onError,
    onSettled: async () => {
      await refreshAfter(client, contract);
      await Promise.all(LIBRARY_LISTS.map((path) => client.invalidateQueries({ queryKey: [path] })));
    },
  });
}
