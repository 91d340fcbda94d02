/** What is done with things of the library; each says what happened, and offers the way back where there is one. */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import type { BodyOf, RouteContract } from '#common/contract.ts';
import { restoreLibraryItems } from '#common/library.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import {
  binLibraryItems,
  changeCollection,
  createCollection,
  emptyBin,
  markLibraryItems,
} from '../contract.ts';

const things = (count: number) => (count === 1 ? '1 item' : `${count} items`);

export function useLibraryActions() {
  const client = useQueryClient();
  const refresh = (contract: RouteContract) => refreshAfter(client, contract as never);

  const restore = useMutation({
    mutationFn: (ids: string[]) => callApi(restoreLibraryItems, { body: { ids } }),
    onSuccess: async (_, ids) => {
      await refresh(restoreLibraryItems);
      notify({ title: 'Restored', description: `${things(ids.length)} brought back from the bin.` });
    },
    onError: onErrorNotify('Could not restore', 'Please try again.'),
  });

  const bin = useMutation({
    mutationFn: (ids: string[]) => callApi(binLibraryItems, { body: { ids } }),
    onSuccess: async ({ ids, usedBy: [used, ...more] }) => {
      await refresh(binLibraryItems);
      const others = more.length > 0 ? ` and ${more.length} more` : '';
      notify({
        title: 'Moved to the bin',
        description: used
          ? `Used in the ${used.noun} “${used.title}”${others}. It stays there until the bin is emptied.`
          : `${things(ids.length)} will be deleted in 30 days.`,
        action: { label: 'Undo', onClick: () => restore.mutate(ids) },
      });
    },
    onError: onErrorNotify('Could not delete', 'Please try again.'),
  });

  const empty = useMutation({
    mutationFn: (ids: string[] | undefined) => callApi(emptyBin, { body: { ids } }),
    onSuccess: async ({ removed }) => {
      await refresh(emptyBin);
      notify({ title: 'Deleted for good', description: `${things(removed)} removed.` });
    },
    onError: onErrorNotify('Could not delete', 'Please try again.'),
  });

  const mark = useMutation({
    mutationFn: (body: Partial<BodyOf<typeof markLibraryItems>> & { ids: string[] }) =>
      callApi(markLibraryItems, { body }),
    onSuccess: () => refresh(markLibraryItems),
    onError: onErrorNotify('Could not save', 'Please try again.'),
  });

  const collect = useMutation({
    mutationFn: ({ ids, to }: { ids: string[]; to: { id: string } | { name: string } }) =>
      'id' in to
        ? callApi(changeCollection, { params: { id: to.id }, body: { add: ids } })
        : callApi(createCollection, { body: { name: to.name, ids } }),
    onSuccess: async ({ name }, { ids }) => {
      await refresh(createCollection);
      notify({ title: 'Added', description: `${things(ids.length)} added to “${name}”.` });
    },
    onError: onErrorNotify('Could not add', 'Please try again.'),
  });

  return { bin, restore, empty, mark, collect };
}
