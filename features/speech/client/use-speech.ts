/** What I had said: making, following, listing and deleting it. */

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, callApi } from '#common/api-client.ts';
import { getJob, isFinished } from '#common/job.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { handleApiError } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import { deleteSpeech, generateSpeechCall, getSpeech, listSpeech, type Speech } from '../contract.ts';
import type { SpeechDraft } from './speech-form.tsx';

const STATS_KEY = '/api/users/stats';

/** What the server says about the person's own input is worth more than a general sentence. */
export const sentenceFor = (error: unknown, usual: string): string =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.detail
    ? error.detail
    : usual;

export const FAILED = {
  title: 'Generation Failed',
  description: 'Failed to generate speech. Please try again.',
};

export function useSpeechList() {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: [listSpeech.path],
    queryFn: ({ pageParam, signal }) =>
      callApi(listSpeech, { query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: [listSpeech.path] });
    await client.invalidateQueries({ queryKey: [STATS_KEY] });
  };

  const make = useMutation({
    mutationFn: (draft: SpeechDraft) => callApi(generateSpeechCall, { body: draft }),
    onSuccess: ({ jobId }) => {
      if (!jobId) notify({ title: 'Speech Generated!', description: 'Your audio is ready to play.' });
      return refresh();
    },
    onError: (error) =>
      handleApiError(error, { ...FAILED, description: sentenceFor(error, FAILED.description) }),
  });

  const remove = useMutation({
    mutationFn: (id: string) => callApi(deleteSpeech, { params: { id } }),
    onError: (error) =>
      handleApiError(error, { title: 'Deletion Failed', description: 'Failed to delete the speech.' }),
    onSettled: refresh,
  });

  return { query, make, remove, refresh, items: query.data?.pages.flatMap((page) => page.items) ?? [] };
}

/** A speech with the times of its words; while a job makes it, each step of the job brings it up to date. */
export function useSpeech(made: Speech, onEnd: () => void) {
  const isPending = made.status === 'pending';
  const { data: job } = useQuery({
    ...apiQuery(getJob, { params: { id: made.jobId ?? '' } }),
    enabled: isPending && made.jobId !== null,
  });
  const { data, refetch } = useQuery(apiQuery(getSpeech, { params: { id: made.id } }));
  const step = job && `${job.status} ${job.progress}`;
  const hasEnded = job !== undefined && isFinished(job);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the work asks again, its end tells
  useEffect(() => {
    if (!step) return;
    void refetch();
    if (!hasEnded) return;
    if (job?.status === 'completed')
      notify({ title: 'Speech Generated!', description: 'Your audio is ready to play.' });
    if (job?.status === 'failed')
      notify({ ...FAILED, description: job.error ?? FAILED.description, variant: 'destructive' });
    onEnd();
  }, [step]);
  return { speech: data ?? { ...made, words: [] }, job };
}
