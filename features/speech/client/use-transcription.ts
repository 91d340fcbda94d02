/** My recordings as text: sending, following, correcting, listing and deleting them. */

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '#common/api-client.ts';
import { getJob, isFinished } from '#common/job.ts';
import { apiKey, apiQuery } from '#platform/browser/api.ts';
import { handleApiError } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import type { LanguageCode } from '../contract.ts';
import {
  deleteTranscription,
  getTranscription,
  listTranscriptions,
  saveTranscriptionText,
  type Transcription,
  transcribeCall,
} from '../transcription-calls.ts';
import { sentenceFor } from './use-speech.ts';

const STATS_KEY = '/api/users/stats';

export const FAILED = {
  title: 'Transcription Failed',
  description: 'Failed to transcribe audio. Please try again.',
};

const announceEnd = () =>
  notify({ title: 'Transcription Complete!', description: 'Your recording has been written down.' });

export interface Recording {
  file: File;
  /** Known beforehand, or to be found out. */
  language: LanguageCode | 'detect';
}

export function useTranscriptions() {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: [listTranscriptions.path],
    queryFn: ({ pageParam, signal }) =>
      callApi(listTranscriptions, { query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: [listTranscriptions.path] });
    await client.invalidateQueries({ queryKey: [STATS_KEY] });
  };

  const send = useMutation({
    mutationFn: ({ file, language }: Recording) => {
      const form = new FormData();
      if (language !== 'detect') form.append('language', language);
      form.append('audio', file, file.name);
      /* The contract describes a form by its content type only, so its body has no schema to type it by. */
      return callApi(transcribeCall, { body: form as never });
    },
    onSuccess: ({ jobId, result }) => {
      client.setQueryData(apiKey(getTranscription, { params: { id: result.id } }), result);
      if (!jobId) announceEnd();
      return refresh();
    },
    onError: (error) =>
      handleApiError(error, { ...FAILED, description: sentenceFor(error, FAILED.description) }),
  });

  const remove = useMutation({
    mutationFn: (id: string) => callApi(deleteTranscription, { params: { id } }),
    onError: (error) =>
      handleApiError(error, { title: 'Deletion Failed', description: 'Failed to delete the transcription.' }),
    onSettled: refresh,
  });

  return { query, send, remove, refresh, items: query.data?.pages.flatMap((page) => page.items) ?? [] };
}

/** One transcription with its times; while a job hears it, each step brings the text so far. */
export function useTranscription(made: Transcription, onEnd: () => void) {
  const client = useQueryClient();
  const isPending = made.status === 'pending';
  const { data: job } = useQuery({
    ...apiQuery(getJob, { params: { id: made.jobId ?? '' } }),
    enabled: isPending && made.jobId !== null,
  });
  const { data, refetch } = useQuery(apiQuery(getTranscription, { params: { id: made.id } }));
  const step = job && `${job.status} ${job.progress}`;
  const hasEnded = job !== undefined && isFinished(job);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the work asks again, its end tells
  useEffect(() => {
    if (!step) return;
    void refetch();
    if (!hasEnded) return;
    if (job?.status === 'completed') announceEnd();
    if (job?.status === 'failed')
      notify({ ...FAILED, description: job.error ?? FAILED.description, variant: 'destructive' });
    onEnd();
  }, [step]);

  const save = useMutation({
    mutationFn: (text: string) => callApi(saveTranscriptionText, { params: { id: made.id }, body: { text } }),
    onSuccess: (saved) => {
      client.setQueryData(apiKey(getTranscription, { params: { id: made.id } }), saved);
      onEnd();
    },
    onError: (error) =>
      handleApiError(error, { title: 'Saving Failed', description: 'Your correction was not saved.' }),
  });
  return { transcription: data ?? { ...made, segments: [] }, job, save };
}
