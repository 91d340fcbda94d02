/** My movies: listing, making, following and deleting them. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { handleApiError, onErrorNotify } from '#platform/browser/failure.ts';
import { useDelete } from '#platform/browser/library/use-delete.ts';
import { notify } from '#platform/browser/notice.ts';
import { useJob } from '#platform/browser/work/use-job.ts';
import {
  createMovie,
  deleteMovie,
  getMovie,
  listMovies,
  type MovieSummary,
  remakeMovie,
} from '../contract.ts';
import { type MovieDraft, toOrder } from './movie-draft.ts';

const FAILED = t('The movie could not be made');

export interface Making {
  draft: MovieDraft;
  storyboardOnly: boolean;
}

export function useMovies(isSignedIn: boolean) {
  const client = useQueryClient();
  const query = useQuery({ ...apiQuery(listMovies), enabled: isSignedIn });
  const make = useMutation({
    mutationFn: ({ draft, storyboardOnly }: Making) => {
      const body = toOrder(draft, storyboardOnly);
      return draft.id
        ? callApi(remakeMovie, { params: { id: draft.id }, body })
        : callApi(createMovie, { body });
    },
    onSuccess: ({ id }) => refreshAfter(client, remakeMovie, { params: { id } }),
    onError: onErrorNotify(FAILED, t('Please try again.')),
  });
  const remove = useDelete<Pick<MovieSummary, 'id' | 'videoUrl'>>({
    contract: deleteMovie,
    type: 'movie',
    title: t('Movie deleted'),
    onError: (error) =>
      handleApiError(error, { title: t('Not deleted'), description: t('The movie could not be deleted.') }),
    isFinal: ({ videoUrl }) => !videoUrl,
  });
  return { query, make, remove, movies: query.data ?? [] };
}

export function useMovie(id: string) {
  const query = useQuery(apiQuery(getMovie, { params: { id } }));
  const movie = query.data;
  const following = useJob(movie?.jobId, {
    isWanted: movie?.status === 'pending',
    onEnd: ({ status, error }, wasRunning) => {
      void query.refetch().then(({ data }) => {
        if (status !== 'completed' || !wasRunning) return;
        notify({ title: data?.videoUrl ? t('Your movie is ready') : t('Your storyboard is ready') });
      });
      if (status === 'failed')
        notify({ title: FAILED, description: error ?? t('Please try again.'), variant: 'destructive' });
    },
  });
  return { query, movie, following };
}
