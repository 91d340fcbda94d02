/** What is done with things of the library; each says what happened, and offers the way back where there is one. */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import type { BodyOf, RouteContract } from '#common/contract.ts';
import { restoreLibraryItems } from '#common/library.ts';
import { t, tn } from '#common/texts.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { usedIn } from '#platform/browser/library/deleted.ts';
import { notify } from '#platform/browser/notice.ts';
import {
  binLibraryItems,
  changeCollection,
  createCollection,
  emptyBin,
  markLibraryItems,
} from '../contract.ts';

export function useLibraryActions() {
  const client = useQueryClient();
  const refresh = (contract: RouteContract) => refreshAfter(client, contract as never);

  const restore = useMutation({
    mutationFn: (ids: string[]) => callApi(restoreLibraryItems, { body: { ids } }),
    onSuccess: async (_, ids) => {
      await refresh(restoreLibraryItems);
      notify({
        title: t('Restored'),
        description: tn(ids.length, '{n} item restored from the bin.', '{n} items restored from the bin.'),
      });
    },
    onError: onErrorNotify(t('Could not restore'), t('Please try again.')),
  });

  const bin = useMutation({
    mutationFn: (ids: string[]) => callApi(binLibraryItems, { body: { ids } }),
    onSuccess: async ({ ids, usedBy: [used, ...more] }) => {
      await refresh(binLibraryItems);
      notify({
        title: t('Moved to the bin'),
        description: used
          ? t('{0} It stays there until the bin is emptied.', usedIn([used, ...more]) ?? '')
          : tn(ids.length, '{n} item will be deleted in 30 days.', '{n} items will be deleted in 30 days.'),
        action: { label: t('Undo'), onClick: () => restore.mutate(ids) },
      });
    },
    onError: onErrorNotify(t('Could not delete'), t('Please try again.')),
  });

  const empty = useMutation({
    mutationFn: (ids: string[] | undefined) => callApi(emptyBin, { body: { ids } }),
    onSuccess: async ({ removed }) => {
      await refresh(emptyBin);
      notify({
        title: t('Deleted for good'),
        description: tn(removed, '{n} item removed.', '{n} items removed.'),
      });
    },
    onError: onErrorNotify(t('Could not delete'), t('Please try again.')),
  });

  const mark = useMutation({
    mutationFn: (body: Partial<BodyOf<typeof markLibraryItems>> & { ids: string[] }) =>
      callApi(markLibraryItems, { body }),
    onSuccess: () => refresh(markLibraryItems),
    onError: onErrorNotify(t('Could not save'), t('Please try again.')),
  });

  const collect = useMutation({
    mutationFn: ({ ids, to }: { ids: string[]; to: { id: string } | { name: string } }) =>
      'id' in to
        ? callApi(changeCollection, { params: { id: to.id }, body: { add: ids } })
        : callApi(createCollection, { body: { name: to.name, ids } }),
    onSuccess: async ({ name }, { ids }) => {
      await refresh(createCollection);
      notify({
        title: t('Added'),
        description: tn(ids.length, '{n} item added to “{0}”.', '{n} items added to “{0}”.', name),
      });
    },
    onError: onErrorNotify(t('Could not add'), t('Please try again.')),
  });

  return { bin, restore, empty, mark, collect };
}
