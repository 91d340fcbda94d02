/** My songs: listing, making, following and deleting them. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { handleApiError, onErrorNotify } from '#platform/browser/failure.ts';
import { useDelete } from '#platform/browser/library/use-delete.ts';
import { notify } from '#platform/browser/notice.ts';
import { useJob } from '#platform/browser/work/use-job.ts';
import {
  changeSong,
  createSong,
  deleteSong,
  getSong,
  listSongs,
  type SongChange,
  type SongOrder,
  type SongSummary,
} from '../contract.ts';

const FAILED = t('The song could not be made');

export function useSongs(isSignedIn: boolean) {
  const client = useQueryClient();
  const query = useQuery({ ...apiQuery(listSongs), enabled: isSignedIn });
  const refresh = () => refreshAfter(client, createSong);
  const make = useMutation({
    mutationFn: (order: SongOrder) => callApi(createSong, { body: order }),
    onSuccess: refresh,
    onError: onErrorNotify(FAILED, t('Please try again.')),
  });
  const remove = useDelete<Pick<SongSummary, 'id' | 'status'>>({
    contract: deleteSong,
    type: 'song',
    title: t('Song deleted'),
    onError: (error) =>
      handleApiError(error, { title: t('Not deleted'), description: t('The song could not be deleted.') }),
    isFinal: ({ status }) => status !== 'completed',
  });
  return { query, make, remove, refresh, songs: query.data ?? [] };
}

export function useChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: SongChange) => callApi(changeSong, { params: { id }, body: change }),
    onSuccess: () => refreshAfter(client, changeSong, { params: { id } }),
    onError: onErrorNotify(t('Not changed'), t('Please try again.')),
  });
}

export function useSong(id: string) {
  const query = useQuery(apiQuery(getSong, { params: { id } }));
  const song = query.data;
  const following = useJob(song?.jobId, {
    isWanted: song?.status === 'pending',
    onEnd: ({ status, error }, wasRunning) => {
      void query.refetch();
      if (status === 'completed' && wasRunning) notify({ title: t('Your song is ready') });
      if (status === 'failed')
        notify({ title: FAILED, description: error ?? t('Please try again.'), variant: 'destructive' });
    },
  });
  return { query, song, following };
}
