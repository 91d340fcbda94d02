/** What I had said: making, following, listing and deleting it. */

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { handleApiError, onErrorNotify } from '#platform/browser/failure.ts';
import { useDelete } from '#platform/browser/library/use-delete.ts';
import { notify } from '#platform/browser/notice.ts';
import { useJob } from '#platform/browser/work/use-job.ts';
import { deleteSpeech, generateSpeechCall, getSpeech, listSpeech, type Speech } from '../contract.ts';
import type { SpeechDraft } from './speech-form.tsx';

export const FAILED = {
  title: t('Generation Failed'),
  description: t('Failed to generate speech. Please try again.'),
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
  const refresh = () => refreshAfter(client, generateSpeechCall);

  const make = useMutation({
    mutationFn: (draft: SpeechDraft) => callApi(generateSpeechCall, { body: draft }),
    onSuccess: ({ jobId }) => {
      if (!jobId) notify({ title: t('Speech Generated!'), description: t('Your audio is ready to play.') });
      return refresh();
    },
    onError: onErrorNotify(FAILED.title, FAILED.description),
  });

  const remove = useDelete<Pick<Speech, 'id' | 'status'>>({
    contract: deleteSpeech,
    type: 'speech',
    title: t('Speech deleted'),
    onError: (error) =>
      handleApiError(error, { title: t('Deletion Failed'), description: t('Failed to delete the speech.') }),
    isFinal: ({ status }) => status === 'pending',
  });

  return { query, make, remove, refresh, items: query.data?.pages.flatMap((page) => page.items) ?? [] };
}

/** A speech with the times of its words; while a job makes it, each step of the job brings it up to date. */
export function useSpeech(made: Speech, onEnd: () => void) {
  const { data, refetch } = useQuery(apiQuery(getSpeech, { params: { id: made.id } }));
  const following = useJob(made.jobId, {
    isWanted: made.status === 'pending',
    onStep: () => void refetch(),
    onEnd: ({ status, error }) => {
      if (status === 'completed')
        notify({ title: t('Speech Generated!'), description: t('Your audio is ready to play.') });
      if (status === 'failed')
        notify({ ...FAILED, description: error ?? FAILED.description, variant: 'destructive' });
      onEnd();
    },
  });
  return { speech: data ?? { ...made, words: [] }, following };
}
