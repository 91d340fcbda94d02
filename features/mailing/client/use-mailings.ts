/** My mailings: read, written, tried, sent and stopped. */

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import { createSequence } from '../calls/sequence-calls.ts';
import * as calls from '../contract.ts';

/** A mail stands in one of them: by itself, or in its sequence. */
const refreshLists = (client: QueryClient) =>
  Promise.all([refreshAfter(client, calls.createMailing), refreshAfter(client, createSequence)]);

export const useMailingList = () => useQuery(apiQuery(calls.listMailings));

export function useCreateMailing(onCreated: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<calls.MailingBody>) => callApi(calls.createMailing, { body }),
    onSuccess: async ({ id }) => {
      await refreshAfter(client, calls.createMailing);
      onCreated(id);
    },
    onError: onErrorNotify(t('The mail could not be made'), t('Please try again.')),
  });
}

export function useMailing(id: string) {
  const client = useQueryClient();
  const params = { id };
  const query = useQuery(apiQuery(calls.getMailing, { params }));
  const refresh = () => refreshAfter(client, calls.updateMailing, { params });
  const onError = onErrorNotify(t('Not changed'), t('Please try again.'));
  const save = useMutation({
    mutationFn: (body: calls.MailingBody) => callApi(calls.updateMailing, { params, body }),
    onSuccess: (saved) => {
      client.setQueryData(apiQuery(calls.getMailing, { params }).queryKey, saved);
      void refreshLists(client);
    },
    onError: onErrorNotify(t('Not saved'), t('Please try again.')),
  });
  const test = useMutation({
    mutationFn: () => callApi(calls.testMailing, { params }),
    onSuccess: ({ to }) => notify({ title: t('The test was sent'), description: to }),
    onError: onErrorNotify(t('The test was not sent'), t('Please try again.')),
  });
  const send = useMutation({
    mutationFn: (sendAt: string | undefined) =>
      callApi(calls.sendMailing, { params, body: { ...(sendAt && { sendAt }) } }),
    onSuccess: refresh,
    onError: onErrorNotify(t('Not sent'), t('Please try again.')),
  });
  const pause = useMutation({
    mutationFn: () => callApi(calls.pauseMailing, { params }),
    onSuccess: refresh,
    onError,
  });
  const resume = useMutation({
    mutationFn: () => callApi(calls.resumeMailing, { params }),
    onSuccess: refresh,
    onError,
  });
  const copy = useMutation({
    mutationFn: () => callApi(calls.copyMailing, { params }),
    onSuccess: () => refreshAfter(client, calls.createMailing),
    onError,
  });
  const remove = useMutation({
    mutationFn: () => callApi(calls.deleteMailing, { params }),
    onSuccess: () => refreshLists(client),
    onError: onErrorNotify(t('Not deleted'), t('Please try again.')),
  });
  return { query, save, test, send, pause, resume, copy, remove };
}
