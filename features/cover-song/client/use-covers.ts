/** My cover songs: the list, beginning one and deleting one, with the words of the spec. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#common/api-client.ts';
import type { BodyOf } from '#common/contract.ts';
import { getJob, isFinished } from '#common/job.ts';
import { apiKey, apiQuery } from '#platform/browser/api.ts';
import { handleApiError } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import {
  type CoverSong,
  createCoverSong,
  deleteCoverSong,
  getCoverSong,
  listCoverSongs,
} from '../contract.ts';

const STATS_KEY = '/api/users/stats';

/** The server's sentence for people where it has one. */
export const sentenceOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status < 500 ? error.detail : undefined;

export function useCovers() {
  const client = useQueryClient();
  const query = useQuery(apiQuery(listCoverSongs));
  const refresh = () => client.invalidateQueries({ queryKey: apiKey(listCoverSongs) });

  const create = useMutation({
    mutationFn: (body: BodyOf<typeof createCoverSong>) => callApi(createCoverSong, { body }),
    onSuccess: async () => {
      notify({
        title: 'Cover song created!',
        description: 'Your cover song project has been created successfully.',
      });
      void client.invalidateQueries({ queryKey: [STATS_KEY] });
      await refresh();
    },
    onError: (error) =>
      handleApiError(error, {
        title: 'Error',
        description: sentenceOf(error) ?? 'Failed to create cover song project',
      }),
  });

  const remove = useMutation({
    mutationFn: ({ id }: CoverSong) => callApi(deleteCoverSong, { params: { id } }),
    onSuccess: (_nothing, { id, title }) => {
      client.removeQueries({ queryKey: apiKey(getCoverSong, { params: { id } }) });
      notify({ title: 'Cover song deleted', description: `“${title}” and all its files are gone.` });
    },
    onError: (error) =>
      handleApiError(error, { title: 'Deletion Failed', description: 'Failed to delete the cover song.' }),
    onSettled: refresh,
  });

  return { query, create, remove };
}

/** Follows a job by the live line; undefined until it is known. */
export function useJob(id: string | null, isWanted = true) {
  const { data } = useQuery({
    ...apiQuery(getJob, { params: { id: id ?? '' } }),
    enabled: id !== null && isWanted,
  });
  return { job: data, isRunning: data !== undefined && !isFinished(data) };
}
