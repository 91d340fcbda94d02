/** My recordings as text: sending, following, correcting, listing and deleting them. */

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { apiKey, apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { handleApiError, onErrorNotify } from '#platform/browser/failure.ts';
import { useDelete } from '#platform/browser/library/use-delete.ts';
import { notify } from '#platform/browser/notice.ts';
import { useJob } from '#platform/browser/work/use-job.ts';
import {
  deleteTranscription,
  getTranscription,
  listTranscriptions,
  saveTranscriptionText,
  type Transcription,
  transcribeCall,
} from '../calls/transcription-calls.ts';
import type { LanguageCode } from '../contract.ts';

export const FAILED = {
  title: t('Transcription Failed'),
  description: t('Failed to transcribe audio. Please try again.'),
};

const announceEnd = () =>
  notify({ title: t('Transcription Complete!'), description: t('Your transcript is ready.') });

export interface Recording {
  file: File;
  /** Known in advance, or to be found out. */
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
  const refresh = () => refreshAfter(client, transcribeCall);

  const sent = useRef<AbortController>(undefined);
  const send = useMutation({
    mutationFn: ({ file, language }: Recording) => {
      sent.current = new AbortController();
      const form = new FormData();
      if (language !== 'detect') form.append('language', language);
      form.append('audio', file, file.name);
      /* The contract describes a form by its content type only, so its body has no schema to type it by. */
      return callApi(transcribeCall, { body: form as never }, { signal: sent.current.signal });
    },
    onSuccess: ({ jobId, result }) => {
      client.setQueryData(apiKey(getTranscription, { params: { id: result.id } }), result);
      if (!jobId) announceEnd();
      return refresh();
    },
    onError: (error) => {
      if (!sent.current?.signal.aborted) onErrorNotify(FAILED.title, FAILED.description)(error);
    },
  });

  const remove = useDelete<Pick<Transcription, 'id' | 'status'>>({
    contract: deleteTranscription,
    type: 'transcription',
    title: t('Transcript deleted'),
    onError: (error) =>
      handleApiError(error, {
        title: t('Deletion Failed'),
        description: t('Failed to delete the transcription.'),
      }),
    isFinal: ({ status }) => status === 'pending',
  });

  return {
    query,
    send,
    cancel: () => sent.current?.abort(),
    remove,
    refresh,
    items: query.data?.pages.flatMap((page) => page.items) ?? [],
  };
}

/** One transcription with its times; while a job hears it, each step brings the text so far. */
export function useTranscription(made: Transcription, onEnd: () => void) {
  const client = useQueryClient();
  const { data, refetch } = useQuery(apiQuery(getTranscription, { params: { id: made.id } }));
  const following = useJob(made.jobId, {
    isWanted: made.status === 'pending',
    onStep: () => void refetch(),
    onEnd: ({ status, error }) => {
      if (status === 'completed') announceEnd();
      if (status === 'failed')
        notify({ ...FAILED, description: error ?? FAILED.description, variant: 'destructive' });
      onEnd();
    },
  });

  const save = useMutation({
    mutationFn: (text: string) => callApi(saveTranscriptionText, { params: { id: made.id }, body: { text } }),
    onSuccess: (saved) => {
      client.setQueryData(apiKey(getTranscription, { params: { id: made.id } }), saved);
      onEnd();
    },
    onError: (error) =>
      handleApiError(error, { title: t('Saving Failed'), description: t('Your correction wasn’t saved.') }),
  });
  return { transcription: data ?? { ...made, segments: [] }, following, save };
}
