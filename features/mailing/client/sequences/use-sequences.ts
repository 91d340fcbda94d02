/** My sequences: read, made, changed, switched on and off. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import type { BodyOf } from '#common/contract.ts';
import { t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import * as calls from '../../calls/sequence-calls.ts';

export const useSequences = () => useQuery(apiQuery(calls.listSequences));

export function useCreateSequence(onCreated: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof calls.createSequence>) => callApi(calls.createSequence, { body }),
    onSuccess: async () => {
      await refreshAfter(client, calls.createSequence);
      onCreated();
    },
    onError: onErrorNotify(t('The sequence could not be made'), t('Please try again.')),
  });
}

export function useSequence(id: string) {
  const client = useQueryClient();
  const params = { id };
  const onSuccess = () => refreshAfter(client, calls.updateSequence, { params });
  const onError = onErrorNotify(t('Not changed'), t('Please try again.'));
  const change = useMutation({
    mutationFn: (body: BodyOf<typeof calls.updateSequence>) =>
      callApi(calls.updateSequence, { params, body }),
    onSuccess,
    onError,
  });
  const add = useMutation({ mutationFn: () => callApi(calls.addStep, { params }), onSuccess, onError });
  const remove = useMutation({
    mutationFn: () => callApi(calls.deleteSequence, { params }),
    onSuccess,
    onError: onErrorNotify(t('Not deleted'), t('Please try again.')),
  });
  return { change, add, remove };
}
