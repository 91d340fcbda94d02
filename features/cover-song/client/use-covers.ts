/** My cover songs: the list, beginning one and deleting one, with the words of the spec. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import type { BodyOf } from '#common/contract.ts';
import { t } from '#common/texts.ts';
import { apiKey, apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { handleApiError, onErrorNotify } from '#platform/browser/failure.ts';
import { useDelete } from '#platform/browser/library/use-delete.ts';
import { notify } from '#platform/browser/notice.ts';
import {
  type CoverSong,
  coverOwnSong,
  createCoverSong,
  deleteCoverSong,
  getCoverSong,
  listCoverSongs,
} from '../contract.ts';

export function useCovers() {
  const client = useQueryClient();
  const query = useQuery(apiQuery(listCoverSongs));

  const create = useMutation({
    mutationFn: (body: BodyOf<typeof createCoverSong>) => callApi(createCoverSong, { body }),
    onSuccess: async () => {
      notify({
        title: t('Cover song created!'),
        description: t('Your cover song project has been created successfully.'),
      });
      await refreshAfter(client, createCoverSong);
    },
    onError: onErrorNotify(t('Error'), t('Failed to create cover song project')),
  });

  const begin = useMutation({
    mutationFn: (songId: string) => callApi(coverOwnSong, { body: { songId, aspect: '9:16' } }),
    onSuccess: async () => {
      notify({
        title: t('Cover song created!'),
        description: t('Your song is in it already. Choose who sings it, and where.'),
      });
      await refreshAfter(client, coverOwnSong);
    },
    onError: onErrorNotify(t('Error'), t('Failed to create cover song project')),
  });

  const remove = useDelete<CoverSong>({
    contract: deleteCoverSong,
    type: 'cover-song',
    title: t('Cover song deleted'),
    onDeleted: ({ id }) => client.removeQueries({ queryKey: apiKey(getCoverSong, { params: { id } }) }),
    onError: (error) =>
      handleApiError(error, {
        title: t('Deletion Failed'),
        description: t('Failed to delete the cover song.'),
      }),
  });

  return { query, create, begin, remove };
}
