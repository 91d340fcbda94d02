/** Posts of a network, and cut pictures that become files, posts or downloads. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import type { CallOf } from '#common/contract.ts';
import { t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import { downloadBlob } from '#platform/browser/work/copy-download.ts';
import { uploadToLibrary } from '#platform/browser/work/upload.ts';
import { createPost, listPosts } from '../../contract.ts';
import type { NetworkId } from '../../networks/network-names.ts';

export const usePosts = (network: NetworkId) => useQuery(apiQuery(listPosts, { query: { network } }));

type Order = CallOf<typeof createPost>['body'];

/** One after the other: they come into the library in their order. */
async function keep(files: readonly File[]): Promise<string[]> {
  const ids: string[] = [];
  for (const file of files) ids.push((await uploadToLibrary(file)).id);
  return ids;
}

export function useFiles() {
  const save = useMutation({
    mutationFn: async (cut: () => Promise<File[]>) => keep(await cut()),
    onSuccess: (ids) =>
      void notify({ title: t('Saved to your library'), description: t('{0} files', ids.length) }),
    onError: onErrorNotify(t('Not saved'), t('Please try again.')),
  });
  const download = useMutation({
    mutationFn: async (cut: () => Promise<File[]>) => {
      for (const file of await cut()) downloadBlob(file, file.name);
    },
    onError: onErrorNotify(t('Not saved'), t('Please try again.')),
  });
  return { save, download };
}

export function useCreatePost(onMade: (campaignId: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ cut, ...order }: Omit<Order, 'fileIds'> & { cut: () => Promise<File[]> }) =>
      callApi(createPost, { body: { ...order, fileIds: await keep(await cut()) } }),
    onSuccess: async ({ campaignId }) => {
      await refreshAfter(client, createPost);
      onMade(campaignId);
    },
    onError: onErrorNotify(t('The post could not be planned'), t('Please try again.')),
  });
}
